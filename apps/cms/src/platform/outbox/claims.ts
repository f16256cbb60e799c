import { and, eq, inArray, lt, lte, type SQL, sql } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import { queryBuilder, type Tables, tablesOf } from '../database/sql.ts';
import type { InTransaction } from '../database/writes/transaction.ts';

/** Collections whose rows wait to be sent, and are tried again until they have been. */
export type Queue = 'messages' | 'deliveries';

/**
 * The columns by which every queue works: `state`, `attempts`, `dueAt`, `claimedAt` and `updatedAt`.
 */
type QueueColumns = Tables['messages'];

/** A claim that has not been renewed for so long belongs to a process that is gone, in ms. */
export const LEASE_MS = 30_000;

const ONE_MORE = sql`attempts + 1`;

/** One UPDATE, so that of two processes only one changes a row. Returns the ids of changed rows. */
export async function changeRows(
  payload: Payload,
  queue: Queue,
  now: Date,
  changes: object,
  where: (columns: QueueColumns) => SQL | undefined,
  req: InTransaction | null = null,
): Promise<Set<number>> {
  const table = tablesOf(payload)[queue] as unknown as QueueColumns;
  const rows = await queryBuilder(payload, req)
    .update(table)
    .set({ ...changes, updatedAt: now.toISOString() })
    .where(where(table))
    .returning({ id: table.id });
  return new Set(rows.map(({ id }) => id));
}

/** Takes those of the rows that still wait; no other process gets the same ones. */
export async function claimRows(
  payload: Payload,
  queue: Queue,
  now: Date,
  ids: readonly number[],
): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const changes = { state: 'sending', claimedAt: now.toISOString(), attempts: ONE_MORE };
  // One that was recalled and sent anew since it was read is due later, with other words.
  return changeRows(payload, queue, now, changes, ({ dueAt, id, state }) =>
    and(inArray(id, [...ids]), eq(state, 'pending'), lte(dueAt, now.toISOString())),
  );
}

/** Says that rows are still being sent, so that no other process takes them. */
export async function renewClaims(
  payload: Payload,
  queue: Queue,
  now: Date,
  ids: readonly number[],
): Promise<void> {
  const changes = { claimedAt: now.toISOString() };
  await changeRows(payload, queue, now, changes, ({ id, state }) =>
    and(inArray(id, [...ids]), eq(state, 'sending')),
  );
}

/** Releases the rows that an ended process had claimed. */
export async function freeAbandoned(
  payload: Payload,
  queue: Queue,
  now: Date,
  lease: number,
): Promise<void> {
  const before = new Date(now.getTime() - lease).toISOString();
  const changes = { state: 'pending', claimedAt: null };
  await changeRows(payload, queue, now, changes, ({ state, claimedAt }) =>
    and(eq(state, 'sending'), lt(claimedAt, before)),
  );
}

/** Stores the new state of a claimed row. */
export async function updateClaimed(
  payload: Payload,
  queue: Queue,
  now: Date,
  row: { id: number },
  changes: object,
  req: InTransaction | null = null,
): Promise<void> {
  const isClaimed = ({ id, state }: QueueColumns) => and(eq(id, row.id), eq(state, 'sending'));
  await changeRows(payload, queue, now, changes, isClaimed, req);
}
