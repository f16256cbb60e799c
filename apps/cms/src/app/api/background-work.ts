import path from 'node:path';
import type { Payload } from 'payload';
import { MailboxReader } from '../../conversation/inbound/mailbox-reader.ts';
import { DeliveryWorker } from '../../desk/delivery-worker.ts';
import { makeFolders } from '../../leads/attachments/stored-files.ts';
import { createMailTransport } from '../../mail/transport.ts';
import { MailWorker } from '../../mail/worker.ts';
import { leaveProcesses } from '../../platform/database/other-processes.ts';
import { startPeriodic } from '../../platform/database/periodic.ts';
import { createLinks } from '../../platform/outbox/mail-links.ts';
import {
  atEndOfBackground,
  beginBackground,
  runWorkers,
} from '../../platform/process/background.ts';
import { noteOpenedData } from '../../platform/process/data-in-place.ts';
import { env } from '../../platform/process/env.ts';
import { reachFailpoint } from '../../platform/process/failpoint.ts';
import { periodicJobs } from './periodic-jobs.ts';

function mailWorker(payload: Payload): MailWorker {
  return new MailWorker(payload, {
    transport: createMailTransport(env.SMTP_URL, path.join(env.DATA_DIR, 'mails')),
    settings: {
      from: env.MAIL_FROM,
      notifyTo: env.NOTIFY_TO,
      replyTo: env.REPLY_TO,
      cmsUrl: env.CMS_URL,
      publicUrl: env.PUBLIC_URL,
      links: createLinks({ secret: env.PAYLOAD_SECRET, publicUrl: env.PUBLIC_URL }),
    },
    onAccepted: () => reachFailpoint('mail-accepted'),
  });
}

/** Starts what waits for events. */
function startWorkers(payload: Payload): void {
  // Pushes have a worker of their own: a webhook that takes its ten seconds holds up no phone.
  const delivery = (['push', 'webhook'] as const).map((kind) => new DeliveryWorker(payload, kind));
  runWorkers(payload, 'delivery', delivery);
  runWorkers(payload, 'mail', [mailWorker(payload)]);
  if (env.IMAP_URL) runWorkers(payload, 'mailbox', [new MailboxReader(payload, env.IMAP_URL)]);
}

/**
 * Starts all background work, until SIGTERM or SIGINT. The web API calls this at its first request,
 * which is the health check after the start; builds and command-line tools never call it. (Next's
 * start hook is of no use: it is compiled for the edge as well, where Payload cannot be.) After a
 * reload in development it ends the work of the earlier code.
 * @returns the signal of its end, after which it has to be started anew
 */
export function startBackgroundWork(payload: Payload): AbortSignal {
  const end = beginBackground();
  startWorkers(payload);
  // The folder of attachments is there from the first start on.
  makeFolders()
    .catch((err: unknown) => payload.logger.error({ err, msg: 'Folders could not be made.' }))
    .finally(noteOpenedData);
  startPeriodic(payload, periodicJobs(payload, env));
  atEndOfBackground(() => void leaveProcesses(payload, env).catch(() => undefined));
  return end;
}
