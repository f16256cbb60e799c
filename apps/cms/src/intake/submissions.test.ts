import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { errorReply, reference, successReply } from '@osnowa/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  CONTACT,
  multipart,
  OFFICE_TIME,
  startTestCms,
  type TestCms,
  urlencoded,
} from '../testing/test-cms.ts';

const PATH = '/contact/send-message';
let cms: TestCms;

beforeAll(async () => {
  cms = await startTestCms();
});
afterAll(() => cms?.stop());
beforeEach(async () => {
  cms.clock.now = OFFICE_TIME;
  await cms.clear();
});

/** Posts the contact form with these fields changed. */
function send(changes: Record<string, string> = {}, headers: HeadersInit = {}): Promise<Response> {
  return cms.post(PATH, urlencoded({ ...CONTACT, ...changes }), headers);
}

async function accepted(response: Response): Promise<string> {
  expect(response.status).toBe(200);
  return successReply.parse(await response.json()).data.reference;
}

describe('a good submission becomes a lead', () => {
  test.each([
    ['multipart', multipart],
    ['urlencoded', urlencoded],
  ])('%s: what was written, where from, and what was agreed to', async (_, encode) => {
    const fields = { ...CONTACT, referrer: 'https://suchmaschine.example/', utm: 'wiosna' };
    const number = await accepted(
      await cms.post(PATH, encode(fields), { 'x-forwarded-for': '203.0.113.77' }),
    );
    const [lead, ...others] = await cms.leads();
    expect(others).toEqual([]);
    expect(reference.safeParse(number).success).toBe(true);
    expect(lead).toMatchObject({
      reference: number,
      formType: 'contact',
      topic: 'offer',
      state: 'new',
      fullName: 'Zażółć Gęślą',
      mail: 'zazolc@klient.example',
      phoneNumber: '501 002 003',
      phoneNormalised: '+48501002003',
      message: 'Dzień dobry,\nproszę o ofertę.',
      locale: 'pl',
      page: '/contact',
      referrer: 'https://suchmaschine.example/',
      extra: [{ key: 'utm', value: 'wiosna' }],
      clientAddress: '203.0.113.0/24',
      createdAt: OFFICE_TIME.toISOString(),
      consent: {
        clause: 'Zgadzam się.\n\nAdministratorem danych jest Osnowa.',
        version: '2026-01',
        acceptedAt: OFFICE_TIME.toISOString(),
        locale: 'pl',
        form: 'contact',
      },
    });
    const kinds = (await cms.messages()).map(({ kind, state }) => [kind, state]);
    expect(kinds).toEqual([
      ['notification', 'pending'],
      ['confirmation', 'pending'],
    ]);
  });

  test('every form of the table works the same way', async () => {
    const forms: [path: string, fields: Record<string, string>][] = [
      [
        '/consultation',
        { topic: 'Consultation', phone: '+49 30 901820', consultationTopic: 'erp', locale: 'de' },
      ],
      ['/newsletter', { topic: 'Newsletter', fullName: 'Ola' }],
      [
        '/career/apply',
        {
          topic: 'jobApply',
          fullName: 'Ola',
          message: 'CV',
          jobTitle: 'Tester',
        },
      ],
      [
        '/kalkulator-erp-n/send-message',
        { topic: 'estimate', fullName: 'Ola', companyName: 'Sp. z o.o.' },
      ],
      ['/natychmiastowa-wycena', { topic: 'estimate', message: '' }],
    ];
    for (const [path, fields] of forms) {
      const common = { mail: 'ola@klient.example', consent: 'on' };
      await accepted(await cms.post(path, urlencoded({ ...common, ...fields })));
    }
    expect(await cms.leads()).toMatchObject([
      {
        formType: 'consultation',
        phoneNormalised: '+4930901820',
        details: [{ key: 'consultationTopic', value: 'erp' }],
      },
      { formType: 'newsletter', fullName: 'Ola' },
      {
        formType: 'career',
        details: [{ key: 'jobTitle', value: 'Tester' }],
      },
      { formType: 'estimateNewErp', companyName: 'Sp. z o.o.' },
      { formType: 'estimate', fullName: null },
    ]);
  });

  test('I26: fields that are none of the form become no columns', async () => {
    await accepted(await send({ state: 'won', id: '1', createdAt: '1999-01-01', role: 'admin' }));
    const [lead] = await cms.leads();
    expect(lead).toMatchObject({ state: 'new', createdAt: OFFICE_TIME.toISOString() });
    expect(lead?.extra).toHaveLength(4);
  });

  test('I23: ten thousand emoji are a message', async () => {
    await accepted(await send({ message: '🧵'.repeat(10_000) }));
    expect([...((await cms.leads())[0]?.message ?? '')]).toHaveLength(10_000);
  });
});

