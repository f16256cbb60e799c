import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { and, inArray, isNotNull, lt, ne } from '@payloadcms/db-sqlite/drizzle';
import type { Payload, Where } from 'payload';
import { recordAudit } from '../accounts/audit.ts';
import { UNMATCHED_KEY } from '../desk/composed-pushes.ts';
import { removeOldDeliveries } from '../desk/deliveries.ts';
import { removeUnused } from '../leads/people/addresses.ts';
import { removeOldAcceptances } from '../offers/remove-offers.ts';
import { purgeWords } from '../platform/database/search/purge-words.ts';
import { idsOf, queryBuilder, tablesOf } from '../platform/database/sql.ts';
import { inTransaction } from '../platform/database/writes/transaction.ts';
import { env } from '../platform/process/env.ts';
import { removeLeads } from './remove-leads.ts';
import {
  daysFrom,
  endOfStorage,
  monthsFrom,
  type RetainedLead,
  type RetentionPeriods,
  readRetention,
} from './retention-periods.ts';

/** Results of a run. `refused`: why it did nothing at all. */
export interface RetentionReport {
  refused: 'clock' | 'share' | null;
  leads: number;
  files: number;
  subscribers: number;
  messages: number;
  deliveries: number;
  /** Received mails without a lead. */
  mails: number;
  networks: number;
  audit: number;
}

export interface RetentionOptions {
  now: Date;
  /** A person has checked: more than a fifth of the leads may be deleted. */
  force?: boolean;
}

const NOTHING: RetentionReport = {
  refused: null,
  leads: 0,
  files: 0,
  subscribers: 0,
  messages: 0,
  deliveries: 0,
  mails: 0,
  networks: 0,
  audit: 0,
};

/** A clock that is this far behind the newest lead has been turned back, in ms. */
const CLOCK_TOLERANCE = 60 * 60_000;
/** A run that would delete a larger share of the leads deletes nothing, unless a person allows it. */
const LARGEST_SHARE = 0.2;
/** Months have 28 to 31 days: rows that the query finds too early are left out afterwards. */
const MARGIN_DAYS = 4;

type Lead = RetainedLead & { id: number };

/**
 * Deletes data that are past their time. Refuses to do anything when the clock looks wrong, or when
 * more than a fifth of the leads would go: a wrong date or period must not delete everything.
 */
export async function applyRetention(
  payload: Payload,
  { now, force = false }: RetentionOptions,
): Promise<RetentionReport> {
  const periods = await readRetention(payload);
  if (await isClockBehind(payload, now)) return refuse(payload, 'clock');
  const due = await dueLeads(payload, periods, now);
  if (!force && (await isTooLarge(payload, due))) return refuse(payload, 'share');
  const subscribers = await dueSubscribers(payload, periods, now);
  const report = { ...NOTHING };
  const mails = await unmatchedMails(payload, daysFrom(now, -periods.strayMailDays));
  if (due.length + subscribers.length + mails.length > 0) {
    const leads = due.map(({ id }) => id);
    const going = { leads, subscribers, mails, now };
    const removed = await removeLeads(payload, going, async () => undefined);
    Object.assign(report, {
      leads: removed.leads,
      files: removed.files,
      subscribers: removed.subscribers,
      mails: mails.length,
    });
  }
  // Of leads that an administrator deleted.
  await inTransaction(payload, (req) => removeUnused(payload, req));
  report.messages = await emptyMessages(payload, daysFrom(now, -periods.messageDays), now);
  report.deliveries = await removeOldDeliveries(payload, daysFrom(now, -periods.deliveryDays));
  report.networks = await forgetNetworks(payload, daysFrom(now, -periods.networkDays));
  // Calls whose lead was deleted by a version that knew none.
  await payload.db.deleteMany({ collection: 'bookings', where: { lead: { exists: false } } });
  await removeNoticesWithoutLead(payload, daysFrom(now, -periods.messageDays));
  // Likewise deliveries, with their content; a trial has no lead, nor has a mail that fits none.
  const orphans: Where = {
    and: [
      { lead: { exists: false } },
      { event: { not_equals: 'test' } },
      { uniqueKey: { not_like: UNMATCHED_KEY } },
    ],
  };
  await payload.db.deleteMany({ collection: 'deliveries', where: orphans });
  await removeOldAcceptances(payload, monthsFrom(now, -periods.offerMonths));
  report.audit = await removeAudit(payload, monthsFrom(now, -periods.auditMonths));
  await removeStoredMails(daysFrom(now, -periods.messageDays));
  // Words of mails that were emptied above, and of rows deleted or changed since the last run.
  await purgeWords(payload);
  // After a refusal every run is recorded: its figure and its alert end with the first one that succeeds.
  const isHeldBack = (await lastRun(payload))?.action === 'retention-refused';
  if (report.leads + report.subscribers + report.mails > 0 || isHeldBack) {
    const detail = `leads ${report.leads}, files ${report.files}, newsletter ${report.subscribers}, mails ${report.mails}`;
    await recordAudit(payload, null, { action: 'retention', detail });
  }
  return report;
}

