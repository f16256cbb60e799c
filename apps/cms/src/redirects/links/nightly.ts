import type { Payload } from 'payload';
import { z } from 'zod';
import { giveBackLease, leaseState, setLeaseState, takeLease } from '../../database/lease.ts';
import { SCHEDULE_ZONE } from '../../fields/time-zone.ts';
import { askAsCompany, checkLinks, type RunOptions } from './check-links.ts';

const LEASE = 'link check';

/** Lease of one process on the check, in ms; another one begins again after it. */
const HELD = 50 * 60_000;

/** Hours of the night in which a check may begin. */
const FIRST_HOUR = 2;
const LAST_HOUR = 5;

/** The day of the last night, and the address where the check goes on. */
const left = z.object({ night: z.string(), after: z.string() });

const clock = new Intl.DateTimeFormat('en-CA', {
  timeZone: SCHEDULE_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  hourCycle: 'h23',
});

/** The day whose night it is in Warsaw; `null` by day. */
function nightAt(now: Date): string | null {
  const parts = new Map(clock.formatToParts(now).map(({ type, value }) => [type, value]));
  const hour = Number(parts.get('hour'));
  if (hour < FIRST_HOUR || hour > LAST_HOUR) return null;
  return `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`;
}

function readState(state: string | null) {
  return state === null ? null : left.parse(JSON.parse(state));
}

/**
 * Checks the links if it is night in Warsaw and no process has done so this night. The first night
 * of an installation only begins the count: a trial of an hour asks no other site.
 * @returns whether this process checked them
 */
export async function checkLinksAtNight(
  payload: Payload,
  now: Date,
  options: Partial<RunOptions> = {},
): Promise<boolean> {
  const night = nightAt(now);
  const before = readState(await leaseState(payload, LEASE));
  if (night === null || before?.night === night) return false;
  if (!(await takeLease(payload, LEASE, HELD, now))) return false;
  const last = readState(await leaseState(payload, LEASE));
  // Another process has done it since, and released the work.
  if (last?.night === night) return false;
  const ask = options.ask ?? (await askAsCompany(payload));
  const after = last ? await checkLinks(payload, { after: last.after, ...options, now, ask }) : '';
  await setLeaseState(payload, LEASE, JSON.stringify({ night, after }));
  await giveBackLease(payload, LEASE);
  return last !== null;
}
