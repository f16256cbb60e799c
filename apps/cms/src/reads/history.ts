import type { Catalogue } from '@osnowa/contract';
import { CALCULATOR_NAMES } from '@osnowa/site-map';
import type { Payload } from 'payload';
import { type FinishedProject, historyIn } from './catalogue-rates.ts';
import { contentCache } from './tagged-cache.ts';

/** Delivered projects by calculator, as catalogues name them. */
export type Histories = ReadonlyMap<string, Catalogue['rates']['history']>;

/** Delivered projects of every calculator, read again when one changes. */
export function historiesOf(payload: Payload): Promise<Histories> {
  const read = async (): Promise<Histories> => {
    const { docs } = await payload.find({
      collection: 'delivered-projects',
      where: { state: { equals: 'closed' } },
      sort: ['-closedOn', '-id'],
      select: { calculator: true, estimated: true, actual: true },
      depth: 0,
      pagination: false,
      overrideAccess: true,
    });
    const projects = docs as FinishedProject[];
    return new Map(CALCULATOR_NAMES.map((name) => [name, historyIn(projects, name)]));
  };
  return contentCache(payload).get('histories', ['delivered-projects'], read) as Promise<Histories>;
}
