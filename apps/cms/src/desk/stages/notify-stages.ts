import {
  and,
  eq,
  gte,
  lt,
  ne,
  notExists,
  notInArray,
  or,
  sql,
} from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import { type Colleague, presentFor, readAnswering } from '../../accounts/colleagues.ts';
import {
  type DatedOffice,
  dayIn,
  overdueBefore,
  promisedMinutes,
} from '../../leads/deadlines/office-time.ts';
import { UNHURRIED } from '../../leads/deadlines/promised.ts';
import { recordEvents } from '../../leads/events/record-events.ts';
import { queryBuilder, tablesOf } from '../../platform/database/sql.ts';
import type { Stored } from '../../platform/database/stored.ts';
import { type InTransaction, inTransaction } from '../../platform/database/writes/transaction.ts';
import { mailColleagues } from '../../platform/outbox/outbox.ts';
import { readRoundRobin, rotationFor } from '../round-robin/rotation.ts';

/** A stage of a lead whose customer waits, for a first answer or another one. */
interface Stage {
  /** Also the kind of its mails and events. */
  name: 'half' | 'overdue' | 'twice';
  /** The stage begins after so many times the promised time, counted in office time. */
  times: number;
}

/** The stages, in their order. Each is reported once. */
const STAGES: readonly Stage[] = [
  { name: 'half', times: 0.5 },
  { name: 'overdue', times: 1 },
  { name: 'twice', times: 2 },
];

/** Most leads of a stage in one round; the others follow in the next one, seconds later. */
const MOST = 50;

/**
 * Leads that are older, in ms, are looked at no more: each of their stages was reported, unless no
 * process ran for two months.
 */
const OLDEST_MS = 60 * 24 * 60 * 60_000;

type WaitingLead = Pick<
  Stored<'leads'>,
  'id' | 'formType' | 'topic' | 'locale' | 'assignee' | 'createdAt'
> & { waitsSince: string };

interface Round {
  office: DatedOffice;
  /** Ids of the people who are given leads, in their order. */
  rotation: readonly number[];
  /** Leads from before are left alone: reminders were off when they came in. */
  since: Date;
  now: Date;
}

/**
 * Reports every stage that waiting leads have reached, each once: the key of the first mail is
 * unique in the database, and the mails are written with it in one transaction. The next process
 * makes up for stages that a process left because it ended.
 * @returns how many stages this call reported
 */
export async function notifyStages(payload: Payload, round: Round): Promise<number> {
  const reached: [Stage, WaitingLead][] = [];
  for (const stage of STAGES) {
    const leads = await waitingLeads(payload, stage, round);
    reached.push(...leads.map((lead): [Stage, WaitingLead] => [stage, lead]));
  }
  if (reached.length === 0) return 0;
  const colleagues = await readAnswering(payload);
  const day = dayIn(round.office.timeZone, round.now);
  const turns = await readRoundRobin(payload, { colleagues, listed: round.rotation, day });
  let notified = 0;
  for (const [stage, lead] of reached) {
    const owner = colleagues.find(({ id }) => id === lead.assignee) ?? null;
    const rotation = rotationFor(lead, turns);
    const people = recipientsOf(stage.name, { owner, rotation, colleagues, day });
    const isNotified = await inTransaction(payload, (req) =>
      notify(payload, { stage, lead, people, now: round.now }, req),
    );
    if (isNotified) notified += 1;
  }
  return notified;
}

