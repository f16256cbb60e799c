import { performance } from 'node:perf_hooks';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { PASSWORD } from '../../testing/accounts.ts';
import { processorTime } from '../../testing/processor-time.ts';
import { signInQuickly } from '../testing/sign-in-quickly.ts';
import { testAccounts } from '../testing/test-accounts.ts';
import { ownOrigins } from './origins.ts';
import { inward, outward, sessionCookie } from './session-cookie.ts';
import { pauseBefore } from './tries.ts';

const MINUTE = 60_000;

// The delay of an answer and the time of a hash have tests of their own: elsewhere they are off.
const hashAsUsual = signInQuickly();
const accounts = testAccounts();
const send = accounts.send.bind(accounts);
const me = accounts.me.bind(accounts);
const ids = new Map<string, string | number>();

beforeAll(async () => {
  for (const name of ['anna', 'ewa', 'jan', 'ola', 'piotr']) {
    const { id, email } = await accounts.newPerson(name);
    ids.set(email, id);
  }
});

const tryToSignIn = (email: unknown, password: unknown, headers: Record<string, string> = {}) =>
  send('/users/login', { email, password }, headers);

const cookieOf = async (email: string) => (await tryToSignIn(email, PASSWORD)).cookie;

function patchOwn(cookie: string, email: string, data: object, headers = {}) {
  return send(`/users/${ids.get(email)}`, data, { cookie, ...headers }, 'PATCH');
}

const TEN_AND_NO_MORE = [...Array.from({ length: 10 }, () => 401), 429];

describe('I104 signing in', () => {
  test('the eleventh try of an account in a quarter of an hour is refused, whether or not the account exists', async () => {
    for (const email of ['anna@firm.example', 'nobody@firm.example']) {
      const statuses: number[] = [];
      for (let nth = 1; nth <= 11; nth += 1) {
        statuses.push((await tryToSignIn(email, `wrong-${nth}`)).status);
      }
      expect(statuses).toEqual(TEN_AND_NO_MORE);
      expect((await tryToSignIn(email, PASSWORD)).status).toBe(429);
    }
  });

  test('guesses of others do not lock the owner of an account out', async () => {
    const guess = (network: number) => ({ 'x-forwarded-for': `203.0.113.${network}` });
    for (let nth = 1; nth <= 36; nth += 1) {
      const network = 100 + Math.ceil(nth / 9);
      await tryToSignIn('jan@firm.example', `wrong-${nth}`, guess(network));
    }
    const own = { 'x-forwarded-for': '198.51.100.77' };
    expect((await tryToSignIn('jan@firm.example', PASSWORD, own)).status).toBe(200);
  });

  test('a photo of more than 20 MB is refused with a sentence', async () => {
    const type = 'multipart/form-data; boundary=x';
    const headers = { 'content-type': type, 'content-length': '23000000', cookie: 'adm-lng=pl' };
    const answer = await accounts.office.send('/media', { method: 'POST', headers, body: 'x' });
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain('Ten plik jest za duży.');
  });

  test('no account is locked for ever', async () => {
    const later = performance.now() + 15 * MINUTE;
    const clock = vi.spyOn(performance, 'now').mockReturnValue(later);
    expect((await tryToSignIn('anna@firm.example', PASSWORD)).status).toBe(200);
    clock.mockRestore();
  });

  test('an address has ten tries over all accounts', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.7' };
    for (let nth = 1; nth <= 10; nth += 1) {
      await tryToSignIn(`guess-${nth}@firm.example`, 'wrong', headers);
    }
    expect((await tryToSignIn('ola@firm.example', PASSWORD, headers)).status).toBe(429);
    expect((await tryToSignIn('ola@firm.example', PASSWORD)).status).toBe(200);
  });

  test('a successful sign-in clears earlier tries', async () => {
    for (let round = 0; round < 4; round += 1) {
      for (let nth = 0; nth < 3; nth += 1) await tryToSignIn('piotr@firm.example', 'wrong');
      expect((await tryToSignIn('piotr@firm.example', PASSWORD)).status).toBe(200);
    }
  });

  test('the audit log has failed tries, without the input for an unknown account', async () => {
    const headers = { 'x-forwarded-for': '198.51.100.9' };
    await tryToSignIn('Ewa@firm.example', 'wrong', headers);
    await tryToSignIn('haslo-zamiast-adresu', 'wrong', headers);
    const { docs } = await accounts.api.payload.find({
      collection: 'audit',
      where: { detail: { equals: '198.51.100.0/24' } },
      sort: 'id',
    });
    expect(docs.map(({ action, person }) => [action, person])).toEqual([
      ['login-failed', 'ewa@firm.example'],
      ['login-failed', null],
    ]);
  });

  test('an unknown account gets the same words in about the same time', async () => {
    hashAsUsual();
    const known = { texts: [] as string[], ms: Number.POSITIVE_INFINITY };
    const unknown = { texts: [] as string[], ms: Number.POSITIVE_INFINITY };
    async function measure(email: string, found: typeof known) {
      const started = processorTime();
      const answer = await tryToSignIn(email, 'wrong');
      found.texts.push(JSON.stringify(answer.body));
      found.ms = Math.min(found.ms, processorTime() - started);
    }
    // The fastest of five: on a busy machine any one of them may be delayed.
    for (let nth = 1; nth <= 5; nth += 1) {
      await measure('jan@firm.example', known);
      await measure('nikt@firm.example', unknown);
    }
    expect(unknown.texts).toEqual(known.texts);
    expect(unknown.ms / known.ms).toBeGreaterThan(0.5);
    expect(unknown.ms / known.ms).toBeLessThan(2);
  });

  test.each([
    ['10 KB', 'x'.repeat(10_240)],
    ['an object', { $ne: null }],
    ['a list', ['wrong']],
  ])('%s is no password', async (_what, password) => {
    expect((await tryToSignIn('jan@firm.example', password)).status).toBe(400);
  });

  test.each(['wrong\0', ''])('%j is no password', async (password) => {
    expect((await tryToSignIn('jan@firm.example', password)).status).toBe(400);
  });

  test('later tries wait longer', () => {
    expect([1, 3, 4, 5, 6, 7, 10].map(pauseBefore)).toEqual([0, 0, 250, 500, 1000, 2000, 2000]);
  });
});

