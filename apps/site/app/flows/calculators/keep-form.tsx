import { choiceParameters } from '@osnowa/estimate';
import { useLocalePath } from '../../i18n/locale-link.tsx';
import { Button } from '../../ui/links/button.tsx';
import { useCalculatorLabels } from '../engine/labels.tsx';
import { StagePart } from '../engine/stage.tsx';
import { countSaved } from '../engine/use-stage-count.ts';
import type { PartProps } from './part-props.ts';

/** Saves a choice under a number and a permanent link; a plain form that any browser can send. */
export function KeepPart({ name, calculator }: Pick<PartProps, 'name' | 'calculator'>) {
  const { choice } = calculator;
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
