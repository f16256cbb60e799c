import { errorReply, successReply, TEXT_MAX } from '@osnowa/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { processorTime } from '../testing/processor-time.ts';
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

/** Asserts that the form was refused in the contract's words and that nothing was stored. */
async function refused(response: Response, status: number, code: string) {
  const { error } = errorReply.parse(await response.json());
  expect([response.status, error.code]).toEqual([status, code]);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await cms.leads()).toEqual([]);
  return error;
}

describe('a form that breaks its rules is refused field by field', () => {
  const without = (...names: string[]) =>
    urlencoded(
      Object.fromEntries(Object.entries(CONTACT).filter(([name]) => !names.includes(name))),
    );

  async function fieldsOf(response: Response) {
    return (await refused(response, 422, 'Validation')).fields;
  }

  test('I1: consent is not given', async () => {
    const missing = await cms.post(PATH, without('consent'));
    expect(await fieldsOf(missing)).toEqual({ consent: 'consentNotAccepted' });
    for (const consent of ['false', '0', 'off', '']) {
      expect(await fieldsOf(await send({ consent }))).toEqual({ consent: 'consentNotAccepted' });
    }
  });

  test('I2: a field sent twice', async () => {
    const twice = urlencoded(CONTACT);
    twice.append('consent', 'off');
    await refused(await cms.post(PATH, twice), 400, 'BadRequest');
  });

  test('I3: no mail', async () => {
    for (const mail of ['', '   ']) {
      expect(await fieldsOf(await send({ mail }))).toEqual({ mail: 'emailValidationError' });
    }
  });

  test.each([
    'a',
    'a@',
    '@b.pl',
    'a@b',
    'a b@c.pl',
    'a@b..pl',
    'a@-b.pl',
    'a@b.pl.', // I4
    `${'a'.repeat(250)}@b.pl`,
    `${'a'.repeat(65)}@b.pl`, // I5
    'a@x.pl\r\nBcc: v@evil.com',
    'a@x.pl%0d%0aBcc: v@evil.com',
    'a@x.pl\u2028x',
    'a\n@x.pl', // I6
    'a@x.pl, v@evil.com',
    'a@x.pl;v@y',
    '"a@x.pl" <v@evil.com>', // I7
    'a@[127.0.0.1]',
    'root@localhost', // I9
    `${'a'.repeat(50_000)}!`, // I11
  ])('I4–I11: mail %j', async (mail) => {
    const before = processorTime();
    expect(await fieldsOf(await send({ mail }))).toEqual({ mail: 'invalidEmailErrorRegex' });
    expect(processorTime() - before).toBeLessThan(500);
  });

  test('I13: no name, or one that is too long', async () => {
    for (const fullName of ['', '    ']) {
      expect(await fieldsOf(await send({ fullName }))).toEqual({ fullName: 'nameValidationError' });
    }
    const long = await send({ fullName: 'x'.repeat(TEXT_MAX.fullName + 1) });
    expect(await fieldsOf(long)).toEqual({ fullName: 'nameTooLong' });
  });

  test('I19, I22, I30: no phone, a message too long, a topic that is none', async () => {
    const phoneless = await send({ phoneNumber: '' });
    expect(await fieldsOf(phoneless)).toEqual({ phoneNumber: 'emptyPhoneNumber' });
    const long = await send({ message: 'x'.repeat(TEXT_MAX.message + 1) });
    expect(await fieldsOf(long)).toEqual({ message: 'messageTooLong' });
    expect(await fieldsOf(await send({ topic: 'hax' }))).toEqual({ topic: 'topicError' });
  });
});

describe('what is no form is refused before anything is stored', () => {
  test('I31: too many, too long or nameless additional fields, too much text', async () => {
    const many = Object.fromEntries(Array.from({ length: 61 }, (_, at) => [`x${at}`, 'y']));
    await refused(await send(many), 400, 'BadRequest');
    await refused(await send({ ['k'.repeat(TEXT_MAX.extraKey + 1)]: 'y' }), 400, 'BadRequest');
    await refused(await send({ '': 'y' }), 400, 'BadRequest');
    await refused(await send({ x: 'y'.repeat(25_000) }), 413, 'TooLarge');
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
    const fields = { ...CONTACT, topic: 'Newsletter' };
    const form = multipart(fields);
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
