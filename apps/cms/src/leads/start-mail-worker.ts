import path from 'node:path';
import type { Payload } from 'payload';
import { env } from '../env.ts';
import { createMailTransport } from '../mail/transport.ts';
import { mailWorkers } from './mail-workers.ts';
import { MailWorker } from './worker.ts';

/**
 * Starts sending what stands in the outbox, once per process, until SIGTERM or SIGINT. The server
 * calls this; command-line tools do not.
 */
export function startMailWorker(payload: Payload): void {
  if (mailWorkers().has(payload)) return;
  const worker = new MailWorker(payload, {
    transport: createMailTransport(env.SMTP_URL, path.join(env.DATA_DIR, 'mails')),
    settings: { from: env.MAIL_FROM, notifyTo: env.NOTIFY_TO, cmsUrl: env.CMS_URL },
  });
  mailWorkers().set(payload, worker);
  worker.start();
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => void worker.stop());
  }
}
