import { createHash, randomBytes } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { ATTACHMENT_MAX_BYTES, ATTACHMENTS, errorReply, successReply } from '@osnowa/contract';
import { describe, expect, test } from 'vitest';
import { archiveOf, FOREIGN_FILES, officeFile, SAMPLE_FILES } from '../testing/sample-files.ts';
import { CONTACT, multipart, testCms } from '../testing/test-cms.ts';

const PATH = '/contact/send-message';
const cms = testCms();

type Named = readonly [name: string, bytes: Uint8Array<ArrayBuffer> | Buffer];

function send(files: readonly Named[], fields: Record<string, string> = {}, to = PATH) {
  return cms.post(to, multipart({ ...CONTACT, ...fields }, ...files));
}

async function accepted(response: Response): Promise<string> {
  expect(response.status).toBe(200);
  return successReply.parse(await response.json()).data.reference;
}

/** Asserts the refusal, and that neither a lead nor a byte of a file is left. */
async function refused(response: Response, status: number, key?: string) {
  const { error } = errorReply.parse(await response.json());
  const fields = key === undefined ? undefined : { attachment: key };
  expect([response.status, error.fields]).toEqual([status, fields]);
  expect(await cms.leads()).toEqual([]);
  expect(await cms.files()).toEqual([]);
}

function pdfOf(bytes: number): Buffer {
  const pdf = Buffer.alloc(bytes, 0x20);
  pdf.write('%PDF-1.7\n');
  return pdf;
}

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

