import { type Currency, type Estimate, estimateOf, NOTHING_CHOSEN } from '@osnowa/estimate';
import type { CatalogueContent } from '../../content/domain.ts';

/**
 * What a visitor reads before the first answer: the first thing on offer, with the middle answer to
 * every other question, or the first of the two in the middle.
 */
export function typicalCase(catalogue: CatalogueContent, currency: Currency): Estimate {
  const questions = catalogue.groups.filter(({ choice }) => choice === 'one');
  const items = questions.flatMap((question, index) => {
    const middle = Math.floor((question.items.length - 1) / 2);
    const answer = question.items[index === 0 ? 0 : middle];
    return answer ? [answer.key] : [];
  });
  return estimateOf(catalogue, { ...NOTHING_CHOSEN, items }, currency);
}
