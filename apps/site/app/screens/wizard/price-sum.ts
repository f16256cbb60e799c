import { LOCALES } from '@osnowa/contract';
import type { EstimateElementContent } from '../../content/domain.ts';
import { formatMoney } from '../../i18n/format.ts';
import { priceApart } from './element-price.ts';

type Priced = Pick<EstimateElementContent, 'title' | 'description'>;

/** The starting prices of several elements together, and the elements that have none to add. */
interface PriceSum<Element> {
  /** `null` where no element has a price. */
  amount: number | null;
  unpriced: Element[];
}

/** Adds up the prices that the elements' texts end with, in the currency of each text's language. */
export function priceSum<Element extends Priced>(
  elements: readonly Element[],
  currency: string,
): PriceSum<Element> {
  const amounts = elements.map((element) => amountOf(element, currency));
  const known = amounts.filter((amount) => amount !== null);
  return {
    amount: known.length > 0 ? known.reduce((sum, amount) => sum + amount, 0) : null,
    unpriced: elements.filter((_, index) => amounts[index] === null),
  };
}

const FIGURE = /\d(?:[\d\s.,]*\d)?/u;

/** A price in whole money; `null` for a text without one, or with one in another currency. */
function amountOf({ description: { text, lang } }: Priced, currency: string): number | null {
  const { price } = priceApart(text);
  const amount = Number(price?.match(FIGURE)?.[0].replace(/\D/gu, ''));
  if (!price || LOCALES[lang].currency !== currency) return null;
  const [before, after] = bare(price).split(bare(formatMoney(lang, amount, currency)));
  return after === undefined || /\d$/u.test(before ?? '') ? null : amount;
}

/** Money without what groups its digits; a decimal separator stays and makes the difference. */
function bare(money: string): string {
  return money.replace(/\s|[.,](?=\d{3}(?!\d))/gu, '');
}
