import { LOCALES } from '@osnowa/contract';
import { estimateOf } from '@osnowa/estimate';
import { type CalculatorName, calculatorNamed, finalPath } from '@osnowa/site-map';
import { EstimateBar } from '../../calculators/estimate/estimate-bar.tsx';
import { FlagBox } from '../../calculators/item-choice.tsx';
import { useCalculatorLabels } from '../../calculators/labels.tsx';
import { useNotes } from '../../calculators/stages/go-to-next.ts';
import { NothingChosen, Stage } from '../../calculators/stages/stage.tsx';
import { type Calculator, useCalculator } from '../../calculators/state/use-calculator.ts';
import { useLocale } from '../../i18n/i18n.tsx';
import { Field } from '../../ui/form/field.tsx';
import { Button } from '../../ui/links/button.tsx';
import { CalculatorLayout } from './calculator-layout.tsx';
import { SCOPE_FORM, ScopeForm } from './scope-form.tsx';
import {
  notesIn,
  type StepProps,
  useSomethingChosen,
  useStageNames,
  useStep,
} from './use-steps.ts';

/** Names of the calculators' questions, as the messages have them. */
const QUESTIONS: Partial<Record<CalculatorName, ['functionsTitle', 'functionsText']>> = {
  'kalkulator-dms': ['functionsTitle', 'functionsText'],
};

/** First stage of the DMS and ERP calculators: the scope, or the wish to describe it in words. */
export function ScopePage({ name, catalogue, result }: StepProps) {
  const labels = useCalculatorLabels();
  const { currency } = LOCALES[useLocale()];
  const [title, text] = QUESTIONS[name] ?? ['areasTitle', 'areasText'];
  // Free text has its field here, or in the summary if there is one.
  const [, summary] = calculatorNamed(name).stages;
  const isDescribedHere = summary === undefined;
  const stored = useCalculator(catalogue, 1);
  // With a field for text on this stage, the text itself means a customised scope.
  const calculator = isDescribedHere ? { ...stored, customised: false } : stored;
  const notes = useNotes(notesIn(result));
  const next = useStep(isDescribedHere ? finalPath(name) : `/${name}${summary}`, calculator);
  const isEmpty = calculator.choice.items.length === 0 && !calculator.customised;
  const scope = useSomethingChosen(isEmpty, next);
  return (
    <CalculatorLayout
      catalogue={catalogue}
      stages={useStageNames(name)}
      current={1}
      aside={
        <EstimateBar
          estimate={estimateOf(catalogue, calculator.choice, currency)}
          catalogue={catalogue}
        >
          <Button type="submit" form={SCOPE_FORM}>
            {isDescribedHere ? labels.toSend : labels.toSummary}
          </Button>
        </EstimateBar>
      }
    >
      <Stage title={labels[title]} text={labels[text]}>
        <ScopeForm
          catalogue={catalogue}
          calculator={calculator}
          next={scope.next}
          mistake={
            <NothingChosen {...scope.mistake} message={labels.nothingChosen} first={SCOPE_FORM} />
          }
          notes={notes}
          asks={isDescribedHere}
        >
          {isDescribedHere ? null : <CustomisedField calculator={calculator} />}
        </ScopeForm>
      </Stage>
    </CalculatorLayout>
  );
}

/** The flag for a customised specification: a description in words. */
function CustomisedField({ calculator }: { calculator: Calculator }) {
  const labels = useCalculatorLabels();
  return (
    <Field
      id="calculator-customised"
      layout="inline"
      label={labels.customised}
      hint={labels.customisedHint}
    >
      {(control) => (
        <FlagBox
          {...control}
          name="customised"
          checked={calculator.customised}
          onTick={(customised) => calculator.set({ customised })}
        />
      )}
    </Field>
  );
}
