import { randomUUID } from 'node:crypto';
import type { ClosedDays, Office, ReadReply } from '@osnowa/contract';
import { eq } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import { readColleagues } from '../accounts/colleagues.ts';
import { remindOfCalls } from '../leads/calls/remind.ts';
import { repairCalls } from '../leads/calls/repair-calls.ts';
import {
  type LeadSettings,
  type OpenOffice,
  officeAt,
  readLeadSettings,
} from '../leads/deadlines/office-hours.ts';
import { dayAfter, dayIn } from '../leads/deadlines/office-time.ts';
import { UNHURRIED } from '../leads/deadlines/promised.ts';
import { leaseState, setLeaseState, takeLease } from '../platform/database/lease.ts';
import { queryBuilder, tablesOf } from '../platform/database/sql.ts';
import { countStored, findStored } from '../platform/database/stored.ts';
import { inTransaction } from '../platform/database/writes/transaction.ts';
import { mailColleagues } from '../platform/outbox/outbox.ts';
import { wake } from '../platform/process/background.ts';
import { appendChanges } from '../publishing/change-log.ts';
import { contentChanges } from '../publishing/content-changes.ts';
import type { FigureName } from '../reads/records.ts';
import { withUsualHours } from './digest.ts';
import { replyTimes } from './reply-times.ts';
import { assignNew } from './round-robin/assign.ts';
import { notifyStages } from './stages/notify-stages.ts';
import { hasWeekBegun, weekBefore } from './weekly-figures.ts';

/**
 * Calculates a figure when it is time to, stores it for the site to read, and says that it changed,
 * in one transaction. One that is as before is not written: no page is made anew for it.
 * @param every it is calculated no more often than this, by all processes together, in ms
 */
async function publishFigure<Name extends FigureName>(
  payload: Payload,
  name: Name,
  every: number,
  now: Date,
  calculate: () => Promise<ReadReply<Name>>,
): Promise<void> {
  // A holder of its own each time, because the process that had the lease last may take it again.
  if (!(await takeLease(payload, name, every, now, randomUUID()))) return;
  const state = JSON.stringify(await calculate());
  if ((await leaseState(payload, name)) === state) return;
  const { work_leases: leases } = tablesOf(payload);
  await inTransaction(payload, async (req) => {
    await queryBuilder(payload, req).update(leases).set({ state }).where(eq(leases.name, name));
    const change = { source: 'lead-desk', tags: [name] };
    await appendChanges(payload, [change], req.transactionID);
  });
  await contentChanges(payload).followOwn();
}

/** How far ahead the site knows closed days: no page is stored for longer. */
const AHEAD_DAYS = 30;

/**
 * The closed days of the coming weeks, and of yesterday, on which the office would have hours: a
 * holiday on a Sunday changes nothing for a visitor.
 */
function comingClosedDays(office: OpenOffice, now: Date): ClosedDays {
  const today = dayIn(office.timeZone, now);
  const [first, last] = [dayAfter(today, -1), dayAfter(today, AHEAD_DAYS)];
  const weekdays = office.officeHours.map(({ weekday }) => weekday);
  const Days = office.closedDays.filter((day) => {
    const weekday = new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
    return first <= day && day <= last && weekdays.includes(weekday);
  });
  return { Days };
}

type Feature = 'stages' | 'turns' | 'known';

const NAME = 'lead-desk';

/** Lease of one look, in ms; another process looks again after it. */
const HELD = 5_000;

/** A lead that came in while a feature was being turned on counts, in ms. */
const GRACE = 60_000;

/**
 * Since when a feature is on, by the database: it leaves older leads alone, so that turning it on
 * sends no flood of mails. The first process that sees the feature on stores the time.
 * @returns `null` while it is off, or another process is noting it
 */
async function activeSince(
  payload: Payload,
  feature: Feature,
  isOn: boolean,
  now: Date,
): Promise<Date | null> {
  const noted = read(await leaseState(payload, NAME));
  const since = noted[feature];
  if (isOn === (since !== undefined)) return since === undefined ? null : new Date(since);
  if (!(await takeLease(payload, NAME, HELD, now))) return null;
  // Another process may have noted it, or the other feature, before this one had the lease.
  const { [feature]: latest, ...others } = read(await leaseState(payload, NAME));
  const begun = latest ?? new Date(now.getTime() - GRACE).toISOString();
  const state = isOn ? { ...others, [feature]: begun } : others;
  await setLeaseState(payload, NAME, JSON.stringify(state));
  return isOn ? new Date(begun) : null;
}

