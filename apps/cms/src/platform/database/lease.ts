import { randomUUID } from 'node:crypto';
import { and, eq, lt, or } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { onePerPayload } from '../process/shared.ts';
import { queryBuilder, tablesOf } from './sql.ts';

/** The name by which the processes know each other. */
const holderOf = onePerPayload('lease-holders', () => randomUUID());

/**
 * Takes a piece of work for a time, so that of several processes one does it. A process that ends
 * without releasing it holds it until the time is over.
 * @param ms how long the work is this process's; the holder itself may take it again before
 * @returns whether this process has it
 */
export async function takeLease(
  payload: Payload,
  name: string,
  ms: number,
  now: Date = new Date(),
  holder: string = holderOf(payload),
): Promise<boolean> {
  const { work_leases: leases } = tablesOf(payload);
  const until = new Date(now.getTime() + ms).toISOString();
  const isFree = or(lt(leases.until, now.toISOString()), eq(leases.holder, holder));
  const taken = await queryBuilder(payload)
    .update(leases)
    .set({ holder, until })
    .where(and(eq(leases.name, name), isFree))
    .returning({ id: leases.id });
  if (taken.length > 0) return true;
  const made = await queryBuilder(payload)
    .insert(leases)
    .values({ name, holder, until })
    .onConflictDoNothing()
    .returning({ id: leases.id });
  return made.length > 0;
}

/** The state that the last holder of a piece of work has left for the next one; `null` at first. */
export async function leaseState(payload: Payload, name: string): Promise<string | null> {
  const { work_leases: leases } = tablesOf(payload);
  const [row] = await queryBuilder(payload)
    .select({ state: leases.state })
    .from(leases)
    .where(eq(leases.name, name));
  return row?.state ?? null;
}

/** Stores the state for the next holder of a piece of work, if this process is its holder. */
export async function setLeaseState(payload: Payload, name: string, state: string): Promise<void> {
  const { work_leases: leases } = tablesOf(payload);
  await queryBuilder(payload)
    .update(leases)
    .set({ state })
    .where(and(eq(leases.name, name), eq(leases.holder, holderOf(payload))));
}

/** Releases a piece of work before its time is over; nothing if this process is not its holder. */
export async function giveBackLease(payload: Payload, name: string): Promise<void> {
  const { work_leases: leases } = tablesOf(payload);
  await queryBuilder(payload)
    .update(leases)
    .set({ until: new Date(0).toISOString() })
    .where(and(eq(leases.name, name), eq(leases.holder, holderOf(payload))));
}
