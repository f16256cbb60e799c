import type { Locale, OfferContentLine, OfferDraft } from '@osnowa/contract';
import type { Currency, InCurrencies, PricedFact } from '../desk.ts';
import { isSameLine } from '../offer-rules.ts';

type Line = OfferContentLine;

const NO_TEXT = { pl: '', en: '', de: '' };

/** What days cost at the daily rate, in whole units; `null` where no rate is known. */
export function priceByDays(days: number, rate: number | null): number | null {
  return rate ? Math.round(days * rate) : null;
}

/** Whether a line that is paid by days costs something else than its days at the daily rate. */
export function hasOwnPrice(line: Line, rate: number | null): boolean {
  const usual = priceByDays(line.days, rate);
  return line.paid === 'days' && usual !== null && line.price !== usual;
}

/** A line with other days; its price follows, unless it is an own one. */
export function withDays(line: Line, days: number, rate: number | null): Line {
  const price = hasOwnPrice(line, rate) ? null : priceByDays(days, rate);
  return { ...line, days, price: price ?? line.price };
}

/** A line that is paid in another way: only one that is paid by days has some. */
export function withPayment(line: Line, paid: Line['paid']): Line {
  return { ...line, paid, days: paid === 'days' ? line.days : 0 };
}

/** A draft in another currency: what days cost is calculated anew, own prices stay as numbers. */
export function inCurrency(draft: OfferDraft, currency: Currency, rates: InCurrencies): OfferDraft {
  const lines = draft.lines.map((line) => {
    const isOwn = line.paid !== 'days' || hasOwnPrice(line, rates[draft.currency]);
    const price = isOwn ? null : priceByDays(line.days, rates[currency]);
    return { ...line, price: price ?? line.price };
  });
  return { ...draft, currency, lines };
}

/** A draft in another language: the company's terms follow, unless somebody changed them. */
export function inLanguage(
  draft: OfferDraft,
  locale: Locale,
  terms: Readonly<Record<Locale, string>>,
): OfferDraft {
  const areUsual = draft.terms === terms[draft.locale];
  return { ...draft, locale, terms: areUsual ? terms[locale] : draft.terms };
}

/** A key that no line has, nor had in the version before, whose reasons would be asked for. */
function newKey(name: string, taken: readonly Line[]): string {
  const keys = new Set(taken.map(({ key }) => key));
  if (!keys.has(name)) return name;
  let nth = 2;
  while (keys.has(`${name}-${nth}`)) nth += 1;
  return `${name}-${nth}`;
}

/** A line without anything in it. @param taken lines whose keys it cannot have */
export function emptyLine(taken: readonly Line[]): Line {
  return {
    ...{ key: newKey('line', taken), group: NO_TEXT, name: NO_TEXT, detail: '', paid: 'days' },
    ...{ days: 0, price: 0, role: 'fixed', instead: '', reason: '' },
  };
}

/** A line of what the company names in its facts; how it is paid is chosen afterwards. */
export function lineOfFact(fact: PricedFact, currency: Currency, taken: readonly Line[]): Line {
  const line = emptyLine(taken);
  const price = fact.price[currency] ?? 0;
  return { ...line, key: newKey(fact.key, taken), paid: 'once', price };
}

/** A list with one of its entries further up (-1) or down (1). */
export function moved<Entry>(list: readonly Entry[], nth: number, by: -1 | 1): Entry[] {
  const one = list[nth];
  const other = list[nth + by];
  if (one === undefined || other === undefined) return [...list];
  return list.with(nth, other).with(nth + by, one);
}

/** Whether a line differs from the version before, or from the estimate, so that it needs a reason. */
export function differs(line: Line, before: readonly Line[]): boolean {
  const was = before.find(({ key }) => key === line.key);
  return Boolean(was && !isSameLine(was, line));
}
