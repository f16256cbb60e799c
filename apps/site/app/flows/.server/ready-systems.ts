import type { Locale } from '@osnowa/contract';
import type { ProductContent } from '../../content/domain.ts';
import { priceParts } from '../../sections/product/price-parts.ts';
import type { ReadySystem } from '../calculators/part-props.ts';

type Offered = Pick<ProductContent, 'name' | 'calculatorDestination' | 'startingPrice'>;

/**
 * The products that have a calculator of their own, each with its starting price.
 * A price in another language than the page's is left out, as is one that names no amount.
 * @param from the word before an amount, if the price's own text has none there
 */
export function readySystems(products: Offered[], locale: Locale, from: string): ReadySystem[] {
  return products.flatMap(({ name, calculatorDestination: to, startingPrice }) => {
    if (!to) return [];
    const parts = startingPrice?.lang === locale ? priceParts(startingPrice.text) : null;
    const price = parts ? [parts.before ?? from, parts.amount, parts.after] : [];
    return { to, label: [name, ...price].filter(Boolean).join(' ') };
  });
}