test('I28: one sign of a program is marked and mailed, two independent ones are set apart', async () => {
  await accepted(await send({ leaveEmpty: 'https://evil.example' }));
  const startedAt = (ms: number) => String(OFFICE_TIME.getTime() - ms);
  const iso = new Date(OFFICE_TIME.getTime() - 300).toISOString();
  await accepted(await send({ message: '1', startedAt: startedAt(300) }));
  await accepted(await send({ message: '2', startedAt: iso }));
  await accepted(await send({ message: '3', startedAt: startedAt(30_000) }));
  await accepted(await send({ leaveEmpty: 'x', startedAt: startedAt(300) }));
  const two = await send({ leaveEmpty: 'x', message: 'Casino.' });
  expect(await two.json()).toMatchObject({ success: true, data: { mailed: false } });
  const leads = (await cms.leads()).map(({ state, flags }) => [state, flags]);
  expect(leads).toEqual([
    ['unverified', ['trap']],
    ['unverified', ['fast']],
    ['unverified', ['fast']],
    ['new', []],
    ['unverified', ['trap', 'fast']],
    ['quarantined', ['trap', 'advertising']],
  ]);
  const kinds = (await cms.messages()).map(({ kind, state }) => [kind, state]);
  expect(kinds.filter(([kind]) => kind === 'notification')).toHaveLength(5);
  expect(kinds.filter(([, state]) => state !== 'withheld')).toHaveLength(5 + 3);
});

describe('one submission is one lead', () => {
  const idempotencyKey = '0f8fad5b-d9cb-469f-a165-70867728950e';

  test('the same key and content again gives the same reference', async () => {
    const first = await accepted(await send({ idempotencyKey, startedAt: '1' }));
    const again = { idempotencyKey: idempotencyKey.toUpperCase(), startedAt: '2' };
    expect(await accepted(await send(again))).toBe(first);
    expect(await cms.leads()).toHaveLength(1);
    expect(await cms.messages()).toHaveLength(2);
  });

  test('I58: the same key with other content, or no key at all, is refused', async () => {
    await accepted(await send({ idempotencyKey }));
    const other = await send({ idempotencyKey, message: 'Coś innego' });
    expect([other.status, (await other.json()).error.code]).toEqual([409, 'Conflict']);
    expect((await send({ idempotencyKey: 'x'.repeat(1024) })).status).toBe(400);
    expect((await send({ idempotencyKey: `${idempotencyKey}\r\n` })).status).toBe(400);
    expect(await cms.leads()).toHaveLength(1);
  });

  test('twenty at once with one key make one lead, and so does one text; twenty texts make twenty', async () => {
    const twenty = (fields: (at: number) => Record<string, string>) =>
      Promise.all(Array.from({ length: 20 }, async (_, at) => accepted(await send(fields(at)))));
    expect(new Set(await twenty(() => ({ idempotencyKey }))).size).toBe(1);
    expect(new Set(await twenty(() => ({ message: 'Bez klucza' }))).size).toBe(1);
    expect(await cms.leads()).toHaveLength(2);
    expect(new Set(await twenty((at) => ({ message: `${at}` }))).size).toBe(20);
    expect(await cms.leads()).toHaveLength(22);
  });

  test('A5: the same text from a new tab is the same lead for ten minutes, another text never', async () => {
    const tab = (referrer: string) => ({ idempotencyKey: crypto.randomUUID(), referrer });
    const first = await accepted(await send(tab('https://suchmaschine.example/')));
    cms.clock.now = new Date(OFFICE_TIME.getTime() + 9 * 60_000);
    expect(await accepted(await send(tab('')))).toBe(first);
    expect(await cms.messages()).toHaveLength(2);
    for (const [field, value] of Object.entries({
      message: 'Druga sprawa',
      mail: 'ola@klient.example',
    }))
      expect(await accepted(await send({ ...tab(''), [field]: value }))).not.toBe(first);
    cms.clock.now = new Date(OFFICE_TIME.getTime() + 10 * 60_000 + 1);
    expect(await accepted(await send(tab('')))).not.toBe(first);
    expect(await cms.leads()).toHaveLength(4);
  });

  test('A5: a text that was set apart as a program’s is taken again from a person', async () => {
    const spam = {
      message: Array.from({ length: 9 }, (_, at) => `http://a${at}.example`).join(' '),
    };
    await accepted(await send({ ...spam, startedAt: String(OFFICE_TIME.getTime() - 300) }));
    await accepted(await send(spam));
    expect((await cms.leads()).map(({ state }) => state)).toEqual(['quarantined', 'unverified']);
  });

  test('A5: who waits for the mail of the newsletter is sent another one', async () => {
    const signUp = {
      topic: 'Newsletter',
      fullName: 'Ola',
      mail: 'ola@klient.example',
      consent: 'on',
    };
    for (const _ of [1, 2]) await accepted(await cms.post('/newsletter', urlencoded(signUp)));
    expect(await cms.messages()).toHaveLength(2);
  });

  test('leads and editors write at once without getting in each other’s way', async () => {
    const editing = Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        cms.payload.updateGlobal({ slug: 'site-settings', data: { foundedYear: 2000 + at } }),
      ),
    );
    const sending = Promise.all(
      Array.from({ length: 20 }, async (_, at) => accepted(await send({ message: `${at}` }))),
    );
    expect(new Set(await sending).size).toBe(20);
    expect(await editing).toHaveLength(10);
  });
});

