import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { errorReply, successReply } from '../../packages/contract/src/index.ts';

/** A filled contact form. */
export type Filled = {
  /** Idempotency key. */
  key: string;
  file: Buffer | null;
};

/** Outcome of sending a form; `status` 0 means no answer. */
export type Sent = Filled & { status: number; reference: string | null; ms: number };

/** Longest wait for an answer, in ms. */
const TIMEOUT_MS = 60_000;

/** A new form, with a file of so many bytes. */
export function fill(fileBytes = 0): Filled {
  return { key: randomUUID(), file: fileBytes > 0 ? pdfOf(fileBytes) : null };
}

function pdfOf(bytes: number): Buffer {
  const pdf = randomBytes(bytes);
  pdf.write('%PDF-1.7\n');
  return pdf;
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

function bodyOf(form: Filled): URLSearchParams | FormData {
  if (form.file === null) return new URLSearchParams(fieldsOf(form));
  const body = new FormData();
  for (const [name, value] of Object.entries(fieldsOf(form))) body.append(name, value);
  body.append('attachment', new File([new Uint8Array(form.file)], 'plik.pdf'));
  return body;
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
  const body = bodyOf(form);
  for (const [name, value] of Object.entries(more)) body.append(name, value);
  const outcome = (status: number, reference: string | null): Sent => ({
    ...form,
    status,
    reference,
    ms: performance.now() - started,
  });
  try {
    const response = await fetch(`${api}/contact/send-message`, {
      method: 'POST',
      headers,
      body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
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

/** Sends forms from so many senders at once until stopped; calls `take` with each outcome. */
export async function keepSending(
  senders: number,
  isOver: () => boolean,
  send: () => Promise<Sent>,
): Promise<Sent[]> {
  const all: Sent[] = [];
  await Promise.all(
    Array.from({ length: senders }, async () => {
      while (!isOver()) all.push(await send());
    }),
  );
  return all;
}

/**
 * Sends forms at a fixed rate, whether or not earlier ones are answered.
 * @param form makes each of them, by its number
 */
export async function sendAtPace(
  api: string,
  perSecond: number,
  seconds: number,
  form: (at: number) => Filled = () => fill(),
): Promise<Sent[]> {
  const started = performance.now();
  const sending: Promise<Sent>[] = [];
  const total = perSecond * seconds;
  while (sending.length < total) {
    const due = Math.min(total, ((performance.now() - started) / 1_000) * perSecond);
    while (sending.length < due) sending.push(sendForm(api, form(sending.length)));
    await sleep(2);
  }
  return Promise.all(sending);
}

/** The value below which this share of the times lies, in ms. */
export function percentile(sent: readonly Pick<Sent, 'ms'>[], share: number): number {
  const times = sent.map(({ ms }) => ms).sort((one, other) => one - other);
  return times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
}
