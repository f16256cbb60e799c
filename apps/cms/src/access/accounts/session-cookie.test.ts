import { expect, test } from 'vitest';
import { inward, outward, sessionCookie } from './session-cookie.ts';

test('with encryption the browser sends the session to this host only', () => {
  expect(sessionCookie('https://panel.osnowa.example')).toBe('__Host-adm');
  expect(sessionCookie('http://127.0.0.1:3001')).toBe('adm');
});

test('in a request our name becomes the name that Payload reads', () => {
  const headers = new Headers({ cookie: 'adm-lng=de; __Host-adm=token; other=1' });
  expect(inward(headers, '__Host-adm').get('cookie')).toBe('adm-lng=de; adm-token=token; other=1');
});

test('a session that another subdomain set under Payload’s name is dropped', () => {
  const planted = new Headers({ cookie: 'adm-token=planted' });
  expect(inward(planted, '__Host-adm').get('cookie')).toBeNull();
});

test('in a response it has our name and the right attributes', () => {
  const answer = new Response('{}', {
    headers: {
      'set-cookie': 'adm-token=token; Path=/; Secure=true; HttpOnly=true; SameSite=Strict',
    },
  });
  expect(outward(answer, '__Host-adm').headers.getSetCookie()).toEqual([
    '__Host-adm=token; Path=/; Secure; HttpOnly; SameSite=Strict',
  ]);
});
