import { AppError, ATTACHMENT_MAX_BYTES } from '@osnowa/contract';
import { describe, expect, test } from 'vitest';
import { maxFormBytes, openForm } from './form.ts';

const LIMITS = {
  mostFiles: 5,
  mostTextBytes: 64 * 1024,
  tooLarge: () => new AppError('TooLarge', 'too large'),
};

const requestWith = (body: BodyInit, headers?: HeadersInit) =>
  new Request('http://localhost/', { method: 'POST', body, headers });

/** Reads a form to its end, and at most this many chunks of each file. */
async function read(body: FormData | URLSearchParams, mostPieces = Number.POSITIVE_INFINITY) {
  const form = openForm(requestWith(body), LIMITS);
  const files: { field: string; name: string; size: number }[] = [];
  for (let file = await form.nextFile(); file; file = await form.nextFile()) {
    let size = 0;
    let pieces = 0;
    for await (const piece of file.content) {
      size += piece.length;
      pieces += 1;
      if (pieces >= mostPieces) break;
    }
    files.push({ field: file.field, name: file.name, size });
  }
  form.release();
  return { pairs: form.pairs, files };
}

test('fields before, between and after files are all there, in their order', async () => {
  const form = new FormData();
  form.append('a', '1');
  form.append('attachment', new File([new Uint8Array(200_000)], 'a.pdf'));
  form.append('b', '2');
  form.append('attachment', new File([], ''));
  form.append('attachment', new File(['x'], 'b.txt'));
  form.append('a', '3');
  expect(await read(form)).toEqual({
    pairs: [
      ['a', '1'],
      ['b', '2'],
      ['a', '3'],
    ],
    files: [
      { field: 'attachment', name: 'a.pdf', size: 200_000 },
      { field: 'attachment', name: 'b.txt', size: 1 },
    ],
  });
  expect((await read(form, 1)).pairs).toHaveLength(3);
});

test('a file that is only partly read is skipped whole', async () => {
  const form = new FormData();
  form.append('attachment', new File([new Uint8Array(200_000)], 'a.pdf'));
  form.append('a', '1');
  const open = openForm(requestWith(form), LIMITS);
  const file = await open.nextFile();
  const piece = file?.content[Symbol.asyncIterator]().next();
  expect(await open.nextFile()).toBeNull();
  expect(open.pairs).toEqual([['a', '1']]);
  expect((await piece)?.done).toBe(false);
});

test('a truncated form fails again at each further call', async () => {
  const type = 'multipart/form-data; boundary=x';
  const open = openForm(requestWith('--x\r\n', { 'content-type': type }), LIMITS);
  for (let time = 0; time < 2; time += 1) {
    await expect(open.nextFile()).rejects.toMatchObject({ code: 'BadRequest' });
  }
});

test.each([
  ['iso-8859-2', 'a%B3=G%EA%B6l+%26'],
  ['"windows-1250"', 'a%b3=G%EA%9Cl+%26'],
  ['utf-8', 'a%C5%82=G%C4%99%C5%9Bl+%26'],
])('urlencoded fields in %s are read', async (charset, body) => {
  const type = `application/x-www-form-urlencoded; charset=${charset}`;
  const form = openForm(requestWith(body, { 'content-type': type }), LIMITS);
  expect(await form.nextFile()).toBeNull();
  expect(form.pairs).toEqual([['ał', 'Gęśl &']]);
});

test.each([
  'constructor',
  'constructor.prototype.x',
  'a.__proto__',
  'x/prototype',
  'ｃonstructor',
  '__proto__ ',
])('a field named %j is no field of a form', async (name) => {
  await expect(read(new URLSearchParams([[name, 'x']]))).rejects.toMatchObject({
    code: 'BadRequest',
  });
});

describe('limits', () => {
  const mebibyte = 1024 * 1024;
  test.each([
    ['multipart/form-data; boundary=x', 1, ATTACHMENT_MAX_BYTES + mebibyte],
    ['multipart/form-data; boundary=x', 5, 26 * mebibyte],
    ['multipart/form-data; boundary=x', 0, 128 * 1024],
    ['application/x-www-form-urlencoded', 5, 128 * 1024],
  ])('a form as %s with %i files has at most %i bytes', (type, files, bytes) => {
    expect(maxFormBytes(type, files)).toBe(bytes);
  });

  test('texts are refused above theirs', async () => {
    const form = new FormData();
    form.append('a', 'x'.repeat(40_000));
    form.append('b', 'x'.repeat(40_000));
    await expect(read(form)).rejects.toMatchObject({ code: 'TooLarge' });
  });
});
