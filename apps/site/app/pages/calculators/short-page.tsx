import { LOCALES } from '@osnowa/contract';
import { estimateOf } from '@osnowa/estimate';
import { finalPath } from '@osnowa/site-map';
import { EstimateBar } from '../../calculators/estimate/estimate-bar.tsx';
import { ProposedPackage } from '../../calculators/estimate/proposed-package.tsx';
import { useCalculatorLabels } from '../../calculators/labels.tsx';
import { NothingChosen, Stage } from '../../calculators/stages/stage.tsx';
import { useCalculator } from '../../calculators/state/use-calculator.ts';
import { useLocale } from '../../i18n/i18n.tsx';
import { Button } from '../../ui/links/button.tsx';
import styles from './calculator-layout.module.css';
import { CalculatorLayout } from './calculator-layout.tsx';
import { SCOPE_FORM, ScopeForm } from './scope-form.tsx';
import { type StepProps, useSomethingChosen, useStageNames, useStep } from './use-steps.ts';

/** The short DMS calculator: four questions, one of three packages, and the reason for it. */
export function ShortPage({ name, catalogue }: StepProps) {
  const labels = useCalculatorLabels();
  const { currency } = LOCALES[useLocale()];
  const calculator = useCalculator(catalogue, 1);
  const next = useStep(finalPath(name), calculator);
  const estimate = estimateOf(catalogue, calculator.choice, currency);
  const isAnswered = estimate.groups.length === catalogue.groups.length;
  const isStarted = estimate.groups.length > 0;
  const scope = useSomethingChosen(!isStarted, next);
  return (
    <CalculatorLayout
      catalogue={catalogue}
      stages={useStageNames(name)}
      current={1}
      aside={
        <EstimateBar estimate={estimate}>
          <Button type="submit" form={SCOPE_FORM}>
            {labels.toSend}
          </Button>
        </EstimateBar>
      }
    >
      <Stage title={labels.questionsTitle}>
        <ScopeForm
          catalogue={catalogue}
          calculator={calculator}
          next={scope.next}
          layout="open"
          mistake={
            <NothingChosen {...scope.mistake} message={labels.nothingAnswered} first={SCOPE_FORM} />
          }
        />
        <div role="status">
          {isAnswered ? (
            <div className={styles.package}>
              <ProposedPackage catalogue={catalogue} estimate={estimate} />
            </div>
          ) : isStarted ? (
            <p>{labels.answerAll}</p>
          ) : null}
        </div>
      </Stage>
    </CalculatorLayout>
  );
}
