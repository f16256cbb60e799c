import { DEFAULT_LOCALE, type ReadName } from '@osnowa/contract';
import type { Fact, Facts, FactValue } from '@osnowa/text/facts';
import type { Payload, Where } from 'payload';
import type { Fact as StoredFact } from '../platform/database/generated/payload-types.ts';
import { readCompany } from './company.ts';
import { reckonedAmount } from './reckoned-facts.ts';
import { contentCache } from './tagged-cache.ts';

/** The facts of a day, which is a day of the company's time zone. */
export interface FactsOfDay {
  byKey: Facts;
  day: string;
}

/** Facts say themselves, and addresses nothing. */
const WITHOUT: readonly ReadName[] = ['facts', 'redirects'];

const PUBLISHED: Where = {
  and: [{ _status: { not_equals: 'draft' } }, { deletedAt: { exists: false } }],
};

/** A visibility with the facts that the texts of a read refer to. */
export async function withFacts<Visibility extends { drafts: boolean }>(
  payload: Payload,
  name: ReadName,
  visibility: Visibility,
): Promise<Visibility & { facts?: FactsOfDay }> {
  if (WITHOUT.includes(name)) return visibility;
  return { ...visibility, facts: await factsOf(payload, visibility) };
}

/** Published facts, or with their newest drafts; today's figures of those that are reckoned. */
export async function factsOf(
  payload: Payload,
  { drafts }: { drafts: boolean },
): Promise<FactsOfDay> {
  const { timeZone } = await readCompany(payload, DEFAULT_LOCALE);
  const day = new Date().toLocaleDateString('sv-SE', { timeZone });
  if (drafts) return { day, byKey: await readFacts(payload, true, day) };
  const read = () => readFacts(payload, false, day);
  const byKey = (await contentCache(payload).get(`facts ${day}`, ['facts'], read)) as Facts;
  return { day, byKey };
}

async function readFacts(payload: Payload, draft: boolean, day: string): Promise<Facts> {
  const { docs } = await payload.find({
    collection: 'facts',
    where: draft ? {} : PUBLISHED,
    draft,
    depth: 0,
    locale: 'all',
    pagination: false,
    overrideAccess: true,
  });
  const facts = await Promise.all(docs.map((one) => factOf(payload, one, day)));
  return new Map(facts.map((one) => [one.key, one]));
}

async function factOf(payload: Payload, stored: StoredFact, day: string): Promise<Fact> {
  const { key, kind, reckoned, industry } = stored;
  if (reckoned) {
    const amount = await reckonedAmount(payload, reckoned, Number(industry), day);
    return { key, kind, values: [{ since: '0000-01-01', amount }] };
  }
  const values = (stored.values ?? []).map(({ since, date, ...value }) => ({
    ...value,
    since: since.slice(0, 'YYYY-MM-DD'.length),
    date: date?.slice(0, 'YYYY-MM-DD'.length) ?? null,
  }));
  return { key, kind, values: values as unknown as FactValue[] };
}
