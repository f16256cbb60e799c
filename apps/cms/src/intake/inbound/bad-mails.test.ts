import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Message } from '../../database/generated/payload-types.ts';
import { attachmentStore } from '../../leads/attachments/attachment-store.ts';
import { OFFICE_TIME, startTestCms, type TestCms } from '../../testing/test-cms.ts';
import { takeMail } from './take-mail.ts';
import { eml, multipartEml } from './testing/eml.ts';

const MB = 1024 * 1024;
let cms: TestCms;

beforeAll(async () => {
  cms = await startTestCms();
});
afterAll(() => cms?.stop());
beforeEach(() => cms.clear());

/** Name servers that know no domain. */
async function resolver(): Promise<never> {
  throw Object.assign(new Error('queryTxt ENOTFOUND'), { code: 'ENOTFOUND' });
}

function pieces(raw: Buffer): Readable {
  const size = 64 * 1024;
  const count = Math.ceil(raw.length / size);
  return Readable.from(
    Array.from({ length: count }, (_, at) => raw.subarray(at * size, (at + 1) * size)),
  );
}

async function take(raw: Buffer) {
  return takeMail(cms.payload, pieces(raw), OFFICE_TIME, {
    resolver,
    isRoomLeft: async () => true,
  });
}

const received = async () => (await cms.messages()).filter(({ kind }) => kind === 'received');

/** Takes a mail that is to be stored, and says what is stored of it. */
async function stored(raw: Buffer) {
  expect(await take(raw)).toBe('stored');
  const message = (await received()).at(-1) as Message;
  const files = (await cms.attachments()).filter((one) => one.message === message.id);
  return { message, files: files.map(({ name }) => name), rows: files };
}

async function wholeOf({ rows }: Awaited<ReturnType<typeof stored>>): Promise<Buffer> {
  const whole = rows.find(({ name }) => name === 'list.eml');
  return buffer(await attachmentStore().read(whole?.file ?? ''));
}

const html = { 'Content-Type': 'text/html; charset=utf-8' };
const hello = Buffer.from('\x1b$B$3$s$K$A$O\x1b(B', 'latin1');

