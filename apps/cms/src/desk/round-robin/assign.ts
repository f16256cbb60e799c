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
import type { CollectionAfterChangeHook, Payload } from 'payload';
import { presentFor, readAnswering } from '../../accounts/colleagues.ts';
import type { LeadSettings, OpenOffice } from '../../leads/deadlines/office-hours.ts';
import { dayIn } from '../../leads/deadlines/office-time.ts';
import { PROMISED_SOURCE, UNHURRIED } from '../../leads/deadlines/promised.ts';
import { stampOf } from '../../leads/events/noted-events.ts';
import { recordEvents } from '../../leads/events/record-events.ts';
import { lastOwnerOf } from '../../leads/people/people.ts';
import { idOf } from '../../leads/workflow.ts';
import type { Lead } from '../../platform/database/generated/payload-types.ts';
import { rowsOf } from '../../platform/database/search/search-index.ts';
import { queryBuilder, tablesOf } from '../../platform/database/sql.ts';
import { storedWith } from '../../platform/database/stored.ts';
import { type InTransaction, inTransaction } from '../../platform/database/writes/transaction.ts';
import { mailColleagues } from '../../platform/outbox/outbox.ts';
import { wake } from '../../platform/process/background.ts';
import { type Round, readRoundRobin, rotationFor } from './rotation.ts';

/** Most leads that are assigned at once; the others follow in the next round. */
const MOST = 50;

/** Key of PostgreSQL's advisory lock for the round robin; any number that nothing else uses. */
const LOCK = 7_041_984;

/** States of a lead that was not taken yet. */
const UNTAKEN = ['new', 'unverified'] as const;

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
        inArray(leads.source, [PROMISED_SOURCE, 'mail']),
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
 * Assigns the leads that came in since then, each once: to the person who knows the customer or their
 * company, else by round robin where people are listed for it; a lead that was given back stays
 * unassigned until a person takes it.
 * @returns how many this call assigned
 */
export async function assignNew(
  payload: Payload,
  { rotation }: Pick<LeadSettings, 'rotation'>,
  { timeZone }: Pick<OpenOffice, 'timeZone'>,
  { since, now }: { since: Date; now: Date },
): Promise<number> {
  const found = await unassigned(payload, since);
  if (found.length === 0) return 0;
  const colleagues = await readAnswering(payload);
  const round = { colleagues, listed: rotation, day: dayIn(timeZone, now) };
  let given = 0;
  for (const { id } of found) {
    if (await inTransaction(payload, (req) => assign(payload, id, round, now, req))) given += 1;
  }
  return given;
}

async function assign(
  payload: Payload,
  id: number,
  round: Round,
  now: Date,
  req: InTransaction,
): Promise<boolean> {
  await lockRotation(payload, req);
  const lead = await storedWith(payload, 'leads', id, req);
  if (!lead) return false;
  const known = await lastOwnerOf(payload, lead, req);
  const owner = round.colleagues.find((colleague) => colleague.id === known);
  const present = owner && presentFor(owner, round.colleagues, round.day);
  const [next] = rotationFor(lead, await readRoundRobin(payload, round, req));
  const person = present ?? next;
  const at = now.toISOString();
  if (!person || !(await holdUntaken(payload, id, at, req))) return false;
  const onceKey = `turn-${id}`;
  if (!(await mailOwner(payload, lead, person, { onceKey, at: now }, req))) return false;
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

/** @returns whether this call wrote the mail */
function mailOwner(
  payload: Payload,
  { id: lead, formType }: Pick<Lead, 'id' | 'formType'>,
  { email }: { email: string },
  once: { onceKey: string; at: Date },
  req: InTransaction,
): Promise<boolean> {
  return mailColleagues(payload, req, { ...once, kind: 'assigned', lead, formType, to: [email] });
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
  await rowsOf(payload, sql`SELECT pg_advisory_xact_lock(${LOCK})`, req);
}

/**
 * Notifies a person that a colleague has handed a lead on to them, or has entered one for them, in
 * the transaction of the change.
 */
export const notifyNewOwner: CollectionAfterChangeHook<Lead> = async ({
  doc,
  operation,
  previousDoc,
  req,
}) => {
  const [before, after] = [idOf(previousDoc?.assignee), idOf(doc.assignee)];
  if (after === null || after === before || after === req.user?.id) return doc;
  const { payload } = req;
  const person = await storedWith(payload, 'users', after, req);
  const transactionID = await req.transactionID;
  if (!person || transactionID === undefined) return doc;
  const at = new Date();
  // A lead can be handed on to the same person again.
  const onceKey = `assigned-${doc.id}-${at.getTime()}`;
  const isNew = await mailOwner(payload, doc, person, { onceKey, at }, { transactionID });
  if (!isNew) return doc;
  // A change of a lead records its new owner itself.
  if (operation === 'create') {
    const facts = { from: null, to: person.name };
    const event = { ...stampOf(req), kind: 'assignee', lead: doc.id, facts } as const;
    await recordEvents(payload, { transactionID }, [{ ...event, to: [person.id] }]);
  }
  wake(payload, 'mail');
  return doc;
};
