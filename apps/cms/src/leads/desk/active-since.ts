import type { Payload } from 'payload';
import { leaseState, setLeaseState, takeLease } from '../../database/lease.ts';

/** What can be turned on and off. */
type Feature = 'stages' | 'turns';

const NAME = 'lead-desk';

/** Lease of one look, in ms; another process looks again after it. */
const HELD = 5_000;

/** A lead that came in while a feature was being turned on counts, in ms. */
const GRACE = 60_000;

/**
 * Since when a feature is on, by the database: it leaves older leads alone, so that turning it on
 * floods nobody's mailbox. It is noted by the first process that sees the feature on.
 * @returns `null` while it is off, or another process is noting it
 */
export async function activeSince(
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