describe('a mail that is read whole', () => {
  test.each<[string, Buffer, Partial<Message>]>([
    [
      'in ISO-2022-JP is read in its letters',
      eml(
        {
          Subject: `=?ISO-2022-JP?B?${hello.toString('base64')}?=`,
          'Content-Type': 'text/plain; charset=ISO-2022-JP',
          'Content-Transfer-Encoding': '7bit',
        },
        hello,
      ),
      { subject: 'こんにちは', text: 'こんにちは' },
    ],
    [
      'in Windows-1250 is read in its letters',
      eml(
        { 'Content-Type': 'text/plain; charset=windows-1250' },
        Buffer.from([0x5a, 0x61, 0xbf, 0xf3, 0xb3, 0xe6]),
      ),
      { text: 'Zażółć' },
    ],
    [
      'with a script in a text is that text',
      eml({}, '<script>alert(1)</script>'),
      { text: '<script>alert(1)</script>' },
    ],
    [
      'with a NUL is stored, with a sign for it',
      eml({ Subject: 'a\0b' }, 'x\0y'),
      { subject: 'a␀b', text: 'x␀y' },
    ],
    [
      'without a subject or a text is stored',
      eml({ Subject: '' }, ''),
      { subject: '', text: '', sender: 'zazolc@klient.example' },
    ],
    [
      'that ends in the middle of a part has the part until there',
      multipartEml({}, [{ type: 'text/plain; charset=utf-8', body: 'Dzień dobry' }], ''),
      { text: 'Dzień dobry' },
    ],
    [
      'to a thousand people is a mailing, of which one recipient is stored',
      eml({ To: Array.from({ length: 1000 }, (_, n) => `osoba${n}@firma.example`).join(',\r\n ') }),
      { automatic: 'mailing', recipient: 'osoba0@firma.example' },
    ],
  ])('%s', async (_name, raw, expected) => {
    const { message, files } = await stored(raw);
    expect(message).toMatchObject({ kind: 'received', state: 'received', lead: null, ...expected });
    expect(message.remarks).toBe('');
    expect(message.html ?? null).toBeNull();
    expect(files).toEqual([]);
  });

  test('of HTML only becomes text: nothing of it can run, or be fetched', async () => {
    const { message } = await stored(
      eml(
        html,
        '<style>p{color:red}</style><script>alert(1)</script><p>Dzień <b>dobry</b></p><img src="https://szpieg.example/p.gif" onerror="alert(2)"><a href="javascript:alert(3)">tu</a>',
      ),
    );
    expect(message.text).toMatch(/^Dzień dobry\n/);
    expect(message.text).not.toMatch(/<|alert\(1|alert\(2|color/);
    expect(message.html ?? null).toBeNull();
  });

  test('with 20 MB of pictures has them as files, bytes and all', async () => {
    const picture = (seed: number) => Buffer.alloc(10 * MB, `obraz ${seed} `);
    const mail = multipartEml({}, [
      { type: 'text/plain', body: 'Zdjecia' },
      { type: 'image/jpeg', body: picture(1), name: 'hala.jpg' },
      { type: 'image/jpeg', body: picture(2), name: 'wozek.jpg' },
    ]);
    const { message, files, rows } = await stored(mail);
    expect(message.text).toBe('Zdjecia');
    expect(files).toEqual(['hala.jpg', 'wozek.jpg']);
    const bytes = await buffer(await attachmentStore().read(rows[1]?.file ?? ''));
    expect(bytes.equals(picture(2))).toBe(true);
    expect(await cms.files()).toHaveLength(2);
  });

  test('with a program has it, marked as suspicious; unnamed parts get a name', async () => {
    const { rows } = await stored(
      multipartEml({}, [
        { type: 'application/x-msdownload', body: 'MZ', name: 'oferta.pdf.exe' },
        { type: 'text/calendar', body: 'BEGIN:VCALENDAR' },
      ]),
    );
    expect(rows).toMatchObject([
      { name: 'oferta.pdf.exe', extension: 'exe', flags: ['unusual-type'], scan: 'unscanned' },
      { name: 'kalendarz.ics', extension: 'ics' },
    ]);
  });
});

describe('a mail that is too much keeps the whole as a file, and says so', () => {
  test.each<[string, () => Buffer, Partial<Message>]>([
    [
      'with a subject of 10 kB',
      () => eml({ Subject: 'Zapytanie '.repeat(1000) }),
      { remarks: 'cut', subject: `${'Zapytanie '.repeat(25)}…` },
    ],
    ['with a text of 300,000 letters', () => eml({}, 'słowo '.repeat(50_000)), { remarks: 'cut' }],
    ['with a text of 39 MB', () => eml({}, Buffer.alloc(39 * MB, 'słowo ')), { remarks: 'cut' }],
    [
      'with a thousand and one parts',
      () =>
        multipartEml(
          {},
          Array.from({ length: 1001 }, () => ({ type: 'a/b', body: 'x' })),
        ),
      { remarks: 'too-large unreadable', subject: 'Pytanie' },
    ],
    [
      'whose parts have no boundary',
      () => eml({ 'Content-Type': 'multipart/mixed' }, 'Dzień dobry'),
      { remarks: 'unreadable', subject: 'Pytanie' },
    ],
    [
      'with header fields of 2 MB',
      () => eml({ 'X-Much': 'x '.repeat(MB) }),
      { remarks: 'unreadable' },
    ],
    [
      'with HTML in a hundred thousand levels',
      () => eml(html, '<b>'.repeat(100_000)),
      { remarks: 'unreadable', text: '' },
    ],
    [
      'with more than 40 MB',
      () => eml({ Subject: 'Film' }, Buffer.alloc(41 * MB, 'a')),
      { remarks: 'too-large', subject: 'Film', sender: 'zazolc@klient.example' },
    ],
  ])('%s', async (_name, make, expected) => {
    const raw = make();
    const mail = await stored(raw);
    expect(mail.message).toMatchObject(expected);
    expect(mail.files).toEqual(['list.eml']);
    expect((await wholeOf(mail)).equals(raw)).toBe(true);
    expect(await cms.files()).toHaveLength(1);
  });

  test('files beyond 25 MB are in the whole mail only', async () => {
    const film = { type: 'video/mp4', body: Buffer.alloc(9 * MB, 'f') };
    const mail = await stored(
      multipartEml({}, [
        { ...film, name: '1.mp4' },
        { ...film, name: '2.mp4' },
        { ...film, name: '3.mp4' },
        { type: 'text/plain', body: 'x', name: 'lista.txt' },
      ]),
    );
    expect(mail.message.remarks).toBe('too-large');
    expect(mail.files).toEqual(['1.mp4', '2.mp4', 'lista.txt', 'list.eml']);
  });
});

describe('what is hardly a mail is stored all the same', () => {
  test.each<[string, Buffer]>([
    ['nothing', Buffer.alloc(0)],
    ['noise', randomBytes(100_000)],
    ['a text without a header', Buffer.from('Dzień dobry, to nie jest list.\r\n\r\nNaprawdę.')],
    ['a sender without an address', eml({ From: 'undisclosed-recipients:;' })],
  ])('%s', async (_name, raw) => {
    const { message } = await stored(raw);
    expect(message).toMatchObject({ lead: null, sender: null, state: 'received' });
  });

  test('without a Message-ID it is known by its bytes', async () => {
    const raw = eml({ 'Message-ID': '' });
    expect(await take(raw)).toBe('stored');
    expect(await take(raw)).toBe('known');
    expect(await take(eml({ 'Message-ID': '', Subject: 'Inne' }))).toBe('stored');
    expect(await received()).toMatchObject([{ headerId: null }, { headerId: null }]);
  });

  test('a mail by another way is the same mail, and a copied Message-ID is not', async () => {
    const id = { 'Message-ID': '<1@klient.example>' };
    const way = { Received: 'from mx.klient.example by inny.example' };
    expect(await take(eml(id))).toBe('stored');
    expect(await take(eml({ ...way, ...id }))).toBe('known');
    expect(await take(eml({ ...id, From: 'obcy@obcy.example' }, 'Kup'))).toBe('stored');
    expect(await take(eml({ ...id, From: 'obcy@obcy.example' }, 'Kup'))).toBe('known');
    expect(await received()).toHaveLength(2);
    expect(await cms.files()).toEqual([]);
  });

  test('on a full disk it is not taken, and nothing is left of it', async () => {
    const taken = takeMail(cms.payload, pieces(eml()), OFFICE_TIME, {
      resolver,
      isRoomLeft: async () => false,
    });
    await expect(taken).rejects.toThrow('No room');
    expect(await cms.messages()).toEqual([]);
    expect(await cms.files()).toEqual([]);
  });
});
