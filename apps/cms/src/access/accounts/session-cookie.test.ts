import { expect, test } from 'vitest';
import { inward, outward, sessionCookie } from './session-cookie.ts';

test('the browser holds the session to this host wherever there is encryption', () => {
  expect(sessionCookie('https://panel.osnowa.example')).toBe('__Host-adm');
  expect(sessionCookie('http://127.0.0.1:3001')).toBe('adm');
});

test('on the way in our name becomes the one that Payload reads', () => {
  const headers = new Headers({ cookie: 'adm-lng=de; __Host-adm=token; other=1' });
  expect(inward(headers, '__Host-adm').get('cookie')).toBe('adm-lng=de; adm-token=token; other=1');
});

test('a session that a neighbouring domain planted under the inner name is dropped', () => {
  const planted = new Headers({ cookie: 'adm-token=planted' });
  expect(inward(planted, '__Host-adm').get('cookie')).toBeNull();
});

test('on the way out it bears our name, and its attributes are as they should be', () => {
  const answer = new Response('{}', {
    headers: {
      'set-cookie': 'adm-token=token; Path=/; Secure=true; HttpOnly=true; SameSite=Strict',
    },
  });
  expect(outward(answer, '__Host-adm').headers.getSetCookie()).toEqual([
    '__Host-adm=token; Path=/; Secure; HttpOnly; SameSite=Strict',
  ]);
});
