import { LOCALES } from '@osnowa/contract';
import { estimateOf } from '@osnowa/estimate';
import { Assumptions } from '../../calculators/estimate/assumptions.tsx';
import { EstimateBar, TypicalCase } from '../../calculators/estimate/estimate-bar.tsx';
import { KeepPart } from '../../calculators/keep-form.tsx';
import { useCalculatorLabels } from '../../calculators/labels.tsx';
import { Stage, StagePart, StageParts } from '../../calculators/stages/stage.tsx';
import { useCalculator } from '../../calculators/state/use-calculator.ts';
import { useLocale } from '../../i18n/i18n.tsx';
import { StaticPart } from '../../islands/island.tsx';
import { Button } from '../../ui/links/button.tsx';
import { CalculatorLayout } from './calculator-layout.tsx';
import { QUOTE_ID, QuoteStep } from './quote-step.tsx';
import { ScopeForm } from './scope-form.tsx';
import { type StepProps, useStep } from './use-steps.ts';

/** Instant valuation: four choices, a range that moves with them, and the form, on one screen. */
export function InstantPage({ name, catalogue, settings, result }: StepProps) {
  const labels = useCalculatorLabels();
  const { currency } = LOCALES[useLocale()];
  const calculator = useCalculator(catalogue, 1);
  const here = useStep(`/${name}`, calculator);
  const estimate = estimateOf(catalogue, calculator.choice, currency);
  return (
    <CalculatorLayout
      catalogue={catalogue}
      aside={
        <EstimateBar estimate={estimate} catalogue={catalogue} large>
          <a href={`#${QUOTE_ID}`}>{labels.askTitle}</a>
        </EstimateBar>
      }
    >
      <Stage title={labels.instantTitle} silent>
        <ScopeForm
          catalogue={catalogue}
          calculator={calculator}
          next={here}
          layout="open"
          belowFirst={<TypicalCase estimate={estimate} catalogue={catalogue} />}
        >
          <noscript>
            <Button type="submit" variant="secondary">
              {labels.recalculate}
            </Button>
          </noscript>
        </ScopeForm>
        <StageParts>
          <Assumptions catalogue={catalogue} estimate={estimate} />
          <StaticPart />
        </StageParts>
        <StagePart title={labels.askTitle} text={labels.askText}>
          <QuoteStep name={name} state={calculator} settings={settings} result={result} />
        </StagePart>
        <KeepPart name={name} choice={calculator.choice} />
      </Stage>
    </CalculatorLayout>
  );
}
