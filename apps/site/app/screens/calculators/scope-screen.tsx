import { LOCALES } from '@osnowa/contract';
import { estimateOf } from '@osnowa/estimate';
import { EstimateBar } from '../../calculators/estimate-bar.tsx';
import { useCalculatorLabels } from '../../calculators/labels.tsx';
import { NothingChosen, Stage } from '../../calculators/stage.tsx';
import { useCalculator } from '../../calculators/use-calculator.ts';
import { useNotes } from '../../calculators/use-go-on.ts';
import type { CatalogueContent } from '../../content/domain.ts';
import { useLocale } from '../../i18n/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { CalculatorFrame } from './calculator-frame.tsx';
import { CustomisedField } from './customised-field.tsx';
import type { HandedOn } from './handed-on.server.ts';
import { SCOPE_FORM, ScopeForm } from './scope-form.tsx';
import { useSomethingChosen } from './use-something-chosen.ts';
import { useStep } from './use-steps.ts';

interface ScopeScreenProps {
  catalogue: CatalogueContent;
  stages: readonly string[];
  title: string;
  text: string;
  /** Path of the next stage. */
  nextPath: string;
  nextLabel: string;
  /** How one describes what cannot be ticked: here, or in the next stage. */
  words: 'here' | 'next';
  handed: HandedOn | null;
}

/** First stage of the DMS and ERP calculators: what it should do, or that one would rather describe it. */
export function ScopeScreen(props: ScopeScreenProps) {
  const { catalogue, stages, title, text, nextPath, nextLabel, words, handed } = props;
  const labels = useCalculatorLabels();
  const { currency } = LOCALES[useLocale()];
  const kept = useCalculator(catalogue, 1);
  // Where one writes here, what is written says so itself.
  const calculator = words === 'here' ? { ...kept, customised: false } : kept;
  const notes = useNotes(handed);
  const next = useStep(nextPath, calculator);
  const isEmpty = calculator.choice.items.length === 0 && !calculator.customised;
  const scope = useSomethingChosen(isEmpty, next);
  return (
    <CalculatorFrame
      catalogue={catalogue}
      stages={stages}
      current={1}
      beside={
        <EstimateBar estimate={estimateOf(catalogue, calculator.choice, currency)}>
          <Button type="submit" form={SCOPE_FORM}>
            {nextLabel}
          </Button>
        </EstimateBar>
      }
    >
      <Stage title={title} text={text}>
        <ScopeForm
          catalogue={catalogue}
          calculator={calculator}
          next={scope.next}
          mistake={
            <NothingChosen {...scope.mistake} message={labels.nothingChosen} first={SCOPE_FORM} />
          }
          notes={notes}
          asks={words === 'here'}
        >
          {words === 'next' ? <CustomisedField calculator={calculator} /> : null}
        </ScopeForm>
      </Stage>
    </CalculatorFrame>
  );
}