async function isClockBehind(payload: Payload, now: Date): Promise<boolean> {
  const { docs } = await payload.db.find<{ createdAt: string }>({
    collection: 'leads',
    sort: '-createdAt',
    limit: 1,
    pagination: false,
    select: { createdAt: true },
  });
  const newest = docs[0];
  return Boolean(newest && now.getTime() < Date.parse(newest.createdAt) - CLOCK_TOLERANCE);
}

/** Newsletter sign-ups come and go by the fortnight: they say nothing about the clock. */
const NO_NEWSLETTER: Where = { formType: { not_equals: 'newsletter' } };

async function isTooLarge(payload: Payload, due: readonly Lead[]): Promise<boolean> {
  const going = due.filter(({ formType }) => formType !== 'newsletter').length;
  const { totalDocs } = await payload.db.count({ collection: 'leads', where: NO_NEWSLETTER });
  return going > totalDocs * LARGEST_SHARE;
}

async function dueLeads(payload: Payload, periods: RetentionPeriods, now: Date): Promise<Lead[]> {
  const before = (time: Date) => daysFrom(time, MARGIN_DAYS).toISOString();
  const olderThan = (months: number) => ({
    createdAt: { less_than_equal: before(monthsFrom(now, -months)) },
  });
  const olderThanDays = (days: number) => ({
    createdAt: { less_than_equal: before(daysFrom(now, -days)) },
  });
  const { docs } = await payload.db.find<Lead>({
    collection: 'leads',
    where: {
      or: [
        olderThan(periods.leadMonths),
        { and: [{ formType: { equals: 'career' } }, olderThan(periods.applicationMonths)] },
        { and: [{ formType: { equals: 'newsletter' } }, olderThanDays(periods.optInDays)] },
        { and: [{ state: { in: ['spam', 'quarantined'] } }, olderThanDays(periods.spamDays)] },
        {
          'consent.withdrawnAt': {
            less_than_equal: before(daysFrom(now, -periods.withdrawnDays)),
          },
        },
      ],
    },
    select: { formType: true, state: true, createdAt: true, keptUntil: true, consent: true },
    pagination: false,
  });
  return docs.filter((lead) => endOfStorage(lead, periods) <= now);
}

/** Subscribers who never confirmed, and those who left. */
function dueSubscribers(
  payload: Payload,
  { optInDays }: RetentionPeriods,
  now: Date,
): Promise<number[]> {
  const before = { less_than_equal: daysFrom(now, -optInDays).toISOString() };
  const pending: Where = { state: { equals: 'pending' }, requestedAt: before };
  const gone: Where = { state: { equals: 'unsubscribed' }, unsubscribedAt: before };
  return idsOf(payload, 'subscribers', { or: [pending, gone] });
}

