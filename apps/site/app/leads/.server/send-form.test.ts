import { randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { ATTACHMENT_MAX_BYTES, type FormPath } from '@osnowa/contract';
import { describe, expect, test, vi } from 'vitest';
import { createApiClient } from '../../../server/content/api-client.ts';
import { listenUntilTested } from '../../../server/testing/fake-api.ts';
import type { SiteRequest } from '../../content/request.ts';
import { sendForm } from './send-form.ts';

const FIELDS = { fullName: 'Anna Kowalczyk', mail: 'anna@zaklad.example', message: 'Dzień dobry' };
const PAGE = 'http://localhost/de/careers/x?utm_source=mail';
const TAKEN = { success: true, data: { reference: 'TK-7F3K-9QX2' } };
const SENT = { kind: 'sent', reference: 'TK-7F3K-9QX2' };

const bytes = (size: number) => new Uint8Array(randomBytes(size));

function siteOf(url: string): SiteRequest {
  const api = createApiClient({ url, fetch });
  return { locale: 'de', api, client: { address: '::1' } } as unknown as SiteRequest;
}

/** A real web API behind a site in German; it answers when it has the form, or at once. */
async function siteThat(answers: 'when read' | 'at once', status = 200, reply: unknown = TAKEN) {
  const got: { headers: IncomingHttpHeaders; body: Buffer }[] = [];
  const server = createServer(async (request, response) => {
    if (answers === 'when read') {
      const body = await buffer(request).catch(() => null);
      if (!body) return;
      got.push({ headers: request.headers, body });
    }
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(reply));
  });
  return { site: siteOf(await listenUntilTested(server)), got };
}

/** A form as the bytes that a browser sends. */
async function formWith(
  sizes: readonly number[],
  fields: Record<string, string> = FIELDS,
): Promise<{ type: string; whole: Uint8Array<ArrayBuffer> }> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  for (const [at, size] of sizes.entries())
    form.append('attachment', new File([bytes(size)], `życiorys "${at}".pdf`));
  form.set('consent', 'on');
  const sent = new Response(form);
  const type = sent.headers.get('content-type') ?? '';
  return { type, whole: new Uint8Array(await sent.arrayBuffer()) };
}

function requestWith(body: BodyInit, type: string, length: number): Request {
  const headers = { 'content-type': type, 'content-length': String(length), referer: PAGE };
  const init = { method: 'POST', body, headers, duplex: 'half' };
  return new Request('http://localhost/de/careers/x', init as RequestInit);
}

/** Sends a form with files of these sizes, as a browser without scripts, or with them. */
async function send(
  site: SiteRequest,
  sizes: readonly number[],
  { fields = FIELDS, path = '/career/apply' as FormPath, isPlain = true } = {},
) {
  const { type, whole } = await formWith(sizes, fields);
  const result = await sendForm(path, requestWith(whole, type, whole.length), site, isPlain);
  return { result, type, whole };
}

describe.each([
  ['without scripts', true, { ...FIELDS, consent: 'on', attachment: 'chosen' }, PAGE],
  ['of a script', false, {}, undefined],
])('a form %s', (_, isPlain, values, referer) => {
  test('I59: goes on unchanged, with a file of 10 MiB, its length and the language of its page', async () => {
    const { site, got } = await siteThat('when read');
    const { result, type, whole } = await send(site, [ATTACHMENT_MAX_BYTES], { isPlain });
    expect(result).toEqual({ ...SENT, values });
    expect(got[0]?.body.equals(whole)).toBe(true);
    expect(got[0]?.headers).toMatchObject({
      'content-type': type,
      'content-length': String(whole.length),
      'content-language': 'de',
      'x-forwarded-for': '::1',
    });
    expect(got[0]?.headers.referer).toBe(referer);
  });

  test('I60, I62: shows what the API finds wrong, also when it answers before the end', async () => {
    const fields = { attachment: 'fileContentMismatch' };
    const error = { error: { code: 'Validation', message: 'no', fields } };
    const { site } = await siteThat('at once', 422, error);
    const { result } = await send(site, [3_000_000], { isPlain });
    expect(result).toEqual({ kind: 'invalid', fields, values });
  });

  test('F23: is refused when it is cut off, and the API has no form of it', async () => {
    const { site, got } = await siteThat('when read');
    const { type, whole } = await formWith([100_000]);
    const cut = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(whole.subarray(0, 50_000)),
      pull: (controller) => controller.error(new Error('gone')),
    });
    const request = requestWith(cut, type, whole.length);
    await expect(sendForm('/career/apply', request, site, isPlain)).rejects.toMatchObject({
      init: { status: 400 },
    });
    expect(got).toEqual([]);
  });
});

