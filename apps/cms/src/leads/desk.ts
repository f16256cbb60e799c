import path from 'node:path';
import type { Payload } from 'payload';
import { env } from '../env.ts';
import { createMailTransport } from '../mail/transport.ts';
import { MailWorker } from './worker.ts';

/**
 * The running workers by their Payload. Next compiles this module once for the routes and once
 * for the start of the server; the table must be the same in both.
 */
const KEY = Symbol.for('tkalnia.mail-workers');
const shared = globalThis as { [KEY]?: WeakMap<Payload, MailWorker> };

function workers(): WeakMap<Payload, MailWorker> {
  shared[KEY] ??= new WeakMap();
  return shared[KEY];
}

/**
 * Starts sending what stands in the outbox, once per process, until SIGTERM or SIGINT. Servers
 * call this; command-line tools do not.
 */
export function startMailWorker(payload: Payload): void {
  if (workers().has(payload)) return;
  const worker = new MailWorker(payload, {
    transport: createMailTransport(env.SMTP_URL, path.join(env.DATA_DIR, 'mails')),
    settings: { from: env.MAIL_FROM, notifyTo: env.NOTIFY_TO, cmsUrl: env.CMS_URL },
  });
  workers().set(payload, worker);
  worker.start();
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => void worker.stop());
  }
}

/** Has the worker of this process, if it runs one, look into the outbox at once. */
export function wakeMailWorker(payload: Payload): void {
  workers().get(payload)?.wake();
}
