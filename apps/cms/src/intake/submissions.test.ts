import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { errorReply, reference, successReply } from '@osnowa/contract';
import { describe, expect, test } from 'vitest';
import { CONTACT, multipart, OFFICE_TIME, testCms, urlencoded } from '../testing/test-cms.ts';

const PATH = '/contact/send-message';
const KEY = '0f8fad5b-d9cb-469f-a165-70867728950e';
const cms = testCms();

/** Posts the contact form with these fields changed. */
function send(changes: Record<string, string> = {}, headers: HeadersInit = {}): Promise<Response> {
  return cms.post(PATH, urlencoded({ ...CONTACT, ...changes }), headers);
}

async function accepted(response: Response): Promise<string> {
  expect(response.status).toBe(200);
  return successReply.parse(await response.json()).data.reference;
}

/** Asserts that the form was refused in the contract's words and that nothing was stored. */
async function refused(response: Response, status: number, code: string) {
  const { error } = errorReply.parse(await response.json());
  expect([response.status, error.code]).toEqual([status, code]);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await cms.leads()).toEqual([]);
}

describe('a good submission becomes a lead', () => {
  test.each([
    ['multipart', multipart],
    ['urlencoded', urlencoded],
  ])('%s: what was written, where from, and what was agreed to', async (_encoding, encode) => {
    const fields = { ...CONTACT, referrer: 'https://suchmaschine.example/', utm: 'wiosna' };
    const number = await accepted(
      await cms.post(PATH, encode(fields), { 'x-forwarded-for': '203.0.113.77' }),
    );
    const { consent: _, consentVersion: version, ...written } = CONTACT;
    const [lead, ...others] = await cms.leads();
    expect(others).toEqual([]);
    expect(reference.safeParse(number).success).toBe(true);
    expect(lead).toMatchObject({
      reference: number,
      ...written,
      formType: 'contact',
      state: 'new',
      phoneNormalised: '+48501002003',
      referrer: 'https://suchmaschine.example/',
      extra: [{ key: 'utm', value: 'wiosna' }],
      clientAddress: '203.0.113.0/24',
      createdAt: OFFICE_TIME.toISOString(),
      consent: {
        clause: 'Zgadzam się.\n\nAdministratorem danych jest Osnowa.',
        version,
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
    const consultation = { topic: 'Consultation', phone: '+49 30 901820', locale: 'de' };
    const job = { topic: 'jobApply', message: 'CV', jobTitle: 'Tester' };
    const quote = { topic: 'estimate', companyName: 'Sp. z o.o.' };
    const forms: [path: string, fields: Record<string, string>][] = [
      ['/consultation', { ...consultation, consultationTopic: 'erp' }],
      ['/newsletter', { topic: 'Newsletter', fullName: 'Ola' }],
      ['/career/apply', { ...job, fullName: 'Ola' }],
      ['/kalkulator-erp-n/send-message', { ...quote, fullName: 'Ola' }],
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
      { formType: 'career', details: [{ key: 'jobTitle', value: 'Tester' }] },
      { formType: 'estimateNewErp', companyName: 'Sp. z o.o.' },
      { formType: 'estimate', fullName: null },
    ]);
  });
});

test('a form without scripts has the language and the campaign of its page from the headers', async () => {
  const address = 'https://osnowa.example/de/contact?utm_source=mail';
  const referrer = 'utm_referrer=https%3A%2F%2Fsuchmaschine.example%2F';
  const headers = { 'content-language': 'de', referer: `${address}&${referrer}` };
  await accepted(await send({}, headers));
  await accepted(await send({ campaign: 'utm_source=card', message: 'Inna' }, headers));
  const origin = { locale: 'de', referrer: 'https://suchmaschine.example/' };
  expect(await cms.leads()).toMatchObject([
    { ...origin, campaign: 'utm_source=mail' },
    { ...origin, campaign: 'utm_source=card' },
  ]);
});

test('I28: one sign of a program is marked and mailed, two independent ones are set apart', async () => {
  await accepted(await send({ leaveEmpty: 'https://evil.example' }));
  const startedAt = (ms: number) => String(OFFICE_TIME.getTime() - ms);
  const iso = new Date(OFFICE_TIME.getTime() - 300).toISOString();
  await accepted(await send({ message: '1', startedAt: startedAt(300) }));
  await accepted(await send({ message: '2', startedAt: iso }));
  await accepted(await send({ message: '3', startedAt: startedAt(30_000) }));
  await accepted(await send({ leaveEmpty: 'x', message: '4', startedAt: startedAt(300) }));
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
  test('I58: the same key and content again gives the same reference, other content is refused', async () => {
    const first = await accepted(await send({ idempotencyKey: KEY, startedAt: '1' }));
    const again = { idempotencyKey: KEY.toUpperCase(), startedAt: '2' };
    expect(await accepted(await send(again))).toBe(first);
    const other = await send({ idempotencyKey: KEY, message: 'Coś innego' });
    expect([other.status, (await other.json()).error.code]).toEqual([409, 'Conflict']);
    expect(await cms.leads()).toHaveLength(1);
    expect(await cms.messages()).toHaveLength(2);
  });

  test('twenty at once with one key make one lead, and so does one text; twenty texts make twenty', async () => {
    const twenty = (fields: (at: number) => Record<string, string>) =>
      Promise.all(Array.from({ length: 20 }, async (_, at) => accepted(await send(fields(at)))));
    expect(new Set(await twenty(() => ({ idempotencyKey: KEY }))).size).toBe(1);
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

  test('A5: without a key the same text of one day is the same lead, whoever acted on it', async () => {
    const first = await accepted(await send());
    const [lead] = await cms.leads();
    const answered = { id: lead?.id ?? 0, data: { state: 'answered' as const } };
    await cms.payload.db.updateOne({ collection: 'leads', ...answered });
    cms.clock.now = new Date(OFFICE_TIME.getTime() + 60 * 60_000);
    expect(await accepted(await send())).toBe(first);
    cms.clock.now = new Date(OFFICE_TIME.getTime() + 24 * 60 * 60_000);
    expect(await accepted(await send())).not.toBe(first);
    expect(await cms.leads()).toHaveLength(2);
  });

  test('A5: a text that was set apart as a program’s is taken again from a person', async () => {
    const links = Array.from({ length: 9 }, (_, at) => `http://a${at}.example`);
    const spam = { message: links.join(' ') };
    await accepted(await send({ ...spam, startedAt: String(OFFICE_TIME.getTime() - 300) }));
    await accepted(await send({ ...spam, idempotencyKey: KEY }));
    expect((await cms.leads()).map(({ state }) => state)).toEqual(['quarantined', 'unverified']);
  });

  test('A5: who waits for the mail of the newsletter is sent another one', async () => {
    const signUp = { ...CONTACT, topic: 'Newsletter' };
    for (const idempotencyKey of [KEY, crypto.randomUUID()])
      await accepted(await cms.post('/newsletter', urlencoded({ ...signUp, idempotencyKey })));
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
  async function lockingProcess() {
    const other = spawn(process.execPath, ['-e', HOLD_LOCK, path.join(cms.dataDir, 'osnowa.db')]);
    await once(other.stdout, 'data');
    return other;
  }

  test('F6: while another process writes, a lead waits and the process does not', async () => {
    const other = await lockingProcess();
    const sending = send();
    await sleep(500);
    expect(await cms.leads()).toEqual([]);
    other.stdin.end();
    await accepted(await sending);
  });

  test('F7: one that does not let go is not waited for, and reads go on', async () => {
    const other = await lockingProcess();
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
    const { client } = cms.payload.db as unknown as {
      client: { execute(statement: string): Promise<unknown> };
    };
    await client.execute(
      "CREATE TRIGGER fails BEFORE INSERT ON messages BEGIN SELECT RAISE(ABORT, 'disk is full'); END",
    );
    const response = await send({ idempotencyKey: KEY });
    await client.execute('DROP TRIGGER fails');
    expect(response.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(response.status).toBe(503);
    const { code, message } = errorReply.parse(await response.json()).error;
    expect(code).toBe('Unavailable');
    expect(await cms.leads()).toEqual([]);
    expect(message).not.toMatch(/SQLITE|disk/);
    await accepted(await send({ idempotencyKey: KEY }));
    expect(await cms.leads()).toHaveLength(1);
  });
});

describe('what is no form is refused before anything is stored', () => {
  test('I31: too many or nameless additional fields, too much text', async () => {
    const many = Object.fromEntries(Array.from({ length: 61 }, (_, at) => [`x${at}`, 'y']));
    await refused(await send(many), 400, 'BadRequest');
    await refused(await send({ '': 'y' }), 400, 'BadRequest');
    await refused(await send({ message: 'y'.repeat(70_000) }), 413, 'TooLarge');
    await refused(await send({ message: 'y'.repeat(500_000) }), 413, 'TooLarge');
  });

  test('I45, I46, I55: a body that is no form', async () => {
    for (const type of ['application/json', 'text/plain', '']) {
      const headers = { 'content-type': type };
      await refused(await cms.post(PATH, '{}' as never, headers), 415, 'UnsupportedMedia');
    }
    const headers = { 'content-type': 'multipart/form-data' };
    await refused(await cms.post(PATH, 'x' as never, headers), 400, 'BadRequest');
    const gzip = send({}, { 'content-encoding': 'gzip' });
    await refused(await gzip, 415, 'UnsupportedMedia');
  });

  test('I48, F23: a multipart body that was cut off', async () => {
    const whole = new Response(multipart(CONTACT));
    const type = whole.headers.get('content-type') ?? '';
    const text = await whole.text();
    for (const share of [0.1, 0.5, 0.95]) {
      const part = text.slice(0, Math.floor(text.length * share));
      const headers = { 'content-type': type };
      await refused(await cms.post(PATH, part as never, headers), 400, 'BadRequest');
    }
  });

  test('a form without files takes none, but an empty file input is forgiven', async () => {
    const form = multipart({ ...CONTACT, topic: 'Newsletter' });
    form.append('attachment', new File([], ''));
    await accepted(await cms.post('/newsletter', form));
    await cms.clear();
    form.set('attachment', new File(['x'], 'cv.pdf'));
    await refused(await cms.post('/newsletter', form), 400, 'BadRequest');
  });

  test('S10: a form that stands on another site', async () => {
    await refused(await send({}, { 'sec-fetch-site': 'cross-site' }), 403, 'Forbidden');
    await refused(await send({}, { origin: 'https://evil.example' }), 403, 'Forbidden');
    await accepted(await send({}, { origin: 'https://osnowa.example' }));
    await accepted(await send({}, { 'sec-fetch-site': 'same-origin' }));
  });

  test('other paths and methods are the web API’s to refuse', async () => {
    expect((await cms.request('/contact/unknown', { method: 'POST' })).status).toBe(404);
    const got = await cms.request(PATH);
    expect([got.status, got.headers.get('allow')]).toEqual([405, 'POST, OPTIONS']);
  });
});

describe('I32: a part that names a charset', () => {
  async function named(charset: string, name: Buffer): Promise<Response> {
    const part = (field: string, more = '') =>
      `--x\r\nContent-Disposition: form-data; name="${field}"${more}\r\n\r\n`;
    const others = Object.entries(CONTACT).filter(([field]) => field !== 'fullName');
    const body = Buffer.concat([
      ...others.map(([field, value]) => Buffer.from(`${part(field)}${value}\r\n`)),
      Buffer.from(part('fullName', `\r\nContent-Type: text/plain; charset=${charset}`)),
      name,
      Buffer.from('\r\n--x--\r\n'),
    ]);
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    return cms.post(PATH, new Blob([body]) as never, headers);
  }

  test('is read by it', async () => {
    await accepted(await named('ISO-8859-2', Buffer.from([0x47, 0xea, 0xb6, 0x6c, 0xb1])));
    expect((await cms.leads())[0]?.fullName).toBe('Gęślą');
  });

  test('that is unknown is refused', async () => {
    await refused(await named('klingon', Buffer.from('Worf')), 400, 'BadRequest');
  });
});
