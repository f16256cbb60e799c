import type { ServerResponse } from 'node:http';
import { openTracing } from '@osnowa/http/open-tracing';
import { endTracing, inSpan, setTracing, tracedFetch } from '@osnowa/http/tracing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createContractApp } from '../app/api/app.ts';
import { MailWorker } from '../mail/worker.ts';
import { standIn, testStandIn } from '../testing/stand-in.ts';
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
const received: Received[] = [];
/** Receives spans as a collector of OpenTelemetry does. */
const collector = testStandIn(({ method, path, body }, response) => {
  expect([method, path]).toEqual(['POST', '/v1/traces']);
  const { resourceSpans } = JSON.parse(body) as Export;
  const scopes = resourceSpans.flatMap(({ scopeSpans }) => scopeSpans);
  received.push(...scopes.flatMap(({ spans }) => spans));
  response.end('{}');
});
let app: ReturnType<typeof createContractApp>;
/** The content service on a real address. */
const service = testStandIn(async ({ method, path, headers, body }, response) => {
  const init: RequestInit = { method, headers: headers as Record<string, string> };
  if (method === 'POST') init.body = body;
  const answer = await app.fetch(new Request(`http://cms.test${path}`, init));
  response.writeHead(answer.status, Object.fromEntries(answer.headers));
  response.end(Buffer.from(await answer.arrayBuffer()));
});

beforeAll(() => {
  app = createContractApp(cms.payload);
  openTracing('cms', collector.url);
});
afterAll(() => setTracing(undefined));

async function spans(): Promise<Received[]> {
  await endTracing();
  return received.splice(0);
}

test('one trace leads from the page of the site through every step of the intake', async () => {
  const form = multipart(CONTACT);
  const address = `${service.url}/api/contact/send-message?token=geheim`;
  const answer = await inSpan('form', { 'url.path': '/contact' }, () =>
    tracedFetch(address, { method: 'POST', body: form }),
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
  const reported = JSON.stringify(all);
  for (const word of ['geheim', CONTACT.mail, 'Gęślą', '501 002', 'Dzień dobry'])
    expect(reported).not.toContain(word);
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
  expect((await tracedFetch(`${service.url}/api/healthz`)).status).toBe(200);
  expect(await spans()).toEqual([]);
});

test('a receiver that does not answer holds nothing up', async () => {
  const held: ServerResponse[] = [];
  const silent = await standIn((_, response) => held.push(response));
  setTracing(undefined);
  openTracing('cms', silent.url);
  expect(await inSpan('work', {}, async () => 'done')).toBe('done');
  const ending = endTracing();
  await expect.poll(() => held.length).toBe(1);
  expect(await inSpan('more work', {}, async () => 'done')).toBe('done');
  for (const response of held) response.end('{}');
  await ending;
  silent.stop();
});
