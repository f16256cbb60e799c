import { type Choice, choiceParameters } from '@osnowa/estimate';
import type { CalculatorName } from '@osnowa/site-map';
import { useLocalePath } from '../i18n/locale-link.tsx';
import { Button } from '../ui/links/button.tsx';
import { useCalculatorLabels } from './labels.tsx';
import { countSaved } from './stages/counted.ts';

/** Saves a choice under a number and a permanent link; a plain form that any browser can send. */
export function KeepForm({ calculator, choice }: { calculator: CalculatorName; choice: Choice }) {
  const labels = useCalculatorLabels();
  return (
    <form method="post" action={useLocalePath()('/estimate')} onSubmit={countSaved}>
      <input type="hidden" name="calculator" value={calculator} />
      {choiceParameters(choice).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" variant="secondary" disabled={choice.items.length === 0}>
        {labels.keep}
      </Button>
    </form>
  );
}
