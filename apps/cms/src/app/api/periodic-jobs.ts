import type { Payload } from 'payload';
import { forgetTranslators } from '../../accounts/sign-in/translator-accounts.ts';
import { syncWords } from '../../content/words/word-rows.ts';
import { tellOfMailbox } from '../../conversation/inbound/tell-of-mailbox.ts';
import { remindOfSteps } from '../../conversation/next-steps.ts';
import { endSnoozes } from '../../conversation/snooze.ts';
import { notifyOfQuarantine, sendMorningDigest } from '../../desk/digest.ts';
import { assignNow, lookAtLeads } from '../../desk/lead-work.ts';
import { forgetExpired } from '../../intake/used-challenges.ts';
import { sweepFiles } from '../../leads/attachments/attachment-store.ts';
import { scanWaiting } from '../../leads/attachments/scan-worker.ts';
import { catchUpCopies, forgetPlace } from '../../leads/copies/lead-copier.ts';
import { copyLateHistories } from '../../leads/events/lead-events.ts';
import { checkLinksAtNight } from '../../links/checks/check-links.ts';
import { remindOfOffers } from '../../offers/remind-offers.ts';
import { signOn } from '../../platform/database/other-processes.ts';
import type { PeriodicJob } from '../../platform/database/periodic.ts';
import { fillSearch } from '../../platform/database/search/fill-search.ts';
import { wake } from '../../platform/process/background.ts';
import { reportLostData } from '../../platform/process/data-in-place.ts';
import type { Env } from '../../platform/process/env.ts';
import { reapplyErasures } from '../../privacy/erasure.ts';
import { applyRetention } from '../../privacy/retention.ts';
import { CDN_APIS, CdnPurger } from '../../publishing/cdn-purge.ts';
import { trimLog } from '../../publishing/change-log.ts';
import { noticeSender } from '../../publishing/change-notice.ts';
import { contentChanges } from '../../publishing/content-changes.ts';
import { emptyTrash } from '../../publishing/in-use.ts';
import { forgetFailedJobs, runDueJobs } from '../../publishing/schedule/scheduled-jobs.ts';
import { beginFactDay } from '../../reads/fact-day.ts';
import { convertProposals } from '../../translations/convert-proposals.ts';
import { fillStates } from '../../translations/track-translations.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
/** Delay after the start: visitors come first. */
const AFTER_START = 15 * SECOND;

/**
 * Work that every installation does again and again; a job needs a row here and nothing else. A job that
 * takes a lease itself does so when there is something to do: one each second would be a commit each.
 */
const ALWAYS: readonly PeriodicJob[] = [
  {
    name: 'words',
    every: MINUTE,
    first: 0,
    isOnce: true,
    run: syncWords,
    failure: 'The words of the site could not be listed; they are listed again in a minute.',
  },
  {
    name: 'erasures',
    every: HOUR,
    first: AFTER_START - 5 * SECOND, // Before the retention.
    run: eraseAgain,
    failure: 'Housekeeping failed; it is tried again in an hour.',
  },
  {
    name: 'housekeeping',
    every: HOUR,
    first: AFTER_START,
    // Shorter than the pause, so that no run is skipped.
    lease: 50 * MINUTE,
    run: keepHouse,
    failure: 'Housekeeping failed; it is tried again in an hour.',
  },
  {
    name: 'digest',
    every: 5 * MINUTE,
    first: AFTER_START,
    run: sendMorningDigest,
    failure: 'The digest could not be made; it is tried again.',
  },
  {
    name: 'reminders',
    every: MINUTE,
    first: AFTER_START,
    run: remindOfSteps,
    failure: 'Reminders could not be made; they are tried again.',
  },
  {
    name: 'offers',
    every: 10 * MINUTE,
    first: AFTER_START,
    run: remindOfOffers,
    failure: 'Offers that end were not looked at; it is tried again.',
  },
  {
    name: 'snoozes',
    every: MINUTE,
    first: AFTER_START,
    run: endSnoozes,
    failure: 'Snoozed leads could not be brought back; it is tried again.',
  },
  {
    name: 'data',
    every: 2 * SECOND,
    run: reportLostData,
    failure: 'The data could not be looked at.',
  },
  {
    name: 'process',
    every: 15 * SECOND,
    first: 0,
    run: signOn,
    failure: 'This process could not say that it runs.',
  },
  {
    name: 'change log',
    // Other processes change content, too.
    every: SECOND,
    run: (payload) => contentChanges(payload).follow(),
    failure: 'The change log cannot be read.',
  },
  {
    name: 'schedule',
    every: 5 * SECOND,
    run: runDueJobs,
    failure: 'The schedule could not be followed; it is tried again.',
  },
  {
    name: 'facts',
    every: MINUTE,
    first: AFTER_START,
    run: beginFactDay,
    failure: 'The values of today could not be looked at; it is tried again in a minute.',
  },
  {
    name: 'leads',
    // Staff are notified of a stage within it.
    every: 10 * SECOND,
    first: 5 * SECOND,
    run: lookAtLeads,
    failure: 'The lead desk was not looked at; it is tried again.',
  },
  {
    name: 'mailbox notice',
    every: MINUTE,
    first: AFTER_START,
    run: tellOfMailbox,
    failure: 'Nobody could be mailed that the mailbox is not read; it is tried again.',
  },
  {
    name: 'assignments',
    every: null,
    gathers: 300,
    run: assignNow,
    failure: 'The lead desk was not looked at; it is tried again.',
  },
  {
    name: 'links',
    every: 10 * MINUTE,
    run: (payload, now) => checkLinksAtNight(payload, now),
    failure: 'Links could not be checked; it is tried again.',
  },
  {
    name: 'files',
    every: HOUR,
    first: 0,
    run: sweep,
    failure: 'The attachments could not be looked through.',
  },
  {
    name: 'late histories',
    every: null,
    first: AFTER_START,
    run: copyLateHistories,
    failure: 'Histories of the version before could not be copied.',
  },
  {
    name: 'proposals',
    every: 5 * MINUTE,
    first: AFTER_START,
    lease: 4 * MINUTE,
    isOnce: true,
    run: convertProposals,
    failure: 'Proposals of the version before are no drafts yet; it is tried again.',
  },
  {
    name: 'search',
    every: AFTER_START,
    first: 0,
    isOnce: true,
    run: (payload) => fillSearch(payload),
    failure: 'The search cannot be filled; it is tried again.',
  },
];

