import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { performance } from 'node:perf_hooks';
import timers from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { processorTime } from '../../testing/processor-time.ts';
import { type RunningApi, startApi } from '../../testing/running-api.ts';
import { type BackOffice, openBackOffice } from '../../testing/running-back-office.ts';
import { pauseBefore } from './tries.ts';

const PASSWORD = 'krosno-i-watek-74';
const MINUTE = 60_000;

// The delay of an answer has a test of its own: here it is off.
const { setTimeout: wait } = timers;
const waiting = vi
  .spyOn(timers, 'setTimeout')
  .mockImplementation((ms = 0, value) => wait(Math.min(ms, 1), value));

// So has the time of a hash: elsewhere one takes a thousandth of it, for all accounts alike.
const { pbkdf2 } = crypto;
const inNoTime: typeof pbkdf2 = (password, salt, rounds, ...rest) =>
  pbkdf2(password, salt, Math.ceil(rounds / 1_000), ...rest);
const hashing = vi.spyOn(crypto, 'pbkdf2').mockImplementation(inNoTime);
syncBuiltinESMExports();

let api: RunningApi;
let office: BackOffice;

beforeAll(async () => {
  api = await startApi();
  office = await openBackOffice(api);
  for (const name of ['anna', 'ewa', 'jan', 'ola', 'piotr']) {
    const email = `${name}@firm.example`;
    const data = { name, email, password: PASSWORD, roles: ['editor' as const] };
    await api.payload.create({ collection: 'users', data });
  }
});
afterAll(async () => {
  await api?.stop();
  waiting.mockRestore();
  hashing.mockRestore();
  syncBuiltinESMExports();
});

function tryToSignIn(email: unknown, password: unknown, headers: HeadersInit = {}) {
  const body = JSON.stringify({ email, password });
  return office.send('/users/login', { method: 'POST', body, headers });
}

async function me(cookie: string, headers: HeadersInit = {}) {
  const response = await office.send('/users/me', { headers: { cookie, ...headers } });
  return ((await response.json()) as { user: { email: string } | null }).user;
}

function patchOwn(cookie: string, id: number, data: object, headers: HeadersInit = {}) {
  const init = { method: 'PATCH', body: JSON.stringify(data), headers: { cookie, ...headers } };
  return office.send(`/users/${id}`, init);
}

async function idOf(email: string): Promise<number> {
  const { docs } = await api.payload.find({
    collection: 'users',
    where: { email: { equals: email } },
  });
  return docs[0]?.id as number;
}

