import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { solveCaptcha } from '../testing/solve-captcha.ts';
import {
  CONTACT,
  OFFICE_TIME,
  startTestCms,
  type TestCms,
  urlencoded,
} from '../testing/test-cms.ts';

const PATH = '/contact/send-message';
const MINUTE = 60_000;
let cms: TestCms;

beforeAll(async () => {
  const limits = {
    address: [],
    mailbox: [{ most: 2, ms: MINUTE }],
    altogether: [{ most: 3, ms: MINUTE }],
    addressBytes: [{ most: 1024 * 1024, ms: MINUTE }],
    everybodyBytes: [],
    challenges: [{ most: 20, ms: MINUTE }],
  };
  cms = await startTestCms([], { CAPTCHA: 'on' }, { limits });
});
afterAll(() => cms?.stop());
beforeEach(async () => {
  cms.clock.now = OFFICE_TIME;
  await cms.clear();
});

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
  test('that is solved makes a lead for the inbox, with both mails', async () => {
    expect((await send({ altcha: await solution() })).status).toBe(200);
    expect(await cms.leads()).toMatchObject([{ state: 'new', verification: 'verified' }]);
    expect((await cms.messages()).map(({ kind }) => kind)).toEqual([
      'notification',
      'confirmation',
    ]);
  });

  test('that is missing leaves the lead unverified, in the inbox and with both mails', async () => {
    expect((await send()).status).toBe(200);
    expect(await cms.leads()).toMatchObject([{ state: 'unverified', verification: 'none' }]);
    expect((await cms.messages()).map(({ kind }) => kind)).toEqual([
      'notification',
      'confirmation',
    ]);
  });

  test('that is false loses no lead: it is stored, mailed and marked', async () => {
    expect((await send({ altcha: 'x' })).status).toBe(200);
    expect(await cms.leads()).toMatchObject([
      { state: 'unverified', verification: 'none', flags: ['captcha'] },
    ]);
    expect(await cms.messages()).toHaveLength(2);
  });

  test.each([
    ['a filled trap', { leaveEmpty: 'x' }, 'quarantined'],
    ['advertising', { message: 'Best casino' }, 'unverified'],
    ['a false solution and advertising', { altcha: 'x', message: 'Best casino' }, 'quarantined'],
  ])('that is missing together with %s', async (_, fields, state) => {
    expect((await send(fields)).status).toBe(200);
    expect(await cms.leads()).toMatchObject([{ state }]);
    expect(await cms.messages()).toHaveLength(state === 'quarantined' ? 0 : 2);
  });

  test('that is solved keeps a filled trap in view', async () => {
    expect((await send({ altcha: await solution(), leaveEmpty: 'x' })).status).toBe(200);
    expect(await cms.leads()).toMatchObject([{ state: 'unverified', flags: ['trap'] }]);
    expect(await cms.messages()).toHaveLength(2);
  });

  test('is never a way to flood a mailbox: the fourth mail of a day is not promised', async () => {
    const mailed: unknown[] = [];
    for (let at = 0; at < 4; at += 1) {
      const reply = await (await send({ message: String(at) })).json();
      mailed.push(reply.data.mailed);
    }
    expect(mailed).toEqual([undefined, undefined, undefined, false]);
    const confirmations = (await cms.messages()).filter(({ kind }) => kind === 'confirmation');
    expect(confirmations.map(({ state }) => state)).toEqual([
      'pending',
      'pending',
      'pending',
      'withheld',
    ]);
  });

  test('counts once: the same lead sent again is the same, another one is unverified', async () => {
    const altcha = await solution();
    const idempotencyKey = '0f8fad5b-d9cb-469f-a165-70867728950e';
    const first = await (await send({ altcha, idempotencyKey })).text();
    expect(await (await send({ altcha, idempotencyKey })).text()).toBe(first);
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
    (await send({ mail: 'ola@klient.example' }, `198.51.100.${at}`)).status;
  expect([await named(1), await named(2), await named(3)]).toEqual([200, 200, 429]);
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
  const idempotencyKey = '7c9e6679-7425-40de-944b-e07fc1f90ae7';
  expect((await send({ idempotencyKey })).status).toBe(200);
  expect((await send({ idempotencyKey, message: 'Inna' })).status).toBe(409);
  cms.clock.now = new Date(OFFICE_TIME.getTime() + 8 * 24 * 60 * MINUTE);
  expect((await send({ idempotencyKey, message: 'Inna' })).status).toBe(200);
  expect(await cms.leads()).toHaveLength(2);
});
