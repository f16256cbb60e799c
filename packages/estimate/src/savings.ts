import type { EstimateCatalogue } from './catalogue.ts';
import { type Choice, withPhase } from './choice.ts';
import { estimateOf } from './estimate.ts';

/** An item that can be postponed, and the person-days that the first phase saves by that. */
export interface Saving {
  key: string;
  days: number;
}

/** How many savings are proposed. */
const PROPOSED = 3;

/**
 * The items whose postponement saves most in the first phase, largest first. Only items of groups
 * that allow several: the answer to a required question cannot be postponed.
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
