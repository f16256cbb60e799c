import { READS } from '@osnowa/contract';
import type { Payload } from 'payload';
import { z } from 'zod';
import { leaseState } from '../platform/database/lease.ts';

type Reckon = (payload: Payload, day: string, industry: number) => Promise<number | null>;

const published = { _status: { not_equals: 'draft' } } as const;

const personDays = z.number().positive();

/** Person-days of every published case study that says how many it took. */
async function projectDays(payload: Payload): Promise<number[]> {
  const { docs } = await payload.find({
    collection: 'realizations',
    where: published,
    select: { personDays: true },
    depth: 0,
    pagination: false,
    overrideAccess: true,
  });
  return docs.flatMap((one) => personDays.safeParse(one.personDays).data ?? []);
}

const extreme = (of: (...days: number[]) => number): Reckon => {
  return async (payload) => {
    const days = await projectDays(payload);
    return days.length > 0 ? of(...days) : 0;
  };
};

/** Facts that nobody types: each is counted in what the site shows. */
const RECKONED = {
  caseStudies: async (payload) =>
    (await payload.count({ collection: 'realizations', where: published })).totalDocs,
  people: async (payload) =>
    (await payload.count({ collection: 'employees', where: published })).totalDocs,
  yearsSinceFounding: async (payload, day) => {
    const year = Number(day.slice(0, 4));
    // Settings have one once they are saved, and the site shows no page before.
    const { foundedYear } = await payload.findGlobal({ slug: 'site-settings', depth: 0 });
    return year - (foundedYear ?? year);
  },
  medianFirstReply: async (payload) => {
    const stored = JSON.parse((await leaseState(payload, 'reply-times')) ?? 'null');
    return READS['reply-times'].reply.safeParse(stored).data?.Times?.Median ?? null;
  },
  smallestProject: extreme(Math.min),
  largestProject: extreme(Math.max),
  customersOfTrade: async (payload, _day, industry) => {
    const { docs } = await payload.find({
      collection: 'industries',
      where: { id: { equals: industry } },
      depth: 1,
      limit: 1,
      overrideAccess: true,
    });
    const shown = (docs[0]?.realizations ?? []).filter((one) => typeof one === 'object');
    return new Set(shown.flatMap(({ proof }) => proof?.customer ?? [])).size;
  },
} satisfies Record<string, Reckon>;

type ReckonedName = keyof typeof RECKONED;

/** Today's figure of a fact that is reckoned; `null` while there are no replies to measure. */
export function reckonedAmount(
  payload: Payload,
  name: ReckonedName,
  industry: number,
  day: string,
): Promise<number | null> {
  return RECKONED[name](payload, day, industry);
}
