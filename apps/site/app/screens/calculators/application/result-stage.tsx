import type { Currency, Estimate } from '@osnowa/estimate';
import type { ReactNode } from 'react';
import { Assumptions } from '../../../calculators/estimate/assumptions.tsx';
import { DaysChart } from '../../../calculators/estimate/days-chart.tsx';
import { EstimateFigures } from '../../../calculators/estimate/figures.tsx';
import { MakeItSmaller, PhasePlan } from '../../../calculators/estimate/phase-plan.tsx';
import { Variants } from '../../../calculators/estimate/variants.tsx';
import { useCalculatorLabels } from '../../../calculators/labels.tsx';
import { Stage, StagePart } from '../../../calculators/stages/stage.tsx';
import type { Calculator } from '../../../calculators/state/use-calculator.ts';
import type { CatalogueContent } from '../../../content/domain.ts';

interface ResultStageProps {
  catalogue: CatalogueContent;
  calculator: Calculator;
  estimate: Estimate;
  currency: Currency;
  /** What one can do with the estimate: keep it, send it. */
  children?: ReactNode;
}

/** The figures, why they are what they are, and how to make them smaller. */
export function ResultStage(props: ResultStageProps) {
  const { catalogue, calculator, estimate, currency, children } = props;
  const labels = useCalculatorLabels();
  return (
    <Stage title={labels.resultTitle}>
      <EstimateFigures estimate={estimate} />
      <Assumptions rates={catalogue.rates} currency={currency} hasPrice={estimate.price !== null} />
      <StagePart title={labels.chartTitle}>
        <DaysChart catalogue={catalogue} estimate={estimate} />
      </StagePart>
      <StagePart title={labels.smallerTitle} text={labels.smallerText} screenOnly>
        <MakeItSmaller catalogue={catalogue} estimate={estimate} calculator={calculator} />
      </StagePart>
      {estimate.phases ? (
        <StagePart title={labels.phasesTitle}>
          <PhasePlan catalogue={catalogue} estimate={estimate} calculator={calculator} />
        </StagePart>
      ) : null}
      <StagePart
        title={labels.compareTitle}
        text={labels.compareText}
        screenOnly={calculator.kept.length === 0}
      >
        <Variants catalogue={catalogue} calculator={calculator} currency={currency} />
      </StagePart>
      {children}
    </Stage>
  );
}
