import { type Choice, choiceParameters } from '@osnowa/estimate';
import type { CalculatorName } from '@osnowa/site-map';
import { useLocalePath } from '../i18n/locale-link.tsx';
import { Button } from '../ui/links/button.tsx';
import { useCalculatorLabels } from './labels.tsx';
import { countSaved } from './stages/counted.ts';
import { StagePart } from './stages/stage.tsx';

/** Saves a choice under a number and a permanent link; a plain form that any browser can send. */
export function KeepPart({ name, choice }: { name: CalculatorName; choice: Choice }) {
  const labels = useCalculatorLabels();
  const action = useLocalePath()('/estimate');
  return (
    <StagePart title={labels.keepTitle} text={labels.keepText} screenOnly>
      <form method="post" action={action} onSubmit={countSaved}>
        <input type="hidden" name="calculator" value={name} />
        {choiceParameters(choice).map(([field, value]) => (
          <input key={field} type="hidden" name={field} value={value} />
        ))}
        <Button type="submit" variant="secondary" disabled={choice.items.length === 0}>
          {labels.keep}
        </Button>
      </form>
    </StagePart>
  );
}
