import type { Locale } from '@osnowa/contract';
import { figuresOfOffer, type OfferTerms } from '@osnowa/estimate';
import { fill, moneyRange, type PluralForms, pluralForm } from '@osnowa/text';

/** The form that the boxes of the options belong to, wherever they are on the page. */
export const DECIDING_FORM = 'decide';

/** All that the figures of an offer are made from, in the language of the page; sent as JSON. */
export interface OfferSheet {
  /** Tag of the language, as formats take it. */
  language: string;
  locale: Locale;
  currency: string;
  isCapped: boolean;
  terms: OfferTerms;
  words: {
    personDays: PluralForms;
    dayRange: string;
    weeks: PluralForms;
    exact: string;
    capped: string;
    within: string;
  };
}

/**
 * The figures of an offer with a selection, as the page says them, by the name of their place:
 * identical on the server and in the browser.
 */
export function figureTexts(sheet: OfferSheet, taken: readonly string[]): Record<string, string> {
  const { language, locale, currency, isCapped, terms, words } = sheet;
  const { price, days, weeks, monthly, payments } = figuresOfOffer(terms, taken);
  const style = { style: 'currency', currency, maximumFractionDigits: 0 } as const;
  const money = new Intl.NumberFormat(language, style);
  const number = new Intl.NumberFormat(language);
  const counted = (n: number, forms: PluralForms) =>
    fill(pluralForm(locale, n, forms), { n: number.format(n) });
  const ends = { low: number.format(days.low), high: number.format(days.high) };
  const isExact = price.low === price.high;
  const limit = isCapped ? fill(words.capped, { sum: money.format(price.high) }) : words.within;
  return {
    price: moneyRange(money, price.low, price.high),
    limit: isExact ? words.exact : limit,
    days: days.low === days.high ? counted(days.low, words.personDays) : fill(words.dayRange, ends),
    weeks: counted(weeks, words.weeks),
    monthly: money.format(monthly),
    ...Object.fromEntries(payments.map((sum, nth) => [`payment${nth}`, money.format(sum)])),
  };
}
