import {
  LOCALE_CODES,
  type Locale,
  type OfferContentLine,
  type OfferDraft,
} from '@osnowa/contract';
import { figuresOfOffer, type OfferLine } from '@osnowa/estimate';
import { type Fact, type Facts, fillFacts, inEuro, valueOn } from '@osnowa/text/facts';
import type { Payload } from 'payload';
import { hasRole } from '../accounts/roles.ts';
import { PRINT_WORDS } from '../content/words/estimates/texts.ts';
import type { Stored } from '../platform/database/stored.ts';
import { factsOf } from '../reads/facts.ts';
import { today } from './decide.ts';
import { draftOf, estimatedLines, estimatedRates, firstDraft, openOffer } from './offer-draft.ts';
import { type Offer, versionsOf } from './offer-store.ts';

export type Currency = OfferDraft['currency'];

/** A number in each currency; `null`: nobody knows it. */
export type InCurrencies = Record<Currency, number | null>;

/** Money that the company names in its facts, and that a line can be made of. */
export interface PricedFact {
  key: string;
  note: string;
  price: InCurrencies;
}

type Lead = Pick<Stored<'leads'>, 'id' | 'locale' | 'estimate'>;

const inEach = <Value>(of: (locale: Locale) => Value) =>
  Object.fromEntries(LOCALE_CODES.map((code) => [code, of(code)])) as Record<Locale, Value>;

/** Names of the lines of an estimate that are no items of its catalogue. */
const LINE_WORDS = {
  mobile: inEach((locale) => PRINT_WORDS[locale].mobile),
  smallest: inEach((locale) => PRINT_WORDS[locale].missing),
};

/** The company's terms in each language, with today's values of the facts that they name. */
export async function termsOf(payload: Payload): Promise<Record<Locale, string>> {
  const { byKey, day } = await factsOf(payload, { drafts: false });
  const settings = await payload.findGlobal({
    ...{ slug: 'lead-desk', depth: 0, overrideAccess: true, locale: 'all' },
  });
  const stored = settings.offerTerms as unknown as Partial<Record<Locale, string | null>> | null;
  return inEach((locale) => fillFacts(stored?.[locale] ?? stored?.pl ?? '', locale, byKey, day));
}

/** The offer of a lead that can be written; a new one begins with the estimate, or empty. */
export async function beginOffer(payload: Payload, lead: Lead, isEmpty: boolean): Promise<Offer> {
  return openOffer(payload, lead.id, async () => {
    const terms = (await termsOf(payload))[lead.locale as Locale];
    const of = isEmpty ? { ...lead, estimate: null } : lead;
    return firstDraft(payload, of, { today: await today(payload), words: LINE_WORDS, terms });
  });
}

/** The lines that a draft is compared with: of the version before, or of the estimate. */
export async function comparedLines(
  payload: Payload,
  lead: Pick<Lead, 'estimate'>,
  offer: Offer,
  currency: Currency,
): Promise<OfferContentLine[]> {
  const last = (await versionsOf(payload, offer.id)).at(-1);
  return last ? last.content.lines : estimatedLines(payload, lead, LINE_WORDS, currency);
}

function amountIn({ byKey, day }: { byKey: Facts; day: string }, fact: Fact): InCurrencies {
  const value = valueOn(fact, day);
  const amount = value?.amount ?? null;
  return {
    PLN: amount === null ? null : Math.round(amount),
    EUR: value?.eur ?? inEuro(amount, byKey, day),
  };
}

/** What a day costs: by the lead's estimate, or by the company's rate. */
export async function ratesOf(
  payload: Payload,
  lead: Pick<Lead, 'estimate'>,
): Promise<InCurrencies> {
  const facts = await factsOf(payload, { drafts: false });
  const rate = facts.byKey.get('rate');
  const own = rate ? amountIn(facts, rate) : { PLN: null, EUR: null };
  const estimated = await estimatedRates(payload, lead);
  return { PLN: estimated?.PLN || own.PLN, EUR: estimated?.EUR || own.EUR };
}

/** The facts that are money, such as a month of support. */
export async function pricedFacts(payload: Payload): Promise<PricedFact[]> {
  const facts = await factsOf(payload, { drafts: false });
  const { docs } = await payload.db.find<{ key: string; note?: string | null }>({
    ...{ collection: 'facts', where: { kind: { equals: 'money' } }, sort: 'key' },
    pagination: false,
  });
  return docs.flatMap(({ key, note }) => {
    const fact = facts.byKey.get(key);
    const price = fact && amountIn(facts, fact);
    return price && price.PLN !== null ? [{ key, note: note ?? '', price }] : [];
  });
}

/** Whether what this line costs now and in each month is more than nothing. */
const costs = ({ price, paid }: OfferLine) => price > 0 && paid !== 'month';

/**
 * The most that a buyer can accept without a word of ours: with every optional line that costs
 * something, of alternatives with the dearest. The limit of a salesperson is compared with it, or a
 * large offer would pass as many small options.
 */
export function mostOf(draft: OfferDraft): number {
  const optional = draft.lines.filter(
    (line) => (line.role === 'taken' || line.role === 'not-taken') && costs(line),
  );
  const dearest = new Map<string, OfferLine>();
  for (const line of optional) {
    const place = line.instead ? `instead ${line.instead}` : line.key;
    const other = dearest.get(place);
    if (!other || other.price < line.price) dearest.set(place, line);
  }
  const taken = [...dearest.values()].map(({ key }) => key);
  return figuresOfOffer(draft, taken).price.high;
}

/** The largest sum that a person may send in a currency; `null`: any. */
export async function limitOf(
  payload: Payload,
  user: unknown,
  currency: Currency,
): Promise<number | null> {
  if (hasRole(user, 'admin', 'manager')) return null;
  const { offerLimit, offerLimitEur } = await payload.findGlobal({
    ...{ slug: 'lead-desk', depth: 0, overrideAccess: true },
  });
  return (currency === 'EUR' ? offerLimitEur : offerLimit) ?? null;
}

/** A draft as its windows know it. */
export interface KnownDraft {
  version: number;
  draft: OfferDraft;
}

/** What is being written of an offer, with its version. */
export async function knownDraft(payload: Payload, offer: Offer): Promise<KnownDraft> {
  return { version: offer.draftVersion, draft: await draftOf(payload, offer) };
}
