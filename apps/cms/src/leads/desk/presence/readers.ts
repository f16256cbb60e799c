import { and, eq, gte, lt, ne } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import { queryBuilder, tablesOf } from '../../../database/sql.ts';

/** A page says every 15 s that it is open. One that has not for this time, in ms, is closed. */
const GONE_AFTER = 40_000;

/** No row is older than this, in ms. */
const KEPT = 60_000;

/** Notes that a person has a lead open. */
export async function noteReader(
  payload: Payload,
  { lead, user, now }: { lead: number; user: number; now: Date },
): Promise<void> {
  const { lead_readers: readers } = tablesOf(payload);
  const at = now.toISOString();
  await queryBuilder(payload)
    .insert(readers)
    .values({ lead, user, at })
    .onConflictDoUpdate({ target: [readers.lead, readers.user], set: { at } });
}

/** Forgets that a person has a lead open. */
export async function forgetReader(
  payload: Payload,
  { lead, user }: { lead: number; user: number },
): Promise<void> {
  const { lead_readers: readers } = tablesOf(payload);
  await queryBuilder(payload)
    .delete(readers)
    .where(and(eq(readers.lead, lead), eq(readers.user, user)));
}

/** Names of the others who have a lead open now. */
export async function otherReaders(
  payload: Payload,
  { lead, user, now }: { lead: number; user: number; now: Date },
): Promise<string[]> {
  const { lead_readers: readers, users } = tablesOf(payload);
  const since = new Date(now.getTime() - GONE_AFTER).toISOString();
  const rows = await queryBuilder(payload)
    .select({ name: users.name })
    .from(readers)
    .innerJoin(users, eq(users.id, readers.user))
    .where(and(eq(readers.lead, lead), ne(readers.user, user), gte(readers.at, since)))
    .orderBy(users.name);
  return rows.map(({ name }) => name);
}

/** Deletes what was noted a minute ago. */
export async function forgetReaders(payload: Payload, now: Date): Promise<void> {
  const { lead_readers: readers } = tablesOf(payload);
  const isOld = lt(readers.at, new Date(now.getTime() - KEPT).toISOString());
  const db = queryBuilder(payload);
  const old = await db.select({ id: readers.id }).from(readers).where(isOld).limit(1);
  // Most looks find none, and a statement that writes would wait for all others.
  if (old.length > 0) await db.delete(readers).where(isOld);
}