describe('I104 signing in', () => {
  test('the eleventh try of an account in a quarter of an hour is refused, whether or not the account exists', async () => {
    for (const email of ['anna@firm.example', 'nobody@firm.example']) {
      const statuses: number[] = [];
      for (let nth = 1; nth <= 11; nth += 1) {
        statuses.push((await tryToSignIn(email, `wrong-${nth}`)).status);
      }
      expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
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

  test('an address that guesses is blocked after ten tries', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.200' };
    const statuses: number[] = [];
    for (let nth = 1; nth <= 11; nth += 1) {
      statuses.push((await tryToSignIn('jan@firm.example', `wrong-${nth}`, headers)).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
  });

  test('a weak password is refused with the rule for passwords', async () => {
    const cookie = await office.signIn('ewa@firm.example', PASSWORD);
    const answer = await patchOwn(cookie, await idOf('ewa@firm.example'), { password: 'krotkie' });
    expect(answer.status).toBe(400);
    expect(await answer.text()).toMatch(/co najmniej 12 znaków|at least 12 characters/);
  });

  test('a photo of more than 20 MB is refused with a sentence', async () => {
    const type = 'multipart/form-data; boundary=x';
    const headers = { 'content-type': type, 'content-length': '23000000', cookie: 'adm-lng=pl' };
    const answer = await office.send('/media', { method: 'POST', headers, body: 'x' });
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
    const { docs } = await api.payload.find({
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
    hashing.mockImplementation(pbkdf2);
    onTestFinished(() => void hashing.mockImplementation(inNoTime));
    const known = { texts: [] as string[], ms: Number.POSITIVE_INFINITY };
    const unknown = { texts: [] as string[], ms: Number.POSITIVE_INFINITY };
    async function measure(email: string, found: typeof known) {
      const started = processorTime();
      const answer = await tryToSignIn(email, 'wrong');
      found.texts.push(await answer.text());
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
    ['a password of 10 KB', 'x'.repeat(10_240)],
    ['an object', { $ne: null }],
    ['a list', ['wrong']],
    ['a NUL', 'wrong\0'],
    ['nothing', ''],
  ])('%s is no password', async (_what, password) => {
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
    const cookie = await office.signIn('ewa@firm.example', PASSWORD);
    expect(await me(cookie)).toMatchObject({ email: 'ewa@firm.example' });
    await office.send('/users/logout', { method: 'POST', headers: { cookie } });
    expect(await me(cookie)).toBeNull();
  });

  test('a new password ends every session, the one that set it included', async () => {
    const one = await office.signIn('ewa@firm.example', PASSWORD);
    const other = await office.signIn('ewa@firm.example', PASSWORD);
    const id = await idOf('ewa@firm.example');
    expect((await patchOwn(one, id, { name: 'Ewa' })).status).toBe(200);
    expect(await me(other)).not.toBeNull();
    const change = { password: 'osnowa-i-czolenko-58', currentPassword: PASSWORD };
    expect((await patchOwn(one, id, change)).status).toBe(200);
    expect(await me(one)).toBeNull();
    expect(await me(other)).toBeNull();
    const where = { action: { equals: 'password-changed' } };
    const { docs } = await api.payload.find({ collection: 'audit', where });
    expect(docs.map(({ person, subject }) => [person, subject])).toEqual([
      ['ewa@firm.example', 'ewa@firm.example'],
    ]);
  });

  test('an idle session ends after half an hour, a busy one after twelve', async () => {
    const cookie = await office.signIn('jan@firm.example', PASSWORD);
    const started = Date.now();
    const at = (minutes: number) => vi.setSystemTime(started + minutes * MINUTE);
    vi.useFakeTimers({ toFake: ['Date'] });
    let newest = cookie;
    for (let minutes = 29; minutes <= 690; minutes += 29) {
      at(minutes);
      const headers = { cookie: newest };
      const answer = await office.send('/users/refresh-token', { method: 'POST', headers });
      expect(answer.status).toBe(200);
      newest = answer.headers.getSetCookie()[0]?.split(';', 1)[0] ?? '';
    }
    expect(await me(cookie)).toBeNull();
    expect(await me(newest)).not.toBeNull();
    at(695);
    const last = { method: 'POST', headers: { cookie: newest } };
    expect((await office.send('/users/refresh-token', last)).status).toBe(403);
    at(720);
    expect(await me(newest)).toBeNull();
    vi.useRealTimers();
  });

  test('the token is in the cookie only: neither in the answer nor accepted as a header', async () => {
    const answer = await tryToSignIn('jan@firm.example', PASSWORD);
    const token = answer.headers.getSetCookie()[0]?.match(/^adm=([^;]+)/)?.[1] ?? 'none';
    expect(await answer.text()).not.toContain(token);
    expect(await me('', { authorization: `JWT ${token}` })).toBeNull();
  });

  test('neither scripts nor other sites can read the cookie', async () => {
    const [cookie] = (await tryToSignIn('jan@firm.example', PASSWORD)).headers.getSetCookie();
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
    const cookie = await office.signIn('ola@firm.example', PASSWORD);
    const headers = { origin, 'sec-fetch-site': site };
    const id = await idOf('ola@firm.example');
    expect((await patchOwn(cookie, id, { name: 'Ola' }, headers)).status).toBe(status);
  });
});
