import { LOCALES } from '@osnowa/contract';
import { estimateOf } from '@osnowa/estimate';
import { calculatorNamed, pathBeforeFinal } from '@osnowa/site-map';
import { Assumptions } from '../../calculators/estimate/assumptions.tsx';
import { EstimateBar } from '../../calculators/estimate/estimate-bar.tsx';
import { ProposedPackage } from '../../calculators/estimate/proposed-package.tsx';
import { KeepPart } from '../../calculators/keep-form.tsx';
import { useCalculatorLabels } from '../../calculators/labels.tsx';
import { Stage, StageParts } from '../../calculators/stages/stage.tsx';
import { stateQuery } from '../../calculators/state/calculator-state.ts';
import { OwnLink } from '../../calculators/state/state-link.tsx';
import { useCalculator } from '../../calculators/state/use-calculator.ts';
import { useLocale } from '../../i18n/i18n.tsx';
import { useLocalePath } from '../../i18n/locale-link.tsx';
import { navigateTo } from '../../url-state/url-state.tsx';
import { BackButton } from './back-button.tsx';
import { CalculatorLayout } from './calculator-layout.tsx';
import { QUOTE_FORM, QuoteStep } from './quote-step.tsx';
import { type StepProps, useStageNames } from './use-steps.ts';

/** Last stage of a calculator: the visitor's contact data, next to the estimate. */
export function FinalPage({ name, catalogue, settings, result }: StepProps) {
  const labels = useCalculatorLabels();
  const { currency } = LOCALES[useLocale()];
  const calculator = useCalculator(catalogue, 1);
  const back = pathBeforeFinal(name);
  const before = useLocalePath()(back) + stateQuery(calculator);
  const estimate = estimateOf(catalogue, calculator.choice, currency);
  const hasItems = calculator.choice.items.length > 0;
  const isSent = result?.kind === 'sent';
  const stages = useStageNames(name);
  return (
    <CalculatorLayout
      catalogue={catalogue}
      stages={stages}
      current={stages.length}
      aside={
        <EstimateBar estimate={estimate} promises>
          {isSent || !calculatorNamed(name).describes ? (
            <OwnLink href={before} onFollow={() => navigateTo(before)}>
              {labels.back}
            </OwnLink>
          ) : (
            <BackButton form={QUOTE_FORM} to={back} calculator={calculator} />
          )}
        </EstimateBar>
      }
    >
      <Stage title={labels.finalTitle} text={labels.finalText}>
        <ProposedPackage catalogue={catalogue} estimate={estimate} />
        <QuoteStep name={name} state={calculator} settings={settings} result={result} />
        <StageParts>
          <Assumptions catalogue={catalogue} estimate={estimate} />
          {hasItems ? <KeepPart name={name} choice={calculator.choice} /> : null}
        </StageParts>
      </Stage>
    </CalculatorLayout>
  );
}
