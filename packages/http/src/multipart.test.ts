import { AppError, errorReply } from '@osnowa/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { boundaryOf, readParts } from './multipart.ts';

const BOUNDARY = 'x';

/** Reads a body that arrives in chunks of this size. */
async function read(body: Uint8Array, pieceSize = 7, boundary = BOUNDARY) {
  let at = 0;
  const next = async () => {
    if (at >= body.length) return null;
    at += pieceSize;
    return body.subarray(at - pieceSize, at);
  };
  const parts: { name: string; filename: string | null; charset: string | null; bytes: Buffer }[] =
    [];
  for await (const { content, ...part } of readParts(next, boundary)) {
    const pieces: Buffer[] = [];
    for await (const piece of content) pieces.push(Buffer.from(piece));
    parts.push({ ...part, bytes: Buffer.concat(pieces) });
  }
  return parts;
}

const part = (headers: string, text: string) => `--x\r\n${headers}\r\n\r\n${text}\r\n`;
const named = (more: string) => `Content-Disposition: form-data; name="a"${more}`;

async function textsOf(body: string): Promise<string[]> {
  return (await read(Buffer.from(body))).map(({ bytes }) => bytes.toString());
}

describe('what browsers send is understood', () => {
  test('folders before a file name are dropped, a quote behind a backslash is one', async () => {
    const names = [String.raw`C:\fakepath\cv.pdf`, '/etc/cv.pdf', String.raw`a\".pdf`];
    const body = names.map((name) => part(named(`; filename="${name}"`), '')).join('');
    const parts = await read(Buffer.from(`${body}--x--\r\n`));
    expect(parts.map(({ filename }) => filename)).toEqual(['cv.pdf', 'cv.pdf', 'a".pdf']);
  });

  test('I52: a part of parts, or one that says it is base64, is bytes', async () => {
    const inner = '--y\r\n\r\n--y--';
    const headers = `${named('')}\r\nContent-Type: multipart/mixed; boundary=y`;
    expect(await textsOf(`${part(headers, inner)}--x--`)).toEqual([inner]);
    const coded = `${named('')}\r\nContent-Transfer-Encoding: base64`;
    expect(await textsOf(`${part(coded, 'YQ==')}--x--`)).toEqual(['YQ==']);
  });
});

describe('what no browser sends is refused', () => {
  const whole = `${part(named(''), 'b')}--x--\r\n`;

  test('I48: cut off anywhere', async () => {
    for (let length = 0; length < whole.length - 2; length += 1) {
      await expect(textsOf(whole.slice(0, length))).rejects.toThrow(AppError);
    }
    expect(await textsOf(whole)).toEqual(['b']);
  });

  test.each([
    ['I50: 100 KB of headers', part(`${named('')}\r\nX: ${'y'.repeat(100_000)}`, 'b')],
    ['I49: no disposition', part('Content-Type: text/plain', 'b')],
    ['I49: two dispositions', part(`${named('')}\r\n${named('')}`, 'b')],
    ['an attachment', part('Content-Disposition: attachment; name="a"', 'b')],
    ['I49: no name', part('Content-Disposition: form-data; filename="a"', 'b')],
    ['an empty name', part('Content-Disposition: form-data; name=""', 'b')],
    ['I49: two names', part(named('; name="b"'), 'b')],
    ['a name in another way', part(named("; filename*=UTF-8''a.pdf"), 'b')],
    [
      'I53: a name beside the name in another way',
      part(named(`; filename="a.pdf"; filename*=UTF-8''b.exe`), 'b'),
    ],
    ['I50: 2,000 headers', part(`${named('')}${'\r\nX: y'.repeat(2_000)}`, 'b')],
    ['a header that is none', part(`${named('')}\r\nfoo`, 'b')],
    ['a bare line end', part(`${named('')}\nX: y`, 'b')],
    ['something before it', `hello\r\n${whole}`],
    ['another boundary', whole.replaceAll('--x', '--z')],
    ['a delimiter that goes on', whole.replace('--x--', '--xy')],
  ])('%s', async (_, body) => {
    await expect(textsOf(body.endsWith('--\r\n') ? body : `${body}--x--`)).rejects.toThrow(
      AppError,
    );
  });

  test.each([
    'multipart/form-data',
    'multipart/form-data; boundary=',
    'multipart/form-data; boundary=""',
    `multipart/form-data; boundary=${'x'.repeat(71)}`,
    'multipart/form-data; boundary="a\r\nb"',
    'multipart/form-data; boundary="a b"',
  ])('I46: %j', (type) => expect(() => boundaryOf(type)).toThrow(AppError));
});