/** Holds the write lock of the file until its standard input ends. Locks are a process's own. */
const HOLD_LOCK = `
  const database = new (require('node:sqlite').DatabaseSync)(process.argv[1]);
  database.exec('BEGIN EXCLUSIVE');
  console.log('locked');
  process.stdin.on('end', () => database.exec('COMMIT')).resume();
`;

describe('storage that fails', () => {
  test('F6: while another process writes, a lead waits and the process does not', async () => {
    const other = spawn(process.execPath, ['-e', HOLD_LOCK, path.join(cms.dataDir, 'osnowa.db')]);
    await once(other.stdout, 'data');
    const sending = send();
    await sleep(500);
    expect(await cms.leads()).toEqual([]);
    other.stdin.end();
    await accepted(await sending);
  });

  test('F7: one that does not let go is not waited for, and reads go on', async () => {
    const other = spawn(process.execPath, ['-e', HOLD_LOCK, path.join(cms.dataDir, 'osnowa.db')]);
    await once(other.stdout, 'data');
    let isWaiting = true;
    const sending = send().finally(() => {
      isWaiting = false;
    });
    // The other process holds its lock all the while: a read that waited for it would never end.
    let reads = 0;
    for (; isWaiting; reads += 1) {
      await cms.leads();
      await sleep(10);
    }
    expect(reads).toBeGreaterThan(10);
    const response = await sending;
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toMatch(/^\d+$/);
    other.stdin.end();
    await once(other, 'exit');
    await accepted(await send());
  });

  test('half a lead is none: 503, and a try with the same key succeeds', async () => {
    const idempotencyKey = '7c9e6679-7425-40de-944b-e07fc1f90ae7';
    const { client } = cms.payload.db as unknown as {
      client: { execute(statement: string): Promise<unknown> };
    };
    await client.execute(
      "CREATE TRIGGER fails BEFORE INSERT ON messages BEGIN SELECT RAISE(ABORT, 'disk is full'); END",
    );
    const response = await send({ idempotencyKey });
    await client.execute('DROP TRIGGER fails');
    expect(response.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(response.status).toBe(503);
    const { code, message } = errorReply.parse(await response.json()).error;
    expect(code).toBe('Unavailable');
    expect(await cms.leads()).toEqual([]);
    expect(message).not.toMatch(/SQLITE|disk/);
    await accepted(await send({ idempotencyKey }));
    expect(await cms.leads()).toHaveLength(1);
  });
});

describe('rate limit', () => {
  test('the sixth lead from one address waits; refused forms do not count', async () => {
    const limited = await startTestCms([{ most: 5, ms: 60_000 }]);
    const from = (address: string, changes: Record<string, string> = {}) =>
      limited.post(PATH, urlencoded({ ...CONTACT, ...changes }), { 'x-forwarded-for': address });
    const key = { idempotencyKey: '0f8fad5b-d9cb-469f-a165-70867728950e' };
    for (let at = 0; at < 5; at += 1)
      expect((await from('203.0.113.5', { mail: '' })).status).toBe(422);
    expect((await from('203.0.113.5', key)).status).toBe(200);
    for (let at = 0; at < 4; at += 1)
      expect((await from('6.6.6.6, 203.0.113.5', { message: `${at}` })).status).toBe(200);
    const sixth = await from('203.0.113.5', { message: 'sixth' });
    expect(sixth.status).toBe(429);
    expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await sixth.json()).error.code).toBe('RateLimited');
    // Another person, and a second try of a stored submission, are not delayed.
    expect((await from('203.0.113.6', { message: 'another' })).status).toBe(200);
    expect((await from('203.0.113.5', key)).status).toBe(200);
    await limited.stop();
  });
});
