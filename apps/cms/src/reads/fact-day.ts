import type { Payload } from 'payload';
import { giveBackLease, leaseState, setLeaseState, takeLease } from '../platform/database/lease.ts';
import { contentChanges } from '../publishing/content-changes.ts';
import { factsOf } from './facts.ts';

const LEASE = 'day of the facts';

/** Lease of one process on the work of a day, in ms. */
const HELD = 15_000;

const NEW_YEAR = '-01-01';

/**
 * Once a day of the company: facts whose value begins, and years that are counted, are changed content.
 * @returns whether this call recorded the change
 */
export async function beginFactDay(payload: Payload): Promise<boolean> {
  const { byKey, day } = await factsOf(payload, { drafts: false });
  const last = await leaseState(payload, LEASE);
  if (last === day || !(await takeLease(payload, LEASE, HELD))) return false;
  // Another process has done it since, and released the work.
  if ((await leaseState(payload, LEASE)) === day) return false;
  const begins = (since: string) => since <= day && since > (last ?? day);
  const isDue =
    [...byKey.values()].some(({ values }) => values.some(({ since }) => begins(since))) ||
    (last !== null && begins(day.slice(0, 4) + NEW_YEAR));
  if (isDue) {
    await contentChanges(payload).record({ source: 'facts', tags: ['facts'] }, null);
  }
  await setLeaseState(payload, LEASE, day);
  await giveBackLease(payload, LEASE);
  return isDue;
}
