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
import { removeEmptyDrafts } from '../collections/empty-drafts.ts';
import { takeLease } from '../database/lease.ts';
import { staySigned } from '../database/other-processes.ts';
import { fillSearch } from '../database/search/fill-search.ts';
import { forgetExpired } from '../intake/captcha/used-challenges.ts';
import { MailboxReader } from '../intake/inbound/mailbox-reader.ts';
import { makeFolders } from '../leads/attachments/stored-files.ts';
import { remindOfSteps } from '../leads/conversation/next-steps.ts';
import { startCatchingUp } from '../leads/copies/lead-copier.ts';
import { followDesk } from '../leads/desk/desk-work.ts';
import { sendMorningDigest } from '../leads/desk/digest.ts';
import { startDeliveryWorkers } from '../leads/happenings/delivery-workers.ts';
import { notifyOfQuarantine } from '../leads/spam/quarantine.ts';
import { createMailTransport } from '../mail/transport.ts';
import { MailWorker } from '../mail/worker.ts';
import { mailWorkers } from '../outbox/mail-workers.ts';
import { reapplyErasures } from '../privacy/erasure.ts';
import { createLinks } from '../privacy/links.ts';
import { applyRetention } from '../privacy/retention.ts';
import { watchData } from '../process/data-in-place.ts';
import { env } from '../process/env.ts';
import { reachFailpoint } from '../process/failpoint.ts';
import { checkLinksEachNight } from '../redirects/links/nightly.ts';

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
 * The Payload instances whose housekeeping has started. Next compiles this module once for the web
 * API and once for the back office; the table must be the same in both.
 */
const KEY = Symbol.for('osnowa.housekeeping');
const shared = globalThis as { [KEY]?: WeakSet<Payload> };

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
  // A clock that is wrong must not delete what an editor wrote.
  if (report.refused === 'clock') return;
  await removeEmptyDrafts(payload, now);
  await forgetOldProposals(payload, now);
  const deleted = await emptyTrash(payload, now);
  if (deleted > 0) payload.logger.info({ msg: 'The trash was emptied.', deleted });
}

/**
 * Starts housekeeping once per process: soon after the start, then every hour; the digest at its
 * own time.
 */
export function startHousekeeping(payload: Payload): void {
  shared[KEY] ??= new WeakSet();
  if (shared[KEY].has(payload)) return;
  shared[KEY].add(payload);
  const run = () => {
    runHousekeeping(payload, new Date()).catch((error: unknown) => {
      payload.logger.error({
        err: error,
        msg: 'Housekeeping failed; it is tried again in an hour.',
      });
    });
  };
  setTimeout(run, FIRST_RUN_AFTER).unref();
  setInterval(run, HOUR).unref();
  const sendDigest = () => {
    sendMorningDigest(payload, new Date()).catch((error: unknown) => {
      payload.logger.error({ err: error, msg: 'The digest could not be made; it is tried again.' });
    });
  };
  setTimeout(sendDigest, FIRST_RUN_AFTER).unref();
  setInterval(sendDigest, DIGEST_LOOK).unref();
  const remind = () => {
    remindOfSteps(payload, new Date()).catch((error: unknown) => {
      payload.logger.error({
        err: error,
        msg: 'Reminders could not be made; they are tried again.',
      });
    });
  };
  setTimeout(remind, FIRST_RUN_AFTER).unref();
  setInterval(remind, REMINDER_LOOK).unref();
  watchPlaces(payload);
  staySigned(payload, env);
  followChanges(payload);
  followSchedule(payload);
  followDesk(payload);
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
function watchPlaces({ logger }: Payload): void {
  makeFolders()
    .catch((err: unknown) => logger.error({ err, msg: 'Folders could not be made.' }))
    .finally(() => watchData(logger));
}

/** Fills the index of the search where it was made anew; what breaks off is tried again. */
function fillIndex(payload: Payload): void {
  fillSearch(payload).catch((error: unknown) => {
    payload.logger.error({ err: error, msg: 'The search cannot be filled; it is tried again.' });
    setTimeout(() => fillIndex(payload), FIRST_RUN_AFTER).unref();
  });
}

/** Follows the change log; a database that does not answer is reported once until it answers again. */
function followChanges(payload: Payload): void {
  let isReported = false;
  const follow = async () => {
    try {
      await contentChanges(payload).follow();
      isReported = false;
    } catch (err) {
      if (!isReported) payload.logger.warn({ err }, 'The change log cannot be read.');
      isReported = true;
    }
  };
  setInterval(() => void follow(), FOLLOW_LOOK).unref();
}

/**
 * Starts sending what stands in the outbox, mails and deliveries, once per process, until SIGTERM or
 * SIGINT. The web API calls this at its first request, which is the health check after the start; builds and
 * command-line tools never call it. (Next's start hook is of no use: it is compiled for the edge as
 * well, where Payload cannot be.)
 */
export function startMailWorker(payload: Payload): void {
  startDeliveryWorkers(payload, () => reachFailpoint('delivery-accepted'));
  if (mailWorkers().has(payload)) return;
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
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => void worker.stop());
  }
}

/** The Payload instances whose mailbox is read; the same for both copies of this module. */
const READERS = Symbol.for('osnowa.mailbox-readers');
const readers = globalThis as { [READERS]?: WeakSet<Payload> };

/**
 * Starts reading the mailbox of `IMAP_URL`, if there is one, once per process, until SIGTERM or
 * SIGINT.
 */
export function startMailboxReader(payload: Payload): void {
  readers[READERS] ??= new WeakSet();
  if (!env.IMAP_URL || readers[READERS].has(payload)) return;
  readers[READERS].add(payload);
  const reader = new MailboxReader(payload, env.IMAP_URL);
  reader.start();
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => void reader.stop());
  }
}
