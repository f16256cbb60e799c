import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { beforeEach, expect, test, vi } from 'vitest';
import { listenUntilTested } from '../../../server/testing/fake-api.ts';
import { createLeadApi, type UploadBody } from './lead-api.ts';

let respond: (request: IncomingMessage, response: ServerResponse) => void;
let seen: { path: string | undefined; address: string | string[] | undefined; body: string }[];
let url: string;

beforeEach(async () => {
  seen = [];
  const server = createServer(async (request, response) => {
    const body = await text(request);
    seen.push({ path: request.url, address: request.headers['x-forwarded-for'], body });
    respond(request, response);
  });
  url = `${await listenUntilTested(server)}/api`;
});

function submit(form?: UploadBody) {
  const body = new FormData();
  body.set('fullName', 'Jan');
  return createLeadApi({ url, fetch }).submit('/contact/send-message', form ?? body, {
    address: '203.0.113.7',
  });
}

/** A form with a file as it comes from a sender whose connection pauses within it. */
function pausing(pause: Promise<void>): UploadBody {
  async function* parts() {
    yield Buffer.from('--x\r\n');
    await pause;
    yield Buffer.from('--x--\r\n');
  }
  const body = Readable.toWeb(Readable.from(parts())) as ReadableStream<Uint8Array>;
  return { contentType: 'multipart/form-data; boundary=x', body };
}

function answer(status: number, body: unknown, headers: Record<string, string> = {}) {
  respond = (_, response) => response.writeHead(status, headers).end(JSON.stringify(body));
}

test('a form reaches its path with the address of the sender, and the reference comes back', async () => {
  answer(200, { success: true, data: { reference: 'TK-7F3K-9QX2' } });
  expect(await submit()).toEqual({
    success: true,
    data: { reference: 'TK-7F3K-9QX2' },
    status: 200,
  });
  expect(seen).toHaveLength(1);
  expect(seen[0]).toMatchObject({ path: '/api/contact/send-message', address: '203.0.113.7' });
  expect(seen[0]?.body).toContain('Jan');
});

test('a refusal comes back with its status and when to try again', async () => {
  answer(429, { error: { code: 'RateLimited', message: 'slow down' } }, { 'retry-after': '60' });
  expect(await submit()).toMatchObject({
    status: 429,
    retryAfter: 60,
    error: { code: 'RateLimited' },
  });
});

test.each([
  ['success without a reference', () => answer(200, { success: true, data: {} })],
  ['HTML', () => (respond = (_, response) => response.end('<html>'))],
  ['silence', () => (respond = (request) => request.socket.destroy())],
])('%s is not taken for an answer, and nothing is sent twice', async (_, prepare) => {
  prepare();
  await expect(submit()).rejects.toMatchObject({ code: 'Unavailable' });
  expect(seen).toHaveLength(1);
});

test.each([
  ['a form', () => undefined, () => undefined],
  ['a form with a file', () => pausing(Promise.resolve()), () => undefined],
  [
    'a form whose answer breaks off',
    () => undefined,
    (response: ServerResponse) => response.write('{"success":'),
  ],
])('a content service that hangs is given up on after 30 s: %s', async (_, form, begin) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const arrived = Promise.withResolvers<void>();
  respond = (_request, response) => {
    begin(response);
    arrived.resolve();
  };
  const refused = expect(submit(form())).rejects.toMatchObject({ code: 'Unavailable' });
  await arrived.promise;
  await vi.advanceTimersByTimeAsync(30_000);
  await refused;
  vi.useRealTimers();
});

test('a sender with a slow connection gets more time', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  answer(200, { success: true, data: { reference: 'TK-7F3K-9QX2' } });
  const pause = Promise.withResolvers<void>();
  const sent = submit(pausing(pause.promise));
  await vi.advanceTimersByTimeAsync(60_000);
  pause.resolve();
  vi.useRealTimers();
  expect(await sent).toMatchObject({ status: 200 });
});