/** Leads that have reached a stage that was not reported, oldest first. */
async function waitingLeads(
  payload: Payload,
  { name, times }: Stage,
  { office, since, now }: Round,
): Promise<WaitingLead[]> {
  const before = overdueBefore(now, times * promisedMinutes(office, now), office);
  if (before === null) return [];
  const oldest = now.getTime() - OLDEST_MS;
  const { lead_events: events, leads, messages } = tablesOf(payload);
  const db = queryBuilder(payload);
  const notified = db
    .select({ id: events.id })
    .from(events)
    .where(and(eq(events.lead, leads.id), eq(events.kind, name), gte(events.at, leads.waitsSince)));
  // Of a first wait that began before stages were events only the mail is known.
  const mailed = db
    .select({ id: messages.id })
    .from(messages)
    .where(eq(messages.onceKey, sql`${sql.raw(`'${name}-'`)} || ${leads.id}`));
  const rows = await db
    .select({
      id: leads.id,
      formType: leads.formType,
      topic: leads.topic,
      locale: leads.locale,
      assignee: leads.assignee,
      createdAt: leads.createdAt,
      waitsSince: leads.waitsSince,
    })
    .from(leads)
    .where(
      and(
        notInArray(leads.formType, [...UNHURRIED]),
        gte(leads.waitsSince, new Date(Math.max(since.getTime(), oldest)).toISOString()),
        lt(leads.waitsSince, before.toISOString()),
        notExists(notified),
        or(ne(leads.waitsSince, leads.createdAt), notExists(mailed)),
      ),
    )
    .orderBy(leads.waitsSince)
    .limit(MOST);
  return rows as WaitingLead[];
}

interface StageNotice {
  stage: Stage;
  lead: WaitingLead;
  people: readonly Colleague[];
  now: Date;
}

async function notify(
  payload: Payload,
  { stage, lead, people, now }: StageNotice,
  req: InTransaction,
): Promise<boolean> {
  const { id, formType, createdAt, waitsSince } = lead;
  const isFirst = Date.parse(createdAt) === Date.parse(waitsSince);
  const onceKey = [stage.name, id, ...(isFirst ? [] : [Date.parse(waitsSince)])].join('-');
  const to = people.map(({ email }) => email);
  const mail = { kind: stage.name, lead: id, formType, onceKey, to, at: now };
  if (!(await isWaiting(payload, lead, req))) return false;
  if (!(await mailColleagues(payload, req, mail))) return false;
  const notified = people.map((person) => person.id);
  const key = `lead.${onceKey.replace('-', ':')}`;
  await recordEvents(payload, req, [{ kind: stage.name, lead: id, at: now, to: notified, key }]);
  return true;
}

/** A lead may have been answered since the round began. */
async function isWaiting(
  payload: Payload,
  { id, waitsSince }: WaitingLead,
  req: InTransaction,
): Promise<boolean> {
  const { leads } = tablesOf(payload);
  const rows = await queryBuilder(payload, req)
    .select({ id: leads.id })
    .from(leads)
    .where(and(eq(leads.id, id), eq(leads.waitsSince, waitsSince)));
  return rows.length > 0;
}

/** Facts that decide which people are notified of a stage. */
interface Situation {
  owner: Colleague | null;
  /** The next people of the round robin, in their order. */
  rotation: readonly Colleague[];
  colleagues: readonly Colleague[];
  /** The day in the office's zone, as `YYYY-MM-DD`. */
  day: string;
}

/**
 * The people who are notified of a stage, those who are present only. Half of the time: the owner
 * or the stand-in, else the next person of the round robin. Over: a second person too, who is the
 * owner's stand-in or next in the round robin. Twice over: the managers. Without any: the office.
 */
function recipientsOf(stage: Stage['name'], situation: Situation): Colleague[] {
  if (stage === 'twice') return managers(situation);
  const first = firstRecipient(situation);
  if (stage === 'half' || first === null) return first ? [first] : [];
  const second = secondRecipient(first, situation);
  return second ? [first, second] : [first];
}

function firstRecipient({ owner, rotation, colleagues, day }: Situation): Colleague | null {
  const present = owner && presentFor(owner, colleagues, day);
  return present ?? rotation[0] ?? null;
}

function secondRecipient(first: Colleague, situation: Situation): Colleague | null {
  const { colleagues, day, rotation } = situation;
  const standIn = colleagues.find(({ id }) => id === first.standIn);
  const present = standIn ? presentFor(standIn, colleagues, day, [first.id]) : null;
  const others = [...(present ? [present] : []), ...rotation, ...managers(situation)];
  return others.find(({ id }) => id !== first.id) ?? null;
}

/** The managers who are present; all of them, when all are away: one of them will read it. */
function managers({ colleagues, day }: Situation): Colleague[] {
  const all = colleagues.filter(({ roles }) => roles.includes('manager'));
  const present = all.flatMap((one) => presentFor(one, colleagues, day) ?? []);
  return present.length > 0 ? [...new Set(present)] : all;
}
