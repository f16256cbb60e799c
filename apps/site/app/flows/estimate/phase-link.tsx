import { type Choice, withPhase } from '@osnowa/estimate';
import type { CatalogueContent } from '../../content/domain.ts';
import { fill } from '../../i18n/format.ts';
import { useCalculatorLabels } from '../engine/labels.tsx';
import { StateLink } from '../state/state-link.tsx';
import type { Calculator } from '../state/use-calculator.ts';
import { namesIn } from './catalogue-names.ts';

/** With fewer items, a smaller first phase makes no sense. */
const MOVES_FROM_ITEMS = 3;

/** Whether an item of the choice can be moved to another phase. */
export function hasMoves({ items, later }: Choice): boolean {
  return later.length > 0 || items.length >= MOVES_FROM_ITEMS;
}

/** Whether an item answers a question that has one answer, which cannot wait. */
function isAnswer({ groups }: CatalogueContent, item: string): boolean {
  return groups.some(
    ({ choice, items }) => choice === 'one' && items.some(({ key }) => key === item),
  );
}

/**
 * Moves an item to the other phase: a postponed one to the first, any other that can wait to the
 * second, as long as enough remains for the first.
 */
export function PhaseLink({
  catalogue,
  choice,
  calculator,
  item,
}: {
  catalogue: CatalogueContent;
  choice: Choice;
  calculator: Calculator;
  /** Key of the item. */
  item: string;
}) {
  const labels = useCalculatorLabels();
  const isLater = choice.later.includes(item);
  const isLast = choice.items.length - choice.later.length < MOVES_FROM_ITEMS;
  if (!isLater && (isLast || isAnswer(catalogue, item))) return null;
  const named = isLater ? labels.takeBackItem : labels.putOffItem;
  return (
    <StateLink
      calculator={calculator}
      to={{ choice: withPhase(catalogue, choice, item, isLater ? 1 : 2) }}
      replace
      data-screen-only
      aria-label={fill(named, { name: namesIn(catalogue).item(item)?.text ?? item })}
    >
      {isLater ? labels.takeBack : labels.putOff}
    </StateLink>
  );
}