describe('sizes', () => {
  test('I59: exactly 10,485,760 bytes are accepted, stored as sent, for their owner only', async () => {
    const bytes = pdfOf(ATTACHMENT_MAX_BYTES);
    randomBytes(1024).copy(bytes, 4096);
    await accepted(await send([['Życiorys.pdf', bytes]]));
    const [lead] = await cms.leads();
    const [attachment, ...others] = await cms.attachments();
    expect(others).toEqual([]);
    expect(attachment).toMatchObject({
      lead: lead?.id,
      formType: 'contact',
      name: 'Życiorys.pdf',
      extension: 'pdf',
      size: ATTACHMENT_MAX_BYTES,
      sha256: sha256(bytes),
      scan: 'unscanned',
      flags: [],
    });
    const storedFile = path.join(cms.dataDir, 'attachments', attachment?.file ?? '');
    expect(sha256(await readFile(storedFile))).toBe(sha256(bytes));
    expect((await stat(storedFile)).mode & 0o777).toBe(0o600);
    expect(attachment?.file).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('I60: one byte more is not', async () => {
    const files: Named[] = [['cv.pdf', pdfOf(ATTACHMENT_MAX_BYTES + 1)]];
    await refused(await send(files), 413, 'fileSizeNotSupportedValidationMessage');
  });

  test('I61: an empty file is not', async () => {
    await refused(await send([['cv.pdf', Buffer.alloc(0)]]), 422, 'emptyFile');
  });

  test('I51: five files are accepted, six are not; an application takes one', async () => {
    const file: Named = ['a.txt', Buffer.from('a')];
    await accepted(await send(Array.from({ length: 5 }, () => file)));
    expect(await cms.attachments()).toHaveLength(5);
    await cms.clear();
    await refused(await send(Array.from({ length: 6 }, () => file)), 400, 'tooManyFiles');
    const career = { topic: 'jobApply', jobTitle: 'Tester' };
    await refused(await send([file, file], career, '/career/apply'), 400, 'tooManyFiles');
  });

  test('more than 25 MiB together are not', async () => {
    const nine = 9 * 1024 * 1024;
    const files: Named[] = [1, 2, 3].map((at) => [`${at}.pdf`, pdfOf(nine)]);
    await refused(await send(files), 413, 'filesTooLargeTogether');
  });

  test('I56: what is declared too large is refused before its body is read', async () => {
    const body = new ReadableStream({
      pull: () => Promise.reject(new Error('The body was read.')),
    });
    const response = await cms.app.request('http://cms.test/api/career/apply', {
      method: 'POST',
      headers: {
        'content-type': 'multipart/form-data; boundary=x',
        'content-length': String(12 * 1024 * 1024),
      },
      body,
      duplex: 'half',
    } as RequestInit);
    await refused(response, 413, 'fileSizeNotSupportedValidationMessage');
  });
});

describe('kinds', () => {
  test('I63: each accepted kind that is one is accepted', async () => {
    for (const extension of ATTACHMENTS.extensions) {
      const file: Named = [`plik.${extension.toUpperCase()}`, SAMPLE_FILES[extension]];
      await accepted(await send([file], { message: extension }));
    }
    expect((await cms.attachments()).map(({ extension, flags }) => [extension, flags])).toEqual(
      ATTACHMENTS.extensions.map((extension) => [extension, []]),
    );
  });

  test.each(['cv.exe', 'cv.pdf.exe', 'cv.pdf%00.exe'])(
    'I62: %j is refused by its name',
    async (name) => {
      const response = await send([[name, SAMPLE_FILES.pdf]]);
      await refused(response, 422, 'fileExtensionNotSupportedValidationMessage');
    },
  );

  test('I62: so is a name with a NUL', async () => {
    expect([400, 422]).toContain((await send([['cv.pdf\0.exe', SAMPLE_FILES.pdf]])).status);
    expect(await cms.files()).toEqual([]);
  });

  test('I64: a program is no picture', async () => {
    await refused(await send([['cv.png', FOREIGN_FILES.PE]]), 422, 'fileContentMismatch');
  });

  test('a file that another program wrote is kept, with a mark of what it is', async () => {
    await accepted(await send([['opis.doc', SAMPLE_FILES.docx]]));
    expect(await cms.attachments()).toMatchObject([{ name: 'opis.doc', flags: ['contents:docx'] }]);
  });

  test('a file that cannot be taken and a field that is wrong are told at once', async () => {
    const response = await send(
      [
        ['cv.png', FOREIGN_FILES.PHP],
        ['cv.pdf', SAMPLE_FILES.pdf],
      ],
      { mail: 'anna@' },
    );
    const { error } = errorReply.parse(await response.json());
    const attachment = 'fileContentMismatch';
    expect(error.fields).toEqual({ attachment, mail: 'invalidEmailErrorRegex' });
    expect(await cms.files()).toEqual([]);
  });

  test('I65, I68, I69: what could run elsewhere is stored as it is and never opened', async () => {
    const polyglot = Buffer.from('<html><script>x()</script>%PDF-1.4\n');
    const svg = Buffer.from('<svg><foreignObject/><image href="file:///etc/passwd"/></svg>');
    const files: Named[] = [
      ['a.pdf', polyglot],
      ['b.svg', svg],
      ['c.vue', SAMPLE_FILES.vue],
    ];
    await accepted(await send(files));
    expect(await cms.attachments()).toHaveLength(3);
  });
});

describe('archives are never unpacked; what looks dangerous in their list is marked', () => {
  async function flagsOf(name: string, bytes: Buffer): Promise<unknown> {
    await accepted(await send([[name, bytes]]));
    return (await cms.attachments())[0]?.flags;
  }

  /** Changes the record of the first entry in the list of an archive. */
  function withEntry(bytes: Buffer, change: (list: Buffer) => void): Buffer {
    const copy = Buffer.from(bytes);
    change(copy.subarray(copy.indexOf(Buffer.from('PK\x01\x02', 'latin1'))));
    return copy;
  }

  const zip = archiveOf({ 'a.txt': 'a' });

  test.each<[string, Buffer, string[]]>([
    [
      '4 GB in one entry',
      withEntry(zip, (list) => list.writeUInt32LE(0xfffffff0, 24)),
      ['compressed-oddly', 'huge-inside'],
    ],
    ['encrypted', withEntry(zip, (list) => list.writeUInt16LE(1, 8)), ['encrypted']],
    [
      'a link',
      withEntry(zip, (list) => list.writeUInt32LE((0o120777 << 16) >>> 0, 38)),
      ['link-inside'],
    ],
    ['a way out', archiveOf({ '../../etc/cron.d/x': 'x' }), ['path-outside']],
    ['no list', zip.subarray(0, zip.length - 30), ['unreadable']],
    [
      '2,001 entries',
      archiveOf(Object.fromEntries(Array.from({ length: 2_001 }, (_, at) => [`${at}`, '']))),
      ['many-entries'],
    ],
  ])('I70: %s', async (_, bytes, flags) => {
    expect(await flagsOf('a.zip', bytes)).toEqual(flags);
  });

  test('I73: a document with macros is accepted and marked', async () => {
    const docx = officeFile({ 'word/vbaProject.bin': 'x' });
    expect(await flagsOf('a.docx', docx)).toEqual(['macros']);
  });
});

describe('a submission with files is one lead', () => {
  const idempotencyKey = '0f8fad5b-d9cb-469f-a165-70867728950e';
  const file: Named = ['cv.pdf', SAMPLE_FILES.pdf];

  test('sent twice it is stored once, and its files too; the same key with another file is another', async () => {
    const first = await accepted(await send([file], { idempotencyKey }));
    expect(await accepted(await send([file], { idempotencyKey }))).toBe(first);
    expect((await send([['cv.pdf', pdfOf(100)]], { idempotencyKey })).status).toBe(409);
    expect(await cms.leads()).toHaveLength(1);
    expect(await cms.files()).toHaveLength(1);
  });

  test('I43: a form with a mistake, or for a job that is not open, leaves no file', async () => {
    const job = { topic: 'jobApply', jobTitle: 'Tester', jobSlug: 'nie-ma' };
    expect((await send([file], { mail: '' })).status).toBe(422);
    const response = await send([file], job, '/career/apply');
    expect([response.status, (await response.json()).error.code]).toEqual([404, 'CareerNotFound']);
    expect(await cms.files()).toEqual([]);
  });

  test('S11: no path of the web API gives a file away; a deleted lead takes it along', async () => {
    await accepted(await send([file]));
    const [attachment] = await cms.attachments();
    for (const folder of ['media', 'files', 'attachments']) {
      expect((await cms.request(`/${folder}/${attachment?.file}`)).status).toBe(404);
    }
    const [lead] = await cms.leads();
    await cms.payload.delete({ collection: 'leads', id: lead?.id ?? 0 });
    expect([await cms.attachments(), await cms.files()]).toEqual([[], []]);
  });
});

test('I67: the name of a file is cut to 100 characters, without invisible characters, and its type stays', async () => {
  await accepted(await send([[`${'ż'.repeat(196)}.pdf`, pdfOf(1024)]]));
  await accepted(await send([['CV\u202Excod.pdf', pdfOf(2048)]]));
  const [long, odd] = (await cms.attachments()).map(({ name }) => name);
  expect(long).toBe(`${'ż'.repeat(95)}….pdf`);
  expect(odd).toBe('CVxcod.pdf');
});
