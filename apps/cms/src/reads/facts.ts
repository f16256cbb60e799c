import { DEFAULT_LOCALE, isLocale, type Locale } from '@osnowa/contract';
import { BUILT_IN_FACTS, type Fact, fillFacts, REPLY_TIME, replyMinutes } from '@osnowa/text/facts';
import type { CollectionAfterChangeHook, Payload, PayloadRequest, Where } from 'payload';
import type { Fact as StoredFact } from '../platform/database/generated/payload-types.ts';
import { onePerPayload } from '../platform/process/shared.ts';
import { RECKONED_FROM } from '../publishing/tags.ts';
import { factFrom, type NumberedFacts } from './catalogue-rates.ts';
import { readCompany } from './company.ts';
import { DraftCache, stampOf } from './draft-cache.ts';
import { type Histories, historiesOf } from './history.ts';
import { reckonedAmount } from './reckoned-facts.ts';
import { contentCache } from './tagged-cache.ts';

/** The facts of a day, which is a day of the company's time zone. */
export type FactsOfDay = NumberedFacts;

const PUBLISHED: Where = {
  and: [{ _status: { not_equals: 'draft' } }, { deletedAt: { exists: false } }],
};

/** A visibility with the facts that texts refer to, and the projects of calculators. */
export async function withFacts<Visibility extends { drafts: boolean }>(
  payload: Payload,
  visibility: Visibility,
): Promise<Visibility & { facts: FactsOfDay; histories: Histories }> {
  const [facts, histories] = await Promise.all([
    factsOf(payload, visibility),
    historiesOf(payload),
  ]);
  return { ...visibility, facts, histories };
}

/**
 * A value whose texts have their facts, each in the language that it is stored under.
 * @param language of texts that are stored under none; they stay as they are without it
 */
export function withFactsInside<Value>(
  value: Value,
  facts: FactsOfDay,
  language: Locale | null = null,
): Value {
  const inside = (one: unknown, locale: Locale | null): unknown => {
    if (typeof one === 'string') {
      return locale ? fillFacts(one, locale, facts.byKey, facts.day) : one;
    }
    if (Array.isArray(one)) return one.map((item) => inside(item, locale));
    if (typeof one !== 'object' || one === null || one instanceof Date) return one;
    const entries = Object.entries(one).map(([name, inner]) => [
      name,
      inside(inner, isLocale(name) ? name : locale),
    ]);
    return Object.fromEntries(entries);
  };
  return inside(value, language) as Value;
}

/** Facts that a transaction has read, until it changes one. */
const READ_BEFORE = 'facts';

/** Facts as a save sees them, which may have changed some itself. */
export async function factsWithin(req: PayloadRequest): Promise<FactsOfDay> {
  const { context, payload } = req;
  context[READ_BEFORE] ??= await readFacts(payload, false, await companyDay(payload), req);
  return context[READ_BEFORE] as FactsOfDay;
}

/** Hook of the facts: what a save has read of them before is out of date. */
export const forgetFacts: CollectionAfterChangeHook = ({ doc, req }) => {
  delete req.context[READ_BEFORE];
  return doc;
};

/** The page next to a form asks for them at each keystroke. */
const draftFacts = onePerPayload('draft facts', () => new DraftCache());

async function companyDay(payload: Payload): Promise<string> {
  const { timeZone } = await readCompany(payload, DEFAULT_LOCALE);
  return new Date().toLocaleDateString('sv-SE', { timeZone });
}

/** Published facts, or with their newest drafts; today's figures of those that are reckoned. */
export async function factsOf(
  payload: Payload,
  { drafts }: { drafts: boolean },
): Promise<FactsOfDay> {
  const day = await companyDay(payload);
  const read = () => readFacts(payload, drafts, day);
  if (drafts) {
    const stamp = await stampOf(payload, ['facts', ...RECKONED_FROM]);
    return draftFacts(payload).get(day, stamp, read);
  }
  return contentCache(payload).get(`facts ${day}`, ['facts'], read) as Promise<FactsOfDay>;
}

async function readFacts(
  payload: Payload,
  draft: boolean,
  day: string,
  req?: PayloadRequest,
): Promise<FactsOfDay> {
  // Without Payload's own `find`, which would leave its language in the request of a save.
  const query = { collection: 'facts', locale: 'all', pagination: false, limit: 0, req } as const;
  const { docs } = draft
    ? await payload.db.queryDrafts<StoredFact>(query)
    : await payload.db.find<StoredFact>({ ...query, where: PUBLISHED });
  const typed = docs.filter(({ reckoned }) => !reckoned).map(typedFact);
  const byKey = new Map(BUILT_IN_FACTS);
  for (const fact of typed) byKey.set(fact.key, fact);
  const promised = replyMinutes(byKey.get(REPLY_TIME), day);
  for (const { key, kind, reckoned, industry } of docs) {
    if (!reckoned) continue;
    const amount = await reckonedAmount(payload, reckoned, Number(industry), day);
    // Until there are replies to measure, what is promised.
    byKey.set(key, { key, kind, values: [{ since: '0000-01-01', amount: amount ?? promised }] });
  }
  return {
    day,
    byKey,
    byId: new Map(docs.map(({ id, key }) => [id, key])),
  };
}

const typedFact = (stored: StoredFact): Fact =>
  factFrom(stored as unknown as Parameters<typeof factFrom>[0]);
