import { LOCALES } from '@osnowa/contract';
import type { EstimateElementContent } from '../../content/domain.ts';
import { formatMoney } from '../../i18n/format.ts';
import { priceApart } from '../wizard/element-price.ts';

type Described = Pick<EstimateElementContent, 'description'>;

/** Elements with the price that the text of each ends with, in whole money of this currency. */
export function withAmounts<Element extends Described>(
  elements: readonly Element[],
  currency: string,
): (Element & { amount: number | null })[] {
  return elements.map((element) => ({ ...element, amount: amountOf(element, currency) }));
}

const FIGURE = /\d(?:[\d\s.,]*\d)?/u;

/** `null` for a text without a price, or with one in another currency than its language's. */
function amountOf({ description: { text, lang } }: Described, currency: string): number | null {
  const { price } = priceApart(text);
  const amount = Number(price?.match(FIGURE)?.[0].replace(/\D/gu, ''));
  if (!price || LOCALES[lang].currency !== currency) return null;
  const [before, after] = bare(price).split(bare(formatMoney(lang, amount, currency)));
  return after === undefined || /\d$/u.test(before ?? '') ? null : amount;
}

/** Money without group separators; it keeps a decimal separator, and such a text does not match. */
function bare(money: string): string {
  return money.replace(/\s|[.,](?=\d{3}(?!\d))/gu, '');
}