/** The work of this installation. */
export function periodicJobs(payload: Payload, env: Env): PeriodicJob[] {
  const { CDN: cdn, CDN_ZONE: zone, CDN_TOKEN: token, CDN_API, CLAMD_SOCKET: scanner } = env;
  const jobs: PeriodicJob[] = [
    ...ALWAYS,
    {
      name: 'first notice',
      // A wrong address in SITE_URLS is noticed before the first edit.
      every: null,
      first: AFTER_START,
      run: noticeSender({ siteUrls: env.SITE_URLS, secret: env.NOTICE_SECRET }).onGap,
      failure: 'The sites could not be notified.',
    },
    env.LEADS_COPY
      ? {
          name: 'copies',
          every: 5 * SECOND,
          run: catchUpCopies,
          failure: 'The second place could not be looked at; it is tried again.',
        }
      : {
          name: 'earlier copies',
          every: null,
          first: 0,
          run: forgetPlace,
          failure: 'The second place of before could not be forgotten.',
        },
  ];
  if (scanner) {
    jobs.push({
      name: 'scan',
      every: MINUTE,
      first: 0,
      run: (_, now) => scanWaiting(payload, scanner, now),
      failure: 'The attachments could not be looked through.',
    });
  }
  if (cdn && zone && token) {
    const purger = new CdnPurger(payload, { cdn, zone, token, api: CDN_API ?? CDN_APIS[cdn] });
    const soon = () => wake(payload, 'cdn');
    contentChanges(payload).listen({ onChange: soon, onGap: soon });
    jobs.push({
      name: 'cdn',
      every: SECOND,
      // Changes within this time are one purge; the sites drop their own pages meanwhile.
      gathers: 200,
      run: (_, now) => purger.look(now),
      failure: 'The content delivery network could not be asked to drop pages.',
    });
  }
  return jobs;
}

async function sweep(payload: Payload, now: Date): Promise<void> {
  const swept = await sweepFiles(payload, now);
  if (swept.incoming + swept.orphans > 0) {
    payload.logger.info({ msg: 'Files that no lead knows were removed.', ...swept });
  }
}

async function eraseAgain(payload: Payload): Promise<void> {
  const again = await reapplyErasures(payload);
  if (again) payload.logger.warn({ msg: 'Erased again after a restore.', ...again });
}

/**
 * Deletes expired data and accounts of translators, empties the trash,
 * reports quarantined leads, and records the translations of documents from before there was a record.
 */
async function keepHouse(payload: Payload, now: Date): Promise<void> {
  const report = await applyRetention(payload, { now });
  if (report.refused === null) payload.logger.info({ msg: 'Retention ran.', ...report });
  await notifyOfQuarantine(payload, now);
  await trimLog(payload, now);
  await forgetFailedJobs(payload, now);
  await forgetExpired(payload, now);
  await fillStates(payload);
  // A wrong clock must not delete an editor's text.
  if (report.refused === 'clock') return;
  await forgetTranslators(payload, now);
  const deleted = await emptyTrash(payload, now);
  if (deleted > 0) payload.logger.info({ msg: 'The trash was emptied.', deleted });
}
