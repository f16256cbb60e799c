import { randomBytes } from 'node:crypto';
import { AppError, ATTACHMENT_MAX_BYTES } from '@osnowa/contract';
import { describe, expect, test } from 'vitest';
import type { UploadBody } from '../../content/.server/lead-api.ts';
import type { SiteRequest } from '../../content/request.ts';
import { sendForm } from './send-form.ts';

const FIELDS = { fullName: 'Anna Kowalczyk', mail: 'anna@zaklad.example', message: 'Dzień dobry' };

/** A site whose web API reads an upload as the test says and records it. */
function siteThat(take: (form: UploadBody) => Promise<void>) {
  const leads = {
    submit: async (_path: string, form: UploadBody) => {
      await take(form);
      return { status: 200, success: true, data: { reference: 'TK-7F3K-9QX2' } };
    },
  };
  return { locale: 'en', leads, client: { address: '192.0.2.1' } } as unknown as SiteRequest;
}

/** A web API that gets a body which breaks off: as `fetch` does, it fails. */
const failing = (() => {
  const leads = {
    submit: async (_path: string, form: UploadBody) => {
      try {
        await parsed(form);
      } catch (cause) {
        throw new AppError('Unavailable', 'broken off', { cause });
      }
      throw new Error('The body was whole');
    },
  };
  return { locale: 'en', leads, client: { address: '192.0.2.1' } } as unknown as SiteRequest;
})();

function formWith(
  files: [name: string, bytes: Uint8Array<ArrayBuffer>][],
  fields = FIELDS,
): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  for (const [name, bytes] of files) form.append('attachment', new File([bytes], name));
  form.set('consent', 'on');
  return form;
}

const send = (body: FormData, site: SiteRequest) =>
  sendForm(
    '/career/apply',
    new Request('http://localhost/careers/x', { method: 'POST', body }),
    site,
  );
const parsed = ({ body, contentType }: UploadBody) =>
  new Response(body, { headers: { 'content-type': contentType } }).formData();
const bytes = (size: number) => new Uint8Array(randomBytes(size));

/** A form as the bytes that a browser sends, all of them or the first `length`. */
async function requestOf(form: FormData, length?: number): Promise<Request> {
  const whole = new Uint8Array(await new Response(form).arrayBuffer());
  const boundary = /^--(\S+)/.exec(new TextDecoder().decode(whole.slice(0, 200)))?.[1];
  const headers = {
    'content-type': `multipart/form-data; boundary=${boundary}`,
    'content-length': String(whole.length),
  };
  const body = whole.slice(0, length);
  return new Request('http://localhost/x', { method: 'POST', body, headers });
}

describe('a form with files', () => {
  test('goes on whole: every field and every byte, and what the site knows besides', async () => {
    const files: [string, Uint8Array<ArrayBuffer>][] = [
      ['życiorys "1".pdf', bytes(300_000)],
      ['zdjęcie.png', bytes(5)],
    ];
    let got = new FormData();
    const site = siteThat(async (form) => {
      got = await parsed(form);
    });
    const { result } = await send(formWith(files), site);
    expect(result).toMatchObject({ kind: 'sent', reference: 'TK-7F3K-9QX2', values: FIELDS });
    expect(Object.fromEntries(got)).toMatchObject({ ...FIELDS, consent: 'on', locale: 'en' });
    const sent = got.getAll('attachment') as File[];
    expect(sent.map(({ name }) => name)).toEqual(['życiorys "1".pdf', 'zdjęcie.png']);
    for (const [index, file] of sent.entries()) {
      expect(new Uint8Array(await file.arrayBuffer())).toEqual(files[index]?.[1]);
    }
  });

  test('has the same key for the same words and files, another for other files', async () => {
    const keys: unknown[] = [];
    const site = siteThat(async (form) => {
      keys.push((await parsed(form)).get('idempotencyKey'));
    });
    const cv = bytes(1000);
    await send(formWith([['cv.pdf', cv]]), site);
    await send(formWith([['cv.pdf', cv]]), site);
    await send(formWith([['cv.pdf', bytes(1000)]]), site);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  test('I59: a file of exactly 10 MiB goes through', async () => {
    let size = 0;
    const site = siteThat(async ({ body }) => {
      for await (const chunk of body) size += chunk.length;
    });
    const most = await send(formWith([['cv.pdf', bytes(ATTACHMENT_MAX_BYTES)]]), site);
    expect(most.status).toBe(200);
    expect(size).toBeGreaterThan(ATTACHMENT_MAX_BYTES);
  });

  test('I60, I62: a refusal of the API before the end is shown, with every typed word', async () => {
    const fields = { attachment: 'fileExtensionNotSupportedValidationMessage' };
    const leads = {
      submit: async (_path: string, { body }: UploadBody) => {
        const reader = body.getReader();
        await reader.read();
        await reader.cancel();
        return { status: 422, error: { code: 'Validation', message: 'no', fields } };
      },
    };
    const site = { locale: 'en', leads, client: { address: '::1' } } as unknown as SiteRequest;
    const values = { ...FIELDS, consent: 'on', attachment: 'chosen' };
    expect(await send(formWith([['cv.exe', bytes(2_000_000)]]), site)).toEqual({
      status: 422,
      result: { kind: 'invalid', fields, values },
    });
  });

  test.each([
    ['/career/apply', [12_000_000], 'fileSizeNotSupportedValidationMessage'],
    ['/contact/send-message', [9e6, 9e6, 9.9e6], 'filesTooLargeTogether'],
    ['/contact/send-message', [1e6, 27e6], 'fileSizeNotSupportedValidationMessage'],
  ] as const)(
    '%s with files of %j bytes comes back with every word and every mistake',
    async (path, sizes, key) => {
      const files = sizes.map((size, at): [string, Uint8Array<ArrayBuffer>] => [
        `${at}.pdf`,
        new Uint8Array(size),
      ]);
      const request = await requestOf(formWith(files, { ...FIELDS, mail: 'anna@' }));
      const { status, result } = await sendForm(path, request, failing);
      expect(status).toBe(422);
      expect(result).toMatchObject({
        fields: { attachment: key, mail: 'invalidEmailErrorRegex' },
        values: { ...FIELDS, mail: 'anna@', consent: 'on', attachment: 'chosen' },
      });
    },
  );

  test('F23: a sender who is gone half-way is a malformed form', async () => {
    const request = await requestOf(formWith([['cv.pdf', bytes(99_000)]]), 50_000);
    await expect(sendForm('/career/apply', request, failing)).rejects.toMatchObject({
      init: { status: 400 },
    });
  });

  test('I53: what is wrong after a file that is right is refused, and not answered "sent"', async () => {
    const file = (name: string) =>
      `--x\r\nContent-Disposition: form-data; name="attachment"; ${name}\r\n\r\n%PDF-\r\n`;
    const wrong = file(`filename="b.pdf"; filename*=UTF-8''b.exe`);
    const body = `${file('filename="a.pdf"')}${wrong}--x--\r\n`;
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    const request = new Request('http://localhost/x', { method: 'POST', body, headers });
    await expect(sendForm('/contact/send-message', request, failing)).rejects.toMatchObject({
      init: { status: 400 },
    });
  });
});
