import path from 'node:path';
import type { Payload } from 'payload';
import { createMailTransport } from '../mail/transport.ts';
import { MailWorker } from '../mail/worker.ts';
import { mailWorkers } from '../outbox/mail-workers.ts';
import { createLinks } from '../privacy/links.ts';
import { env } from '../process/env.ts';
import { reachFailpoint } from '../process/failpoint.ts';

/**
 * Starts sending what stands in the outbox, once per process, until SIGTERM or SIGINT. The web API
 * calls this at its first request, which is the health check of whoever started the server; builds
 * and command-line tools never come by here. (Next's start hook is of no use: it is compiled for
 * the edge as well, where Payload cannot be.)
 */
export function startMailWorker(payload: Payload): void {
  if (mailWorkers().has(payload)) return;
  const worker = new MailWorker(payload, {
    transport: createMailTransport(env.SMTP_URL, path.join(env.DATA_DIR, 'mails')),
    settings: {
      from: env.MAIL_FROM,
      notifyTo: env.NOTIFY_TO,
      cmsUrl: env.CMS_URL,
      publicUrl: env.PUBLIC_URL,
      links: createLinks({ secret: env.PAYLOAD_SECRET, publicUrl: env.PUBLIC_URL }),
    },
    onAccepted: () => reachFailpoint('mail-accepted'),
  });
  mailWorkers().set(payload, worker);
  worker.start();
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => void worker.stop());
  }
}
