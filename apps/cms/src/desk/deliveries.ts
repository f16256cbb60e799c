import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { and, asc, eq, inArray, lt, lte, type SQL, sql } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import type { LeadEvent } from '../leads/events/lead-events.ts';
import { newDelivery, type Target } from '../leads/events/record-events.ts';
import { queryBuilder, tablesOf } from '../platform/database/sql.ts';
import { findStored, storedWith } from '../platform/database/stored.ts';
import { changeRows, claimRows } from '../platform/outbox/claims.ts';
import { wake } from '../platform/process/background.ts';
import { type DeliveryProblem, POST_TIMEOUT_MS } from './post.ts';

export type DeliveryKind = 'push' | 'webhook';

/** A delivery as its worker needs it; `payload` is empty until it was first composed. */
export interface Delivery {
  id: number;
  kind: DeliveryKind;
  event: LeadEvent | 'test';
  lead: number | null;
  webhook: number | null;
  device: number | null;
  attempts: number;
  firstDueAt: string;
  createdAt: string;
  happenedAt: string;
  payload: string | null;
  uniqueKey: string;
}

/**
 * Rows of a kind that wait, and that no earlier one of the same lead to the same webhook holds
 * back: a receiver gets the events of a lead in their order.
 */
function isNext(payload: Payload, kind: DeliveryKind): SQL | undefined {
  const { deliveries } = tablesOf(payload);
  const isFirst = sql`not exists (select 1 from ${deliveries} earlier
    where earlier.webhook_id = ${deliveries.webhook} and earlier.lead_id = ${deliveries.lead}
    and earlier.id < ${deliveries.id} and earlier.state in ('pending', 'sending'))`;
  return and(eq(deliveries.kind, kind), eq(deliveries.state, 'pending'), isFirst);
}

/** Takes up to `most` deliveries that are due; no other process gets the same ones. */
export async function claimDeliveries(
  payload: Payload,
  kind: DeliveryKind,
  now: Date,
  most: number,
): Promise<Delivery[]> {
  const { deliveries } = tablesOf(payload);
  const due = await queryBuilder(payload)
    .select({ id: deliveries.id })
    .from(deliveries)
    .where(and(isNext(payload, kind), lte(deliveries.dueAt, now.toISOString())))
    .orderBy(asc(deliveries.dueAt), asc(deliveries.id))
    .limit(most);
  const ids = due.map(({ id }) => id);
  const mine = await claimRows(payload, 'deliveries', now, ids);
  if (mine.size === 0) return [];
  const where = { id: { in: [...mine] } };
  return (await findStored(payload, 'deliveries', { where, sort: 'id' })) as Delivery[];
}

/** When the next delivery of a kind is due; `null` when none waits. */
export async function nextDelivery(payload: Payload, kind: DeliveryKind): Promise<Date | null> {
  const { deliveries } = tablesOf(payload);
  const [next] = await queryBuilder(payload)
    .select({ dueAt: deliveries.dueAt })
    .from(deliveries)
    .where(isNext(payload, kind))
    .orderBy(asc(deliveries.dueAt))
    .limit(1);
  return next?.dueAt ? new Date(next.dueAt) : null;
}

/**
 * Delays deliveries to a webhook that does not answer, so that an unreachable receiver takes one
 * place of the worker at a time and not all of them.
 */
export async function waitForWebhook(
  payload: Payload,
  now: Date,
  webhook: number,
  until: Date,
): Promise<void> {
  const { deliveries } = tablesOf(payload);
  const dueAt = until.toISOString();
  await changeRows(payload, 'deliveries', now, { dueAt }, ({ dueAt: due, state }) =>
    and(eq(deliveries.webhook, webhook), eq(state, 'pending'), lt(due, dueAt)),
  );
}

/** Deletes finished deliveries that are older, with their content. @returns how many */
export async function removeOldDeliveries(payload: Payload, before: Date): Promise<number> {
  const { deliveries } = tablesOf(payload);
  const isOld = lt(deliveries.updatedAt, before.toISOString());
  const removed = await queryBuilder(payload)
    .delete(deliveries)
    .where(and(inArray(deliveries.state, ['sent', 'failed']), isOld))
    .returning({ id: deliveries.id });
  return removed.length;
}

/** Pause between two looks at a trial, in ms. */
const LOOK_EVERY = 200;

/** Result of a trial; `pending` where no worker took it in time. */
export interface TrialResult {
  state: 'pending' | 'sending' | 'sent' | 'failed';
  answerStatus: number | null;
  answer: string | null;
  problem: DeliveryProblem | null;
}

/** Sends a delivery that is about no lead, and waits for the result of its first try. */
export async function deliverTrial(
  payload: Payload,
  { kind, id, name }: Target,
): Promise<TrialResult> {
  const uniqueKey = `test:${randomUUID()}:${kind}-${id}`;
  const target = kind === 'webhook' ? { webhook: id } : { device: id };
  const made = await payload.db.create({
    collection: 'deliveries',
    data: {
      ...newDelivery('test', new Date().toISOString()),
      kind,
      ...target,
      target: name,
      uniqueKey,
    },
  });
  wake(payload, 'delivery');
  for (let waited = 0; ; waited += LOOK_EVERY) {
    const row = await storedWith(payload, 'deliveries', made.id);
    const isTried = row && row.attempts > 0 && row.state !== 'sending';
    if (row && (isTried || waited > POST_TIMEOUT_MS + 2_000)) {
      const { state, answerStatus, answer, problem } = row as TrialResult;
      return { state, answerStatus, answer, problem };
    }
    await sleep(LOOK_EVERY);
  }
}
