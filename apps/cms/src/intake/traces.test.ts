import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { openTracing } from '@osnowa/http/open-tracing';
import { endTracing, inSpan, setTracing, tracedFetch } from '@osnowa/http/tracing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createContractApp } from '../api/app.ts';
import { MailWorker } from '../mail/worker.ts';
import { CONTACT, MAIL_SETTINGS, multipart, testCms } from '../testing/test-cms.ts';

/** A span as the receiver gets it. */
interface Received {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  attributes: { key: string; value: unknown }[];
  status: { code?: number; message?: string };
}

interface Export {
  resourceSpans: { scopeSpans: { spans: Received[] }[] }[];
}

const cms = testCms();
/** Receives spans as a collector of OpenTelemetry does. */
let collector: Server;
/** The content service on a real address. */
let api: Server;
let apiUrl: string;
const received: Received[] = [];

/** @returns its address */
async function openOn(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

beforeAll(async () => {
  collector = createServer(async (request, response) => {
    expect([request.method, request.url]).toEqual(['POST', '/v1/traces']);
    const { resourceSpans } = (await json(request)) as Export;
    const scopes = resourceSpans.flatMap(({ scopeSpans }) => scopeSpans);
    received.push(...scopes.flatMap(({ spans }) => spans));
    response.end('{}');
  });
  const app = createContractApp(cms.payload);
  api = createServer(async (request, response) => {
    const { method = 'GET', url = '/', headers } = request;
    const init: RequestInit = { method, headers: headers as Record<string, string> };
    if (method === 'POST') Object.assign(init, { body: request, duplex: 'half' });
    const answer = await app.fetch(new Request(`http://cms.test${url}`, init));
    response.writeHead(answer.status, Object.fromEntries(answer.headers));
    response.end(Buffer.from(await answer.arrayBuffer()));
  });
  apiUrl = `${await openOn(api)}/api`;
  openTracing('cms', await openOn(collector));
});
afterAll(() => {
  setTracing(undefined);
  collector?.close();
  api?.close();
});

async function spans(): Promise<Received[]> {
  await endTracing();
  return received.splice(0);
}

test('one trace leads from the page of the site through every step of the intake', async () => {
  const form = multipart(CONTACT);
  const answer = await inSpan('form', { 'url.path': '/contact' }, () =>
    tracedFetch(`${apiUrl}/contact/send-message?token=geheim`, { method: 'POST', body: form }),
  );
  expect(answer.status).toBe(200);
  const all = await spans();
  expect(new Set(all.map(({ traceId }) => traceId)).size).toBe(1);
  const byName = new Map(all.map((span) => [span.name, span]));
  const chain = ['form', 'call /api/contact/send-message', 'POST /api/contact/send-message'];
  for (const [at, name] of chain.entries()) {
    const parent = at === 0 ? '' : byName.get(chain[at - 1] ?? '')?.spanId;
    expect(byName.get(name)?.parentSpanId ?? '').toBe(parent);
  }
  const steps = ['form: receive', 'form: judge', 'form: keep files', 'form: store', 'form: copy'];
  const intake = byName.get(chain[2] ?? '')?.spanId;
  for (const step of steps) expect(byName.get(step)?.parentSpanId).toBe(intake);
  const told = JSON.stringify(all);
  for (const word of ['geheim', CONTACT.mail, 'Gęślą', '501 002', 'Dzień dobry'])
    expect(told).not.toContain(word);
});

test('a mail has a trace of its own, which says where it failed and not to whom it goes', async () => {
  await cms.post('/contact/send-message', multipart(CONTACT));
  await spans();
  const transport = {
    deliver: async () => {
      throw new Error(`550 ${CONTACT.mail} unknown`);
    },
    close: () => undefined,
  };
  await new MailWorker(cms.payload, { transport, settings: MAIL_SETTINGS }).sendDue();
  const all = await spans();
  expect(all.filter(({ name }) => name === 'mail')).toHaveLength(2);
  const delivered = all.filter(({ name }) => name === 'mail: deliver');
  expect(delivered.map(({ status }) => status.message)).toEqual(['Error', 'Error']);
  expect(JSON.stringify(all)).not.toContain(CONTACT.mail);
});

test('what belongs to no trace has none: the looks of the site for changes', async () => {
  expect((await tracedFetch(`${apiUrl}/healthz`)).status).toBe(200);
  expect(await spans()).toEqual([]);
});

test('a receiver that does not answer holds nothing up', async () => {
  const held: ServerResponse[] = [];
  const silent = createServer((_request, response) => held.push(response));
  setTracing(undefined);
  openTracing('cms', await openOn(silent));
  expect(await inSpan('work', {}, async () => 'done')).toBe('done');
  const ending = endTracing();
  await expect.poll(() => held.length).toBe(1);
  expect(await inSpan('more work', {}, async () => 'done')).toBe('done');
  for (const response of held) response.end('{}');
  await ending;
  silent.close();
});