/** Received mails that belong to no lead. */
function unmatchedMails(payload: Payload, before: Date): Promise<number[]> {
  return idsOf(payload, 'messages', {
    kind: { equals: 'received' },
    lead: { exists: false },
    createdAt: { less_than: before.toISOString() },
  });
}

/**
 * Mails to advisers about calls whose lead was deleted, and to staff about mails that fit no lead:
 * they are not deleted with a lead.
 */
async function removeNoticesWithoutLead(payload: Payload, before: Date): Promise<void> {
  const where: Where = {
    and: [
      { kind: { in: ['call-adviser', 'notification'] } },
      { lead: { exists: false } },
      { createdAt: { less_than: before.toISOString() } },
    ],
  };
  await payload.db.deleteMany({ collection: 'messages', where });
}

/**
 * Empties finished messages: the time of sending stays with the lead; words and address are
 * deleted. Mails between people are the conversation itself: they stay as long as their lead.
 */
async function emptyMessages(payload: Payload, before: Date, now: Date): Promise<number> {
  const changes = {
    text: null,
    html: null,
    recipient: null,
    replyTo: null,
    updatedAt: now.toISOString(),
  };
  const { messages } = tablesOf(payload);
  const rows = await queryBuilder(payload)
    .update(messages)
    .set(changes)
    .where(
      and(
        inArray(messages.state, ['sent', 'kept', 'failed', 'withheld']),
        ne(messages.kind, 'reply'),
        lt(messages.updatedAt, before.toISOString()),
        isNotNull(messages.recipient),
      ),
    )
    .returning({ id: messages.id });
  return rows.length;
}

/** Forgets from which network a lead came. */
async function forgetNetworks(payload: Payload, before: Date): Promise<number> {
  const { leads } = tablesOf(payload);
  const rows = await queryBuilder(payload)
    .update(leads)
    .set({ clientAddress: null })
    .where(and(isNotNull(leads.clientAddress), lt(leads.createdAt, before.toISOString())))
    .returning({ id: leads.id });
  return rows.length;
}

/** Mails that were stored as files, without a mail server, are deleted with the messages' texts. */
async function removeStoredMails(before: Date): Promise<void> {
  const folder = path.join(env.DATA_DIR, 'mails');
  for (const name of await readdir(folder).catch(() => [] as string[])) {
    const file = path.join(folder, name);
    if (name.endsWith('.eml') && (await stat(file)).mtime < before) await rm(file, { force: true });
  }
}

async function removeAudit(payload: Payload, before: Date): Promise<number> {
  const where = { createdAt: { less_than: before.toISOString() } };
  const { totalDocs } = await payload.db.count({ collection: 'audit', where });
  if (totalDocs > 0) await payload.db.deleteMany({ collection: 'audit', where });
  return totalDocs;
}

const WHY = {
  clock: 'The clock is behind the newest lead.',
  share: 'More than a fifth of the leads would go: look, then run it with --force.',
} as const;

async function refuse(payload: Payload, refused: 'clock' | 'share'): Promise<RetentionReport> {
  payload.logger.warn({ msg: 'Retention held back.', why: refused });
  const known = await lastRun(payload);
  if (known?.action !== 'retention-refused' || known.subject !== refused) {
    const entry = { action: 'retention-refused', subject: refused, detail: WHY[refused] } as const;
    await recordAudit(payload, null, entry);
  }
  return { ...NOTHING, refused };
}

/** The newest recorded run; one without anything to delete is recorded only after a refusal. */
async function lastRun(payload: Payload): Promise<{ action: string; subject: string } | undefined> {
  const { docs } = await payload.db.find<{ action: string; subject: string }>({
    collection: 'audit',
    where: { action: { in: ['retention', 'retention-refused'] } },
    sort: '-id',
    limit: 1,
    pagination: false,
  });
  return docs[0];
}
