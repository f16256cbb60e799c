import type { LocalText } from '@osnowa/text';
import type { CaseFilter, RealizationCard, TradeContent } from './domain.ts';
import { isMadeWith } from './technologies.ts';

/** All case studies. */
export const NO_FILTER: CaseFilter = { industry: null, technology: null };

/** An industry that has case studies, and how many. */
export interface Trade {
  name: LocalText;
  /** As in an address. */
  slug: string;
  count: number;
}

/** The case studies that pass a filter, in their order. */
export function casesFor<One extends Pick<RealizationCard, 'id' | 'technologies'>>(
  { industry, technology }: CaseFilter,
  all: readonly One[],
  trades: readonly TradeContent[],
): One[] {
  const chosen = trades.find(({ pageName }) => pageName === industry)?.realizations ?? [];
  return all.filter(
    (one) =>
      (industry === null || chosen.includes(one.id)) &&
      (technology === null || isMadeWith(technology, one)),
  );
}

/** The industries that some of these case studies were chosen for, in the order of the editor. */
export function tradesOf(
  cases: readonly Pick<RealizationCard, 'id'>[],
  trades: readonly TradeContent[],
): Trade[] {
  return trades
    .map(({ pageName, name, realizations }) => ({
      name,
      slug: pageName,
      count: cases.filter(({ id }) => realizations.includes(id)).length,
    }))
    .filter(({ count }) => count > 0);
}
