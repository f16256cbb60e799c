import type { EstimateCatalogue } from './catalogue.ts';
import { type Choice, withPhase } from './choice.ts';
import { estimateOf } from './estimate.ts';

/** Something that could wait, and the person-days that the first phase gets smaller by. */
export interface Saving {
  key: string;
  days: number;
}

/** How many savings are proposed. */
const PROPOSED = 3;

/**
 * The choices that would make the first phase smaller by most, largest first. Only items of groups
 * that allow several: the answer to a question that has to be answered cannot wait.
 */
export function savingsOf(catalogue: EstimateCatalogue, choice: Choice): Saving[] {
  const removable = catalogue.groups
    .filter((group) => group.choice === 'many')
    .flatMap((group) => group.items.map(({ key }) => key));
  const first = (of: Choice) => {
    const { effort, phases } = estimateOf(catalogue, of, 'PLN');
    return (phases?.[0].effort ?? effort).low;
  };
  const before = first(choice);
  return removable
    .filter((key) => choice.items.includes(key) && !choice.later.includes(key))
    .map((key) => ({ key, days: before - first(withPhase(catalogue, choice, key, 2)) }))
    .filter(({ days }) => days > 0)
    .sort((one, other) => other.days - one.days)
    .slice(0, PROPOSED);
}
