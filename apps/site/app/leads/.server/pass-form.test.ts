import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { listenUntilTested } from '../../../server/testing/fake-api.ts';
import { createLeadApi } from '../../content/.server/lead-api.ts';
import type { SiteRequest } from '../../content/request.ts';
import { passForm } from './pass-form.ts';

const TAKEN = { success: true, data: { reference: 'TK-7F3K-9QX2' } };

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
  const url = await listenUntilTested(server);
  const site = { locale: 'de', leads: createLeadApi({ url, fetch }), client: { address: '::1' } };
  return { site: site as unknown as SiteRequest, got };
}

async function formWith(size: number) {
  const form = new FormData();
  form.set('fullName', 'Anna Kowalczyk');
  form.set('attachment', new File([new Uint8Array(randomBytes(size))], 'życiorys.pdf'));
  const request = new Response(form);
  const type = request.headers.get('content-type') ?? '';
  return { type, bytes: new Uint8Array(await request.arrayBuffer()) };
}

function requestWith(body: BodyInit, type: string, length: number) {
  return new Request('http://localhost/de/forms/career/apply', {
    method: 'POST',
    body,
    duplex: 'half',
    headers: { 'content-type': type, 'content-length': String(length) },
  } as RequestInit);
}

test('a form of a script is forwarded unchanged, with its length and the language of its page', async () => {
  const { site, got } = await siteThat('when read');
  const { type, bytes } = await formWith(2_000_000);
  const sent = await passForm('/career/apply', requestWith(bytes, type, bytes.length), site);
  expect(sent).toEqual({ result: { kind: 'sent', reference: 'TK-7F3K-9QX2' }, status: 200 });
  expect(got[0]?.body.equals(bytes)).toBe(true);
  expect(got[0]?.headers).toMatchObject({
    'content-type': type,
    'content-length': String(bytes.length),
    'content-language': 'de',
    'x-forwarded-for': '::1',
  });
});

test('errors that the API finds are reported, also when it answers before the end', async () => {
  const fields = { attachment: 'fileContentMismatch' };
  const error = { error: { code: 'Validation', message: 'no', fields } };
  const { site } = await siteThat('at once', 422, error);
  const { type, bytes } = await formWith(3_000_000);
  const request = requestWith(bytes, type, bytes.length);
  expect(await passForm('/career/apply', request, site)).toEqual({
    result: { kind: 'invalid', fields, values: {} },
    status: 422,
  });
});

test('a form that is cut off is refused, and the API has no form of it', async () => {
  const { site, got } = await siteThat('when read');
  const { type, bytes } = await formWith(100_000);
  const cut = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(bytes.subarray(0, 50_000));
    },
    pull(controller) {
      controller.error(new Error('gone'));
    },
  });
  const refusal = passForm('/career/apply', requestWith(cut, type, bytes.length), site);
  await expect(refusal).rejects.toMatchObject({ init: { status: 400 } });
  expect(got).toEqual([]);
});

test('a form that is longer than it may be is refused', async () => {
  const { site, got } = await siteThat('when read');
  const long = new Blob([new Uint8Array(129 * 1024)]);
  const request = requestWith(long, 'application/x-www-form-urlencoded', long.size);
  await expect(passForm('/newsletter', request, site)).rejects.toMatchObject({
    init: { status: 413 },
  });
  expect(got).toEqual([]);
});

test('files that are larger than any form are named to a script too, and the API is spared', async () => {
  const { site, got } = await siteThat('when read');
  const { type, bytes } = await formWith(12_000_000);
  const request = requestWith(bytes, type, bytes.length);
  const fields = { attachment: 'fileSizeNotSupportedValidationMessage' };
  expect(await passForm('/career/apply', request, site)).toEqual({
    result: { kind: 'invalid', fields, values: {} },
    status: 422,
  });
  expect(got).toEqual([]);
});