function read(state: string | null): Partial<Record<Feature, string>> {
  return state === null ? {} : (JSON.parse(state) as Partial<Record<Feature, string>>);
}

/** Pages with the closed days change within this time of the settings, in ms … */
const DAYS_EVERY = 60_000;
/** … and those with reply times once an hour at most. */
const TIMES_EVERY = 60 * 60_000;

/** While nobody is listed, only leads of the last hour are looked at: each look reads the search, in ms. */
const KNOWN_WITHIN = 60 * 60_000;

/** Assigns new leads to those who know the customer, and in turns, if people are listed. @returns how many */
async function giveOut(
  payload: Payload,
  settings: LeadSettings,
  office: OpenOffice,
  now: Date,
): Promise<number> {
  const turns = await activeSince(payload, 'turns', settings.rotation.length > 0, now);
  const known = await activeSince(payload, 'known', true, now);
  if (turns) return assignNew(payload, settings, office, { since: turns, now });
  if (!known || settings.rotation.length > 0) return 0;
  const since = new Date(Math.max(known.getTime(), now.getTime() - KNOWN_WITHIN));
  return assignNew(payload, settings, office, { since, now });
}

/**
 * One round of lead management: assigns new leads, hands over calls of absent people, reminds of
 * calls, notifies of stages, writes the weekly report, and publishes the figures of the site. Every
 * process runs it: the database lets one of them do each step.
 */
export async function lookAtLeads(payload: Payload, now: Date): Promise<void> {
  const settings = await readLeadSettings(payload);
  const office = await officeAt(payload, now, settings);
  const given = await giveOut(payload, settings, office, now);
  const repaired = await repairCalls(payload, office, now);
  const reminded = await remindOfCalls(payload, now);
  const since = await activeSince(payload, 'stages', settings.tellsStages, now);
  const notified = since
    ? await notifyStages(payload, { office, rotation: settings.rotation, since, now })
    : 0;
  const isWeekly = settings.sendsWeekly && (await sendWeeklyReport(payload, office, now));
  if (given + repaired + reminded + notified > 0 || isWeekly) wake(payload, 'mail');
  await publishFigure(payload, 'closed-days', DAYS_EVERY, now, async () =>
    comingClosedDays(office, now),
  );
  await publishFigure(payload, 'reply-times', TIMES_EVERY, now, async () =>
    settings.showsReplyTimes ? replyTimes(payload, office, now) : { Times: null },
  );
}

/** Only assigns new leads: many together, soon after one came in. */
export async function assignNow(payload: Payload, now: Date): Promise<void> {
  const settings = await readLeadSettings(payload);
  if ((await giveOut(payload, settings, await officeAt(payload, now, settings), now)) > 0) {
    wake(payload, 'mail');
  }
}

/**
 * Puts the report of the last week into the outbox, once the office has opened in this one. It is
 * written once a week by its key. Without managers, or without a lead so far, there is none.
 * @returns whether this call wrote it
 */
async function sendWeeklyReport(payload: Payload, office: Office, now: Date): Promise<boolean> {
  const usual = withUsualHours(office);
  if (!hasWeekBegun(now, usual)) return false;
  const week = weekBefore(now, usual);
  const onceKey = `weekly-${week.monday}`;
  if ((await countStored(payload, 'messages', { onceKey: { equals: onceKey } })) > 0) return false;
  const managers = (await readColleagues(payload)).filter(({ roles }) => roles.includes('manager'));
  if (managers.length === 0) return false;
  const lead = await newestLead(payload, week.to);
  if (!lead) return false;
  const to = managers.map(({ email }) => email);
  const mail = { lead: lead.id, formType: lead.formType, onceKey, to, at: now };
  return inTransaction(payload, (req) => mailColleagues(payload, req, { ...mail, kind: 'weekly' }));
}

/** A message belongs to a lead: the report to the newest one from before this week. */
async function newestLead(payload: Payload, before: Date) {
  const [newest] = await findStored(payload, 'leads', {
    where: {
      and: [
        { createdAt: { less_than: before.toISOString() } },
        // Newsletter sign-ups are deleted soon with their messages: the report would be sent again.
        { formType: { not_in: [...UNHURRIED] } },
      ],
    },
    sort: '-id',
    limit: 1,
  });
  return newest;
}
