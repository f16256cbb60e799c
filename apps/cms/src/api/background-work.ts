import path from 'node:path';
import type { Payload } from 'payload';
import { CDN_APIS, CdnPurger } from '../changes/cdn-purge.ts';
import { trimLog } from '../changes/change-log.ts';
import { contentChanges } from '../changes/content-changes.ts';
import { emptyTrash } from '../changes/empty-trash.ts';
import { noticeSender } from '../changes/notice-sender.ts';
import { forgetOldProposals } from '../changes/proposals/proposal-rows.ts';
import { followSchedule, forgetFailedJobs } from '../changes/schedule/run-jobs.ts';
import { fillStates } from '../changes/translations/fill-states.ts';
import { takeLease } from '../database/lease.ts';
import { staySigned } from '../database/other-processes.ts';
import { fillSearch } from '../database/search/fill-search.ts';
import { forgetExpired } from '../intake/captcha/used-challenges.ts';
import { MailboxReader } from '../intake/inbound/mailbox-reader.ts';
import { makeFolders } from '../leads/attachments/stored-files.ts';
import { startFileKeeper } from '../leads/attachments/sweep.ts';
import { remindOfSteps } from '../leads/conversation/next-steps.ts';
import { startCatchingUp } from '../leads/copies/lead-copier.ts';
import { DeliveryWorker } from '../leads/events/delivery-worker.ts';
import { sendMorningDigest } from '../leads/management/digest.ts';
import { followLeads } from '../leads/management/lead-work.ts';
import { notifyOfQuarantine } from '../leads/spam/quarantine.ts';
import { createMailTransport } from '../mail/transport.ts';
import { MailWorker } from '../mail/worker.ts';
import { mailWorkers } from '../outbox/mail-workers.ts';
import { runningWorkers } from '../outbox/running-workers.ts';
import { reapplyErasures } from '../privacy/erasure.ts';
import { createLinks } from '../privacy/links.ts';
import { applyRetention } from '../privacy/retention.ts';
import { atEndOfBackground, beginBackground, repeat } from '../process/background.ts';
import { watchData } from '../process/data-in-place.ts';
import { env } from '../process/env.ts';
import { reachFailpoint } from '../process/failpoint.ts';
import { checkLinksEachNight } from '../redirects/links/nightly.ts';

/**
 * Starts sending deliveries. Pushes have a worker of their own: a webhook that takes its ten seconds
 * holds up no phone.
 */
function startDeliveryWorkers(payload: Payload): void {
  const workers = (['push', 'webhook'] as const).map((kind) => new DeliveryWorker(payload, kind));
  runningWorkers('delivery').set(payload, {
    wake: () => {
      for (const worker of workers) worker.wake();
    },
  });
  for (const worker of workers) {
    worker.start();
    atEndOfBackground(() => void worker.stop());
  }
}

/** Pause between two runs, in ms. */
const HOUR = 60 * 60_000;
/** Lease of one run, in ms: shorter than the pause, so that no run is skipped. */
const HELD = 50 * 60_000;
/** Pause between two checks whether the morning's digest is due, in ms. */
const DIGEST_LOOK = 5 * 60_000;
/** Pause between two looks for next steps whose time has come, in ms. */
const REMINDER_LOOK = 60_000;
/** Pause between two reads of the change log, in ms: other processes change content, too. */
const FOLLOW_LOOK = 1_000;
/** Delay after the start, in ms: visitors come first. */
const FIRST_RUN_AFTER = 15_000;

/**
 * One run: repeats erasures after a restore. One process only also deletes expired data, drafts
 * without a word and old proposals for translations, empties the trash, reports quarantined leads,
 * and records the translations of documents from before there was a record.
 */
async function runHousekeeping(payload: Payload, now: Date): Promise<void> {
  const again = await reapplyErasures(payload);
  if (again) payload.logger.warn({ msg: 'Erased again after a restore.', ...again });
  if (!(await takeLease(payload, 'housekeeping', HELD, now))) return;
  const report = await applyRetention(payload, { now });
  if (report.refused === null) payload.logger.info({ msg: 'Retention ran.', ...report });
  await notifyOfQuarantine(payload, now);
  await trimLog(payload, now);
  await forgetFailedJobs(payload, now);
  await forgetExpired(payload, now);
  await fillStates(payload);
  // A wrong clock must not delete an editor's text.
  if (report.refused === 'clock') return;
  await forgetOldProposals(payload, now);
  const deleted = await emptyTrash(payload, now);
  if (deleted > 0) payload.logger.info({ msg: 'The trash was emptied.', deleted });
}

/** Schedules the pieces of work, from soon after the start on. */
function startHousekeeping(payload: Payload): void {
  repeat(payload, () => runHousekeeping(payload, new Date()), {
    every: HOUR,
    first: FIRST_RUN_AFTER,
    failure: 'Housekeeping failed; it is tried again in an hour.',
  });
  repeat(payload, () => sendMorningDigest(payload, new Date()), {
    every: DIGEST_LOOK,
    first: FIRST_RUN_AFTER,
    failure: 'The digest could not be made; it is tried again.',
  });
  repeat(payload, () => remindOfSteps(payload, new Date()), {
    every: REMINDER_LOOK,
    first: FIRST_RUN_AFTER,
    failure: 'Reminders could not be made; they are tried again.',
  });
  watchPlaces(payload);
  staySigned(payload, env);
  const failure = 'The change log cannot be read.';
  repeat(payload, () => contentChanges(payload).follow(), { every: FOLLOW_LOOK, failure });
  followSchedule(payload);
  followLeads(payload);
  checkLinksEachNight(payload);
  startCatchingUp(payload);
  fillIndex(payload);
  // A wrong address in SITE_URLS is noticed before the first edit.
  const { SITE_URLS: siteUrls, NOTICE_SECRET: secret } = env;
  setTimeout(noticeSender({ siteUrls, secret }).onGap, FIRST_RUN_AFTER).unref();
  const { CDN: cdn, CDN_ZONE: zone, CDN_TOKEN: token, CDN_API: api } = env;
  if (cdn && zone && token) {
    new CdnPurger(payload, { cdn, zone, token, api: api ?? CDN_APIS[cdn] }).start();
  }
}

/** Watches over the data from now on: the folder of attachments is there from the first start on. */
function watchPlaces(payload: Payload): void {
  makeFolders()
    .catch((err: unknown) => payload.logger.error({ err, msg: 'Folders could not be made.' }))
    .finally(() => watchData(payload));
}

/** Fills the index of the search where it was made anew; an interrupted run is tried again. */
function fillIndex(payload: Payload): void {
  fillSearch(payload).catch((error: unknown) => {
    payload.logger.error({ err: error, msg: 'The search cannot be filled; it is tried again.' });
    setTimeout(() => fillIndex(payload), FIRST_RUN_AFTER).unref();
  });
}

/** Starts sending the rows of the outbox, mails and deliveries. */
function startMailWorker(payload: Payload): void {
  startDeliveryWorkers(payload);
  const worker = new MailWorker(payload, {
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
  mailWorkers().set(payload, worker);
  worker.start();
  atEndOfBackground(() => void worker.stop());
}

/** Starts reading the mailbox of `IMAP_URL`, if there is one. */
function startMailboxReader(payload: Payload): void {
  if (!env.IMAP_URL) return;
  const reader = new MailboxReader(payload, env.IMAP_URL);
  reader.start();
  atEndOfBackground(() => void reader.stop());
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
  startMailWorker(payload);
  startMailboxReader(payload);
  startFileKeeper(payload);
  startHousekeeping(payload);
  return end;
}