describe('without scripts', () => {
  const values = { ...FIELDS, consent: 'on' };

  test.each([
    ['takes no more', 429, 'RateLimited'],
    ['doubts the sender', 403, 'Captcha'],
    ['cannot store it', 503, 'Unavailable'],
  ])('where the API %s, the form says so and keeps what was typed', async (_, status, code) => {
    const { site } = await siteThat('when read', status, { error: { code, message: 'no' } });
    expect((await send(site, [])).result).toEqual({ kind: 'refused', code, values });
  });

  test('what was typed before and after a file comes back when the API is down', async () => {
    const server = createServer();
    const url = await listenUntilTested(server);
    server.close();
    expect((await send(siteOf(url), [5_000_000])).result).toEqual({
      kind: 'refused',
      code: 'Unavailable',
      values: { ...values, attachment: 'chosen' },
    });
  });

  test('it comes back when the API hangs, after half a minute', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const arrived = Promise.withResolvers<void>();
    const server = createServer(() => arrived.resolve());
    const site = siteOf(await listenUntilTested(server));
    const sending = send(site, [9_000_000]);
    await arrived.promise;
    await vi.advanceTimersByTimeAsync(30_000);
    vi.useRealTimers();
    expect((await sending).result).toMatchObject({ kind: 'refused', code: 'Unavailable', values });
  });

  test.each([
    ['/career/apply', [12_000_000], 'fileSizeNotSupportedValidationMessage'],
    ['/contact/send-message', [9e6, 9e6, 9.9e6], 'filesTooLargeTogether'],
    ['/contact/send-message', [1e6, 27e6], 'fileSizeNotSupportedValidationMessage'],
  ] as const)(
    '%s with files of %j bytes comes back with every word and every mistake, and the API is spared',
    async (path, sizes, key) => {
      const { site, got } = await siteThat('when read');
      const fields = { ...FIELDS, mail: 'anna@' };
      const { result } = await send(site, sizes, { path, fields });
      expect(result).toMatchObject({
        kind: 'invalid',
        fields: { attachment: key, mail: 'invalidEmailErrorRegex' },
        values: { ...fields, consent: 'on', attachment: 'chosen' },
      });
      expect(got).toEqual([]);
    },
  );

  test('too long a text comes back whole', async () => {
    const { site, got } = await siteThat('when read');
    const fields = { ...FIELDS, topic: 'Newsletter', message: 'ą'.repeat(70_000) };
    const { result } = await send(site, [], { path: '/newsletter', fields });
    expect(result).toEqual({
      kind: 'refused',
      code: 'TooLarge',
      values: { ...fields, consent: 'on' },
    });
    expect(got).toEqual([]);
  });

  test('I53: what is wrong after a file that is right is refused, and the API has no form of it', async () => {
    const { site, got } = await siteThat('when read');
    const file = (name: string) =>
      `--x\r\nContent-Disposition: form-data; name="attachment"; ${name}\r\n\r\n%PDF-\r\n`;
    const wrong = file(`filename="b.pdf"; filename*=UTF-8''b.exe`);
    const body = `${file('filename="a.pdf"')}${wrong}--x--\r\n`;
    const request = requestWith(body, 'multipart/form-data; boundary=x', body.length);
    await expect(sendForm('/contact/send-message', request, site, true)).rejects.toMatchObject({
      init: { status: 400 },
    });
    expect(got).toEqual([]);
  });

  test('a form that comes slower than 20 kB/s after 10 s is refused, and the API has no form of it', async () => {
    const { site, got } = await siteThat('when read');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    const slow = new ReadableStream<Uint8Array>(
      {
        async pull(controller) {
          await new Promise((resolve) => setTimeout(resolve, 500));
          controller.enqueue(new TextEncoder().encode('a'));
        },
      },
      { highWaterMark: 0 },
    );
    const request = requestWith(slow, 'application/x-www-form-urlencoded', 1_000);
    const refusal = expect(
      sendForm('/contact/send-message', request, site, true),
    ).rejects.toMatchObject({ init: { status: 400 } });
    for (let half = 0; half < 24; half += 1) await vi.advanceTimersByTimeAsync(500);
    await refusal;
    vi.useRealTimers();
    expect(got).toEqual([]);
  });
});