type Sent =
  | { name: string; text: string }
  | { name: string; filename: string; bytes: Uint8Array<ArrayBuffer> };

describe('properties', () => {
  /**
   * Without characters that browsers encode ambiguously: an escape sequence in the name itself, and
   * NUL.
   */
  const name = fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 50 })
    .filter((text) => !/[\\%\0]/.test(text));
  const text = fc.string({ unit: 'grapheme', maxLength: 300 });
  const bytes = fc.uint8Array({ maxLength: 300 });
  /** Line ends as they are sent. */
  const lines = (text: string) => text.replace(/\r\n?|\n/g, '\r\n');
  const withoutFolders = (filename: string) => filename.slice(filename.lastIndexOf('/') + 1);

  test('what FormData writes is read back unchanged, in chunks of any size', async () => {
    const file = fc.record({ name, filename: name, bytes });
    const fields = fc.array(fc.oneof(fc.record({ name, text }), file), { maxLength: 5 });
    await fc.assert(
      fc.asyncProperty(fields, fc.integer({ min: 1, max: 100 }), async (sent, size) => {
        const form = new FormData();
        for (const one of sent) {
          if ('text' in one) form.append(one.name, one.text);
          else form.append(one.name, new Blob([one.bytes]), one.filename);
        }
        const response = new Response(form);
        const boundary = boundaryOf(response.headers.get('content-type') ?? '');
        const parts = await read(new Uint8Array(await response.arrayBuffer()), size, boundary);
        expect(parts.map((one) => [one.name, one.filename, one.bytes])).toEqual(
          sent.map((one) => [
            lines(one.name),
            'text' in one ? null : withoutFolders(one.filename),
            'text' in one ? Buffer.from(lines(one.text)) : Buffer.from(one.bytes),
          ]),
        );
      }),
      {
        ...{ numRuns: 300, seed: 24 },
        examples: [1, 2, 3, 64].map((size): [Sent[], number] => [
          [
            { name: 'zażółć "x"', text: 'a\r\n--x\r\nb' },
            { name: 'a', filename: 'ż "1".pdf', bytes: new Uint8Array([0, 13, 10, 45, 45, 255]) },
          ],
          size,
        ]),
      },
    );
  });

  test('F24: a damaged form, or any bytes at all, is read or refused by the contract', async () => {
    const whole = Buffer.from(
      `${part(named(''), 'b')}${part(named('; filename="a.pdf"'), '%PDF-')}--x--\r\n`,
    );
    const put = fc.uint8Array({ maxLength: 20 });
    const change = fc.record({ at: fc.nat(whole.length), cut: fc.nat(20), put });
    const damaged = fc
      .array(change, { minLength: 1, maxLength: 4 })
      .map((changes) =>
        changes.reduce<Buffer>(
          (body, { at, cut, put }) =>
            Buffer.concat([body.subarray(0, at), put, body.subarray(at + cut)]),
          whole,
        ),
      );
    const pieces = fc.constantFrom('--x', '\r\n', '--', ': ', named(''), '"', ';', ' ', 'a');
    const noise = fc
      .array(fc.oneof(pieces, fc.string({ unit: 'binary', maxLength: 5 })))
      .map((texts) => Buffer.from(`--x${texts.join('')}`));
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(damaged, noise),
        fc.integer({ min: 1, max: 64 }),
        async (body, size) => {
          const outcome = await read(body, size).catch((error: unknown) => error);
          if (Array.isArray(outcome)) return;
          const code = outcome instanceof AppError ? outcome.code : outcome;
          expect(errorReply.safeParse({ error: { code, message: '' } }).success).toBe(true);
        },
      ),
      { numRuns: 2_000, seed: 24 },
    );
  });
});
