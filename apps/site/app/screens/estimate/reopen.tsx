import { calculatorNamed } from '@osnowa/site-map';
import { useCalculatorLabels } from '../../calculators/labels.tsx';
import {
  type CalculatorState,
  stateParameters,
  stateQuery,
} from '../../calculators/state/calculator-state.ts';
import { LocaleLink, useLocalePath } from '../../i18n/locale-link.tsx';
import { Button } from '../../ui/links/button.tsx';
import type { KeptHere } from './kept-here.ts';

/**
 * Way back into the calculator with everything that was chosen and said. What was written in words
 * never stands in an address: a form brings it along.
 */
export function Reopen({ kept }: { kept: KeptHere }) {
  const labels = useCalculatorLabels();
  const path = useLocalePath()(stageOf(kept));
  const state = stateOf(kept);
  const { notes } = kept.described;
  if (!notes) {
    return <LocaleLink to={stageOf(kept) + stateQuery(state)}>{labels.estimateChange}</LocaleLink>;
  }
  return (
    <form method="post" action={path}>
      {stateParameters(state).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input type="hidden" name="notes" value={notes} />
      <Button type="submit" variant="quiet">
        {labels.estimateChange}
      </Button>
    </form>
  );
}

/** The stage that shows the most: a summary has the text and the users too. */
function stageOf({ calculator, described }: KeptHere): string {
  const { movedTo, stages } = calculatorNamed(calculator);
  // A redirect would lose what a form brings.
  if (movedTo !== undefined) return `/${movedTo}`;
  const isDescribed = described.notes !== '' || described.users !== null;
  return `/${calculator}${(isDescribed && stages.at(-1)) || ''}`;
}

function stateOf({ calculator, choice, described }: KeptHere): CalculatorState {
  return {
    // The calculator in stages goes on at its result.
    stage: calculator === 'kalkulator-aplikacji' ? 3 : 1,
    choice,
    kept: [],
    users: described.users === null ? '' : String(described.users),
    customised: described.customised,
  };
}