describe('I105 sessions', () => {
  test('a session from before the sign-in is not valid', async () => {
    const before = 'adm=eyJhbGciOiJIUzI1NiJ9.e30.planted';
    await tryToSignIn('ewa@firm.example', PASSWORD, { cookie: before });
    expect(await me(before)).toBeNull();
  });

  test('after signing out the cookie is not valid', async () => {
    const cookie = await cookieOf('ewa@firm.example');
    expect(await me(cookie)).toMatchObject({ email: 'ewa@firm.example' });
    await send('/users/logout', {}, cookie);
    expect(await me(cookie)).toBeNull();
  });

  test('a new password ends every session, the one that set it included', async () => {
    const one = await cookieOf('ewa@firm.example');
    const other = await cookieOf('ewa@firm.example');
    expect((await patchOwn(one, 'ewa@firm.example', { name: 'Ewa' })).status).toBe(200);
    expect(await me(other)).not.toBeNull();
    const change = { password: 'osnowa-i-czolenko-58', currentPassword: PASSWORD };
    expect((await patchOwn(one, 'ewa@firm.example', change)).status).toBe(200);
    expect(await me(one)).toBeNull();
    expect(await me(other)).toBeNull();
    const where = { action: { equals: 'password-changed' } };
    const { docs } = await accounts.api.payload.find({ collection: 'audit', where });
    expect(docs.map(({ person, subject }) => [person, subject])).toEqual([
      ['ewa@firm.example', 'ewa@firm.example'],
    ]);
  });

  test('an idle session ends after half an hour, a busy one after twelve', async () => {
    const cookie = await cookieOf('jan@firm.example');
    const started = Date.now();
    const at = (minutes: number) => vi.setSystemTime(started + minutes * MINUTE);
    vi.useFakeTimers({ toFake: ['Date'] });
    let newest = cookie;
    for (let minutes = 29; minutes <= 690; minutes += 29) {
      at(minutes);
      const answer = await send('/users/refresh-token', {}, newest);
      expect(answer.status).toBe(200);
      newest = answer.cookie;
    }
    expect(await me(cookie)).toBeNull();
    expect(await me(newest)).not.toBeNull();
    at(695);
    expect((await send('/users/refresh-token', {}, newest)).status).toBe(403);
    at(720);
    expect(await me(newest)).toBeNull();
    vi.useRealTimers();
  });

  test('the token is in the cookie only: neither in the answer nor accepted as a header', async () => {
    const answer = await tryToSignIn('jan@firm.example', PASSWORD);
    const token = answer.cookie.slice('adm='.length);
    expect(token).not.toBe('');
    expect(JSON.stringify(answer.body)).not.toContain(token);
    expect(await me('', { authorization: `JWT ${token}` })).toBeNull();
  });

  test('neither scripts nor other sites can read the cookie', async () => {
    const [cookie] = (await tryToSignIn('jan@firm.example', PASSWORD)).set;
    expect(cookie).toMatch(/^adm=.+; Expires=.+; Path=\/; HttpOnly; SameSite=Strict$/);
  });
});

describe('I106 requests that change something', () => {
  const EVIL = 'https://evil.example';
  const OWN = 'http://127.0.0.1:3001';

  test.each([
    [OWN, 'same-origin', 200],
    [OWN, '', 200],
    [OWN, 'none', 200],
    ['', 'same-origin', 200],
    ['', 'none', 200],
    [OWN, 'cross-site', 403],
    [OWN, 'same-site', 403],
    ['', 'cross-site', 403],
    ['', '', 403],
    ['null', '', 403],
    ['null', 'cross-site', 403],
    [EVIL, '', 403],
    [EVIL, 'cross-site', 403],
    [EVIL, 'same-origin', 403],
  ])('Origin %j, Sec-Fetch-Site %j: %i', async (origin, site, status) => {
    const cookie = await cookieOf('ola@firm.example');
    const headers = { origin, 'sec-fetch-site': site };
    const { status: found } = await patchOwn(cookie, 'ola@firm.example', { name: 'Ola' }, headers);
    expect(found).toBe(status);
  });

  test('a public address is its own origin only', () => {
    expect(ownOrigins('https://cms.osnowa.example/')).toEqual(['https://cms.osnowa.example']);
  });

  test('on one machine each name of the loopback address is accepted, on this port only', () => {
    const origins = ownOrigins('http://127.0.0.1:3001');
    expect(origins).toContain('http://localhost:3001');
    expect(origins).toContain('http://127.0.0.1:3001');
    expect(origins.every((origin) => origin.endsWith(':3001'))).toBe(true);
  });
});

describe('the cookie of a session', () => {
  test('with encryption the browser sends the session to this host only', () => {
    expect(sessionCookie('https://panel.osnowa.example')).toBe('__Host-adm');
    expect(sessionCookie('http://127.0.0.1:3001')).toBe('adm');
  });

  test('in a request our name becomes the name that Payload reads', () => {
    const headers = new Headers({ cookie: 'adm-lng=de; __Host-adm=token; other=1' });
    expect(inward(headers, '__Host-adm').get('cookie')).toBe(
      'adm-lng=de; adm-token=token; other=1',
    );
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
});
