import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { Agent, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { errorReply, successReply } from '../../packages/contract/src/index.ts';
import { ROOT } from '../../tools/paths.ts';
import { runOrRefuse } from '../../tools/processes/child.ts';
import { requireProgram } from '../../tools/processes/system-package.ts';
import { inheritedEnvironment } from '../../tools/settings/env.ts';
import { CLIENT_CORE } from './processes.ts';

/** A filled contact form, with its idempotency key. */
export type Filled = { key: string; file: Buffer | null };

/** Outcome of sending a form; `status` 0 means no answer. */
export type Sent = Filled & { status: number; reference: string | null; ms: number };

/** A requested page, read to its end. */
export type Asked = { path: string; status: number; bytes: number; ms: number };

/** An answer at a pace; `ms` counts from the planned time of the request, so that queueing is included. */
export type Paced = { ms: number; status: number };

/** Longest wait for the answer to a form, and for that to a page at a pace; ms. */
const TIMEOUT_MS = 60_000;
const ANSWER_WITHIN_MS = 10_000;

/** A new form, with a file of this many bytes. */
export function fill(fileBytes = 0): Filled {
  if (fileBytes === 0) return { key: randomUUID(), file: null };
  const pdf = randomBytes(fileBytes);
  pdf.write('%PDF-1.7\n');
  return { key: randomUUID(), file: pdf };
}

/** SHA-256 of bytes, in hexadecimal. */
export function digest(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** The form as fields; each form has its own e-mail address. */
export function fieldsOf({ key }: Filled): Record<string, string> {
  return {
    topic: 'offer',
    fullName: 'Zażółć Gęślą',
    mail: `a${key.replaceAll('-', '')}@klient.example`,
    phoneNumber: '501 002 003',
    message: 'Dzień dobry,\nproszę o ofertę.',
    consent: 'on',
    locale: 'pl',
    page: '/contact',
    idempotencyKey: key,
  };
}

/** The form as the parts of a multipart body, boundary `x`, up to the bytes of its file. */
export function multipartOf(form: Filled): string {
  const part = 'Content-Disposition: form-data; name=';
  const fields = Object.entries(fieldsOf(form)).map(
    ([name, value]) => `--x\r\n${part}"${name}"\r\n\r\n${value}\r\n`,
  );
  return `${fields.join('')}--x\r\n${part}"attachment"; filename="a.txt"\r\n\r\n`;
}

/**
 * Sends a form once.
 * @param more fields
 */
export async function sendForm(
  api: string,
  form: Filled,
  more: Record<string, string> = {},
  headers: Record<string, string> = {},
): Promise<Sent> {
  const started = performance.now();
  const body = form.file ? new FormData() : new URLSearchParams();
  for (const [name, value] of Object.entries({ ...fieldsOf(form), ...more })) {
    body.append(name, value);
  }
  if (form.file && body instanceof FormData) {
    body.append('attachment', new File([new Uint8Array(form.file)], 'plik.pdf'));
  }
  const outcome = (status: number, reference: string | null): Sent => ({
    ...form,
    status,
    reference,
    ms: performance.now() - started,
  });
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const address = `${api}/contact/send-message`;
    const response = await fetch(address, { method: 'POST', headers, body, signal });
    const reply: unknown = await response.json();
    const success = successReply.safeParse(reply);
    if (!success.success) errorReply.parse(reply);
    return outcome(response.status, success.data?.data.reference ?? null);
  } catch (error) {
    // A proxy whose service has just died answers with a page of its own.
    const isLost =
      error instanceof TypeError || error instanceof DOMException || error instanceof SyntaxError;
    if (!isLost) throw error;
    return outcome(0, null);
  }
}

/** Sends a form, with the same key, until it is acknowledged. */
export async function sendUntilTaken(api: string, form: Filled, tries = 10): Promise<Sent> {
  const sent = await sendForm(api, form);
  if (sent.status === 200 || tries <= 1) return sent;
  await sleep(200);
  return sendUntilTaken(api, form, tries - 1);
}

/** Asks for one page, whole. */
export async function askFor(address: string, path: string): Promise<Asked> {
  const started = performance.now();
  const answer = await fetch(`${address}${path}`, { redirect: 'manual' });
  const { byteLength: bytes } = await answer.arrayBuffer();
  return { path, status: answer.status, bytes, ms: performance.now() - started };
}

/** Requests many pages, `atOnce` at a time. */
export function askForAll(address: string, paths: readonly string[], atOnce: number) {
  return repeat(paths.length, atOnce, (nth) => askFor(address, paths[nth] as string));
}

/** Repeats an action, `atOnce` at a time. */
export async function repeat<Result>(
  times: number,
  atOnce: number,
  act: (nth: number) => Promise<Result>,
): Promise<Result[]> {
  let begun = 0;
  const all: Result[] = [];
  const one = async () => {
    while (begun < times) {
      begun += 1;
      all.push(await act(begun - 1));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, one));
  return all;
}

/**
 * Lets this many senders send, one form after another each, until the work is done. The caller
 * awaits `sent` for those still in flight.
 */
export async function sendDuring<Result>(
  senders: number,
  send: () => Promise<Sent>,
  work: () => Promise<Result>,
): Promise<{ sent: Promise<Sent[]>; result: Result }> {
  let isOver = false;
  const all: Sent[] = [];
  const one = async () => {
    while (!isOver) all.push(await send());
  };
  const sent = Promise.all(Array.from({ length: senders }, one)).then(() => all);
  const result = await work().finally(() => {
    isOver = true;
  });
  return { sent, result };
}

/** Begins so many a second, whether or not earlier ones are done. */
async function atPace(perSecond: number, total: number, begin: (nth: number, due: number) => void) {
  const started = performance.now();
  for (let begun = 0; begun < total; await sleep(1)) {
    const due = Math.min(total, ((performance.now() - started) / 1_000) * perSecond);
    for (; begun < due; begun += 1) begin(begun, started + (begun / perSecond) * 1_000);
  }
}

/**
 * Sends forms at a fixed rate.
 * @param form creates each of them, by its number
 */
export async function sendAtPace(
  api: string,
  perSecond: number,
  seconds: number,
  form: (nth: number) => Filled = () => fill(),
): Promise<Sent[]> {
  const sending: Promise<Sent>[] = [];
  await atPace(perSecond, perSecond * seconds, (nth) => sending.push(sendForm(api, form(nth))));
  return Promise.all(sending);
}

/** Pages of one origin, in turn, with this many connections, for this time. */
type Pages = { address: string; paths: readonly string[]; connections: number; seconds: number };

/** Requests one page on an open connection; if the server has just closed it, once more. */
function askOn(agent: Agent, address: string, due: number): Promise<Paced> {
  return new Promise((resolve) => {
    const done = (status: number) => resolve({ ms: performance.now() - due, status });
    const options = { agent, headers: { 'accept-encoding': 'gzip' }, timeout: ANSWER_WITHIN_MS };
    const asked = get(address, options, (response) => {
      response.once('end', () => done(response.statusCode ?? 0)).once('error', () => done(0));
      response.resume();
    });
    asked.once('timeout', () => asked.destroy());
    asked.once('error', ({ code }: NodeJS.ErrnoException) => {
      if (asked.reusedSocket && code === 'ECONNRESET') resolve(askOn(agent, address, due));
      else done(0);
    });
  });
}

/** Requests pages at a fixed rate. wrk cannot: it waits, so a slow server gets fewer requests. */
export async function askAtPace(pages: Pages & { perSecond: number }): Promise<Paced[]> {
  const { address, paths, connections, seconds, perSecond } = pages;
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const asking: Promise<Paced>[] = [];
  await atPace(perSecond, perSecond * seconds, (nth, due) =>
    asking.push(askOn(agent, `${address}${paths[nth % paths.length]}`, due)),
  );
  return Promise.all(asking).finally(() => agent.destroy());
}

const summary = z.object({
  requests: z.number(),
  seconds: z.number(),
  p50: z.number(),
  p99: z.number(),
  /** Answers other than 2xx and 3xx, and connections that failed. */
  failed: z.number(),
});

/** wrk's result; latencies in ms. */
export type Fastest = z.infer<typeof summary> & { perSecond: number };

/** Requests pages as fast as they are answered: by wrk, on a core of its own, asking for gzip. */
export async function askFastest(pages: Pages, stop: AbortSignal): Promise<Fastest> {
  const program = await requireProgram('wrk', 'wrk', stop);
  const { address, paths, connections, seconds } = pages;
  const how = `-t1 -c${connections} -d${seconds}s -s ${import.meta.dirname}/wrk.lua`;
  const words = paths.map((path) => `'${path}'`).join(' ');
  const line = `taskset -c ${CLIENT_CORE} ${program} ${how} ${address} -- ${words}`;
  const command = { line, cwd: ROOT, environment: inheritedEnvironment() };
  const said = await runOrRefuse(command, 'wrk', stop);
  const found = summary.parse(JSON.parse(said.find((text) => text.startsWith('{')) ?? '{}'));
  return { ...found, perSecond: Math.round(found.requests / found.seconds) };
}

/** The value that this share of the times does not exceed, in ms. */
export function percentile(all: readonly { ms: number }[], share: number): number {
  const times = all.map(({ ms }) => ms).sort((one, other) => one - other);
  return times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
