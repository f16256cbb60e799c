import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { beforeEach, expect, test, vi } from 'vitest';
import { listenUntilTested } from '../testing/fake-api.ts';
import { createApiClient } from './api-client.ts';

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

const client = { address: '203.0.113.7' };

/** Sends a form as it comes from a sender whose connection pauses within it. */
function submit(pause: Promise<void> = Promise.resolve()) {
  async function* parts() {
    yield Buffer.from('fullName=');
    await pause;
    yield Buffer.from('Jan');
  }
  const body = Readable.toWeb(Readable.from(parts())) as ReadableStream<Uint8Array>;
  const form = { headers: { 'content-type': 'application/x-www-form-urlencoded' }, body };
  return createApiClient({ url, fetch }).submit('/contact/send-message', form, client);
}

function answer(status: number, body: unknown) {
  respond = (_, response) => response.writeHead(status).end(JSON.stringify(body));
}

test('a form reaches its path with the address of the sender, and the reference comes back', async () => {
  answer(200, { success: true, data: { reference: 'TK-7F3K-9QX2' } });
  expect(await submit()).toEqual({ success: true, data: { reference: 'TK-7F3K-9QX2' } });
  expect(seen).toHaveLength(1);
  expect(seen[0]).toMatchObject({ path: '/api/contact/send-message', address: '203.0.113.7' });
  expect(seen[0]?.body).toBe('fullName=Jan');
});

test('a call sends its input where the contract says, and its refusal is an error with the same code', async () => {
  const { call } = createApiClient({ url, fetch });
  answer(200, { success: true });
  expect(await call('withdraw', { token: 'a.b' }, client)).toEqual({ success: true });
  answer(404, { error: { code: 'NotFound', message: 'no such estimate' } });
  const locale = 'de';
  await expect(call('estimatePdf', { key: 'k', locale })).rejects.toMatchObject({
    code: 'NotFound',
  });
  answer(200, { success: 'perhaps' });
  await expect(call('withdraw', { token: '' })).rejects.toMatchObject({ code: 'Unavailable' });
  expect(seen).toMatchObject([
    { path: '/api/my-request/withdraw', address: '203.0.113.7', body: '{"token":"a.b"}' },
    { path: '/api/estimates/k/pdf?locale=de', address: undefined, body: '' },
    { path: '/api/my-request/withdraw' },
  ]);
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
  ['a form', () => undefined],
  ['a form whose answer breaks off', (response: ServerResponse) => response.write('{"success":')],
])('a content service that hangs is given up on after 30 s: %s', async (_, begin) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const arrived = Promise.withResolvers<void>();
  respond = (_request, response) => {
    begin(response);
    arrived.resolve();
  };
  const refused = expect(submit()).rejects.toMatchObject({ code: 'Unavailable' });
  await arrived.promise;
  await vi.advanceTimersByTimeAsync(30_000);
  await refused;
  vi.useRealTimers();
});

test('a sender with a slow connection gets more time', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  answer(200, { success: true, data: { reference: 'TK-7F3K-9QX2' } });
  const pause = Promise.withResolvers<void>();
  const sent = submit(pause.promise);
  await vi.advanceTimersByTimeAsync(60_000);
  pause.resolve();
  vi.useRealTimers();
  expect(await sent).toMatchObject({ success: true });
});
