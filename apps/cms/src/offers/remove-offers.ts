import { and, eq, inArray, isNull, lt, ne, type SQL } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import { queryBuilder, tablesOf } from '../platform/database/sql.ts';
import type { InTransaction } from '../platform/database/writes/transaction.ts';

/**
 * Deletes the offers of leads that are deleted. An accepted one is a business record: it stays, without
 * its lead and without what was asked about it, for a period of its own.
 */
export async function removeOffers(
  payload: Payload,
  leads: readonly number[],
  req: InTransaction,
): Promise<void> {
  const { offer_questions: questions, offers } = tablesOf(payload);
  const ids = await idsOf(payload, inArray(offers.lead, [...leads]), req);
  if (ids.length === 0) return;
  await queryBuilder(payload, req).delete(questions).where(inArray(questions.offer, ids));
  await remove(payload, and(inArray(offers.id, ids), ne(offers.state, 'accepted')), req);
}

/** Deletes accepted offers whose lead is gone and whose period is over. */
export async function removeOldAcceptances(payload: Payload, before: Date): Promise<void> {
  const { offers } = tablesOf(payload);
  const isOver = and(
    isNull(offers.lead),
    eq(offers.state, 'accepted'),
    lt(offers.decidedAt, before.toISOString()),
  );
  await remove(payload, isOver);
}

async function idsOf(payload: Payload, where: SQL | undefined, req: Partial<InTransaction>) {
  const { offers } = tablesOf(payload);
  const rows = await queryBuilder(payload, req).select({ id: offers.id }).from(offers).where(where);
  return rows.map(({ id }) => id);
}

async function remove(
  payload: Payload,
  where: SQL | undefined,
  req: Partial<InTransaction> = {},
): Promise<void> {
  const ids = await idsOf(payload, where, req);
  if (ids.length === 0) return;
  const { offer_versions: versions, offers } = tablesOf(payload);
  await queryBuilder(payload, req).delete(versions).where(inArray(versions.offer, ids));
  await queryBuilder(payload, req).delete(offers).where(inArray(offers.id, ids));
}
