import { READS, type ReadReply } from '@osnowa/contract';
import type { Payload } from 'payload';
import { leaseState } from '../database/lease.ts';

/** Reads of figures that are calculated at times, with their answers before the first time. */
const FIRST = {
  'closed-days': { Days: [] },
  'reply-times': { Times: null },
} as const satisfies { [Name in 'closed-days' | 'reply-times']: ReadReply<Name> };

/** Name of such a read. */
export type FigureName = keyof typeof FIRST;

/**
 * A figure as it was calculated last. One that another version has stored in another form counts as
 * not calculated yet.
 */
export async function readFigure(payload: Payload, name: FigureName): Promise<unknown> {
  const stored = await leaseState(payload, name);
  if (stored === null) return FIRST[name];
  return READS[name].reply.safeParse(JSON.parse(stored)).data ?? FIRST[name];
}
