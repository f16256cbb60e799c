import { describe, expect, test } from 'vitest';
import { solveCaptcha } from '../testing/solve-captcha.ts';
import { CONTACT, OFFICE_TIME, testCms, urlencoded } from '../testing/test-cms.ts';

const PATH = '/contact/send-message';
const MINUTE = 60_000;
const KEY = '0f8fad5b-d9cb-469f-a165-70867728950e';
const limits = {
  address: [{ most: 5, ms: MINUTE }],
  mailbox: [{ most: 2, ms: MINUTE }],
  altogether: [{ most: 3, ms: MINUTE }],
  addressBytes: [{ most: 1024 * 1024, ms: MINUTE }],
  everybodyBytes: [],
  challenges: [{ most: 20, ms: MINUTE }],
};
const cms = testCms({ variables: { CAPTCHA: 'on' }, options: { limits } });

function send(fields: Record<string, string> = {}, address = '127.0.0.1'): Promise<Response> {
  const headers = { 'x-forwarded-for': address };
  return cms.post(PATH, urlencoded({ ...CONTACT, ...fields }), headers);
}

/** Solves the challenge that the API gives out, as a browser does. */
async function solution(): Promise<string> {
  const response = await cms.app.request('http://cms.test/api/captcha');
  expect(response.headers.get('cache-control')).toBe('no-store');
  return solveCaptcha(await response.json());
}

describe('a captcha', () => {
  const SOLVED = 'solved';
  const spam = { message: 'Best casino' };
  test.each<[string, Record<string, string>, string, object]>([
    ['that is solved', { altcha: SOLVED }, 'new', { verification: 'verified', flags: [] }],
    ['that is missing', {}, 'unverified', { verification: 'none' }],
    ['that is false', { altcha: 'x' }, 'unverified', { verification: 'none', flags: ['captcha'] }],
    ['that is missing and a filled trap', { leaveEmpty: 'x' }, 'quarantined', {}],
    ['that is missing and advertising', spam, 'unverified', {}],
    ['that is false and advertising', { altcha: 'x', ...spam }, 'quarantined', {}],
    [
      'that is solved and a trap',
      { altcha: SOLVED, leaveEmpty: 'x' },
      'unverified',
      { flags: ['trap'] },
    ],
  ])(
    '%s: the lead is stored, and mailed unless it is set apart',
    async (_, fields, state, more) => {
      const sent = { ...fields };
      if (sent.altcha === SOLVED) sent.altcha = await solution();
      expect((await send(sent)).status).toBe(200);
      expect(await cms.leads()).toMatchObject([{ state, ...more }]);
      expect((await cms.messages()).map(({ kind }) => kind)).toEqual(
        state === 'quarantined' ? [] : ['notification', 'confirmation'],
      );
    },
  );

  test('is never a way to flood a mailbox: the fourth mail of a day is not promised', async () => {
    const from = (mail: string) => send({ mail, message: crypto.randomUUID() });
    for (const mail of ['A@klient.example', 'a@klient.example', 'a@klient.example'])
      expect((await (await from(mail)).json()).data.mailed).toBeUndefined();
    expect((await (await from('A@klient.example')).json()).data.mailed).toBe(false);
    cms.clock.now = new Date(OFFICE_TIME.getTime() + 25 * 60 * MINUTE);
    await from('a@klient.example');
    const confirmations = (await cms.messages()).filter(({ kind }) => kind === 'confirmation');
    const states = confirmations.map(({ state }) => state);
    expect(states).toEqual(['pending', 'pending', 'pending', 'withheld', 'pending']);
  });

  test('counts once: the same lead sent again is the same, another one is unverified', async () => {
    const altcha = await solution();
    const first = await (await send({ altcha, idempotencyKey: KEY })).text();
    expect(await (await send({ altcha, idempotencyKey: KEY })).text()).toBe(first);
    expect((await send({ altcha, message: 'Inna' })).status).toBe(200);
    const states = (await cms.leads()).map(({ state, verification }) => [state, verification]);
    expect(states).toEqual([
      ['new', 'verified'],
      ['unverified', 'expired'],
    ]);
  });
});

test('a flood is accepted and quarantined, without a mail about each lead', async () => {
  for (let at = 0; at < 5; at += 1) {
    const response = await send({ mail: `a${at}@klient.example` }, `203.0.113.${at}`);
    expect(response.status).toBe(200);
  }
  const states = (await cms.leads()).map(({ state }) => state);
  expect(states).toEqual(['unverified', 'unverified', 'unverified', 'quarantined', 'quarantined']);
  expect(await cms.messages()).toHaveLength(6);
});

test('a mailbox is named by so many leads only, from wherever they come', async () => {
  const named = async (at: number) =>
    (await send({ mail: 'ola@klient.example', message: `${at}` }, `198.51.100.${at}`)).status;
  expect([await named(1), await named(2), await named(3)]).toEqual([200, 200, 429]);
});

test('the sixth lead from one address waits; refused forms do not count', async () => {
  const from = (address: string, changes: Record<string, string>) =>
    send({ mail: `${crypto.randomUUID()}@klient.example`, ...changes }, address);
  const first = { idempotencyKey: KEY, mail: 'jan@klient.example' };
  for (let at = 0; at < 5; at += 1)
    expect((await from('192.0.2.5', { mail: '' })).status).toBe(422);
  expect((await from('192.0.2.5', first)).status).toBe(200);
  for (let at = 0; at < 4; at += 1)
    expect((await from('6.6.6.6, 192.0.2.5', { message: `${at}` })).status).toBe(200);
  const sixth = await from('192.0.2.5', { message: 'sixth' });
  expect(sixth.status).toBe(429);
  expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await sixth.json()).error.code).toBe('RateLimited');
  // Another person, and a second try of a stored submission, are not delayed.
  expect((await from('192.0.2.6', { message: 'another' })).status).toBe(200);
  expect((await from('192.0.2.5', first)).status).toBe(200);
});

test('I74: bytes of files are counted before they are read', async () => {
  const upload = (address: string) =>
    cms.app.request(`http://cms.test/api${PATH}`, {
      method: 'POST',
      headers: {
        'content-type': 'multipart/form-data; boundary=x',
        'content-length': '800000',
        'x-forwarded-for': address,
      },
      body: 'x',
    });
  expect((await upload('203.0.113.77')).status).toBe(400);
  const second = await upload('203.0.113.77');
  expect(second.status).toBe(429);
  expect(Number(second.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await upload('203.0.113.78')).status).toBe(400);
});

test('after a week a key means nothing any more', async () => {
  expect((await send({ idempotencyKey: KEY })).status).toBe(200);
  expect((await send({ idempotencyKey: KEY, message: 'Inna' })).status).toBe(409);
  cms.clock.now = new Date(OFFICE_TIME.getTime() + 8 * 24 * 60 * MINUTE);
  expect((await send({ idempotencyKey: KEY, message: 'Inna' })).status).toBe(200);
  expect(await cms.leads()).toHaveLength(2);
});
