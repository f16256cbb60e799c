import { type KeptEstimate, LOCALES, type Locale } from '@tkalnia/contract';
import { type Estimate, estimateOf } from '@tkalnia/estimate';
import type { Payload } from 'payload';
import { estimateNameBy, keptEstimateBy } from './kept.ts';
import { printFormat } from './pdf/print-format.ts';
import { PRINT_WORDS } from './pdf/words.ts';

/** The estimate of a lead, reckoned from what is kept; its price in the currency the sender saw. */
export interface LeadEstimate {
  key: string;
  kept: KeptEstimate;
  figures: Estimate;
}

/** The estimate that came with a lead; `null` where there is none, or none any more. */
export async function leadEstimate(
  payload: Payload,
  id: number | null | undefined,
): Promise<LeadEstimate | null> {
  if (!id) return null;
  const [name, kept] = [
    await estimateNameBy(payload, id, {}),
    await keptEstimateBy(payload, { id }),
  ];
  if (!name || !kept) return null;
  const figures = estimateOf(
    kept.catalogue,
    kept.choice,
    LOCALES[kept.locale].currency,
    kept.rounding,
  );
  return { key: name.key, kept, figures };
}

/** Range of days and, where one is named, the net price, as a language writes them. */
export function figuresInWords({ figures }: LeadEstimate, locale: Locale): string[] {
  const format = printFormat(locale);
  const price = format.price(figures.price);
  const net = PRINT_WORDS[locale].net;
  return [format.range(figures.effort), ...(price ? [`${price} ${net}`] : [])];
}
