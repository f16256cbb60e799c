import type { FormTopic, FormType, Locale } from '@osnowa/contract';
import {
  and,
  eq,
  gte,
  inArray,
  isNull,
  notExists,
  notInArray,
  sql,
} from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import { queryBuilder, tablesOf } from '../../../database/sql.ts';
import { type InTransaction, inTransaction } from '../../../database/writes/transaction.ts';
import { mailColleagues } from '../../../outbox/outbox.ts';
import type { LeadSettings, OpenOffice } from '../../deadlines/office-hours.ts';
import { dayIn } from '../../deadlines/office-time.ts';
import { PROMISED_SOURCE, UNHURRIED } from '../../deadlines/promised.ts';
import { recordEvents } from '../../events/record-events.ts';
import { type Colleague, readAnswering } from './colleagues.ts';
import { newestLeads } from './newest-leads.ts';
import { rotationFor } from './rotation.ts';

/** Most leads that are assigned at once; the others follow in the next round. */
const MOST = 50;

/** Key of PostgreSQL's advisory lock for the round robin; any number that nothing else uses. */
const LOCK = 7_041_984;

/** States of a lead that was not taken yet. */
const UNTAKEN = ['new', 'unverified'] as const;

interface NewLead {
  id: number;
  formType: FormType;
  topic: FormTopic;
  locale: Locale;
}

/** Unassigned leads since then that were not given out before, oldest first. */
async function unassigned(payload: Payload, since: Date): Promise<{ id: number }[]> {
  const { leads, messages } = tablesOf(payload);
  const db = queryBuilder(payload);
  return db
    .select({ id: leads.id })
    .from(leads)
    .where(
      and(
        isNull(leads.assignee),
        inArray(leads.state, [...UNTAKEN]),
        notInArray(leads.formType, [...UNHURRIED]),
        eq(leads.source, PROMISED_SOURCE),
        gte(leads.createdAt, since.toISOString()),
        notExists(
          db
            .select({ id: messages.id })
            .from(messages)
            .where(eq(messages.onceKey, sql`'turn-' || ${leads.id}`)),
        ),
      ),
    )
    .orderBy(leads.id)
    .limit(MOST);
}

/**
 * Assigns the leads that came in since then by round robin, each once: a lead that was given back
 * stays unassigned until a person takes it.
 * @returns how many this call assigned
 */
export async function assignNew(
  payload: Payload,
  { rotation }: Pick<LeadSettings, 'rotation'>,
  { timeZone }: Pick<OpenOffice, 'timeZone'>,
  { since, now }: { since: Date; now: Date },
): Promise<number> {
  if (rotation.length === 0) return 0;
  const found = await unassigned(payload, since);
  if (found.length === 0) return 0;
  const colleagues = await readAnswering(payload);
  const day = dayIn(timeZone, now);
  let given = 0;
  for (const { id } of found) {
    const isGiven = await inTransaction(payload, (req) =>
      assign(payload, id, { colleagues, listed: rotation, day, now }, req),
    );
    if (isGiven) given += 1;
  }
  return given;
}

interface Round {
  colleagues: readonly Colleague[];
  listed: readonly number[];
  day: string;
  now: Date;
}

async function assign(
  payload: Payload,
  id: number,
  { now, ...round }: Round,
  req: InTransaction,
): Promise<boolean> {
  await lockRotation(payload, req);
  const lead = await leadWith(payload, id, req);
  if (!lead) return false;
  const everybody = round.colleagues.map((one) => one.id);
  const newest = await newestLeads(payload, everybody, req);
  const [person] = rotationFor(lead, { ...round, newest });
  const at = now.toISOString();
  if (!person || !(await holdUntaken(payload, id, at, req))) return false;
  const { formType } = lead;
  const onceKey = `turn-${id}`;
  const mail = {
    kind: 'assigned',
    lead: id,
    formType,
    onceKey,
    to: [person.email],
    at: now,
  } as const;
  if (!(await mailColleagues(payload, req, mail))) return false;
  const { leads } = tablesOf(payload);
  await queryBuilder(payload, req)
    .update(leads)
    .set({ assignee: person.id })
    .where(eq(leads.id, id));
  const facts = { from: null, to: person.name };
  const key = `lead.assigned:${onceKey}`;
  await recordEvents(payload, req, [
    { kind: 'assignee', lead: id, at, facts, to: [person.id], key },
  ]);
  return true;
}

function leadWith(payload: Payload, id: number, req: InTransaction): Promise<NewLead | null> {
  const where = { id: { equals: id } };
  return payload.db.findOne<NewLead>({ collection: 'leads', where, req });
}

/**
 * Locks an unassigned lead, until the end of the transaction. A colleague who has just taken it, or
 * answered it, was faster: then no other person is notified as its owner.
 */
async function holdUntaken(
  payload: Payload,
  id: number,
  at: string,
  req: InTransaction,
): Promise<boolean> {
  const { leads } = tablesOf(payload);
  const held = await queryBuilder(payload, req)
    .update(leads)
    .set({ updatedAt: at })
    .where(and(eq(leads.id, id), isNull(leads.assignee), inArray(leads.state, [...UNTAKEN])))
    .returning({ id: leads.id });
  return held.length > 0;
}

/** Two processes that assign two leads at once must not choose the same person for both. */
async function lockRotation(payload: Payload, req: InTransaction): Promise<void> {
  // On SQLite a transaction that writes has the queue to itself.
  if (payload.db.name !== 'postgres') return;
  const db = queryBuilder(payload, req) as unknown as { execute(query: unknown): Promise<unknown> };
  await db.execute(sql`SELECT pg_advisory_xact_lock(${LOCK})`);
}
