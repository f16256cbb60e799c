import type { Currency, Estimate } from '@osnowa/estimate';
import type { ReactNode } from 'react';
import { Assumptions } from '../../../calculators/assumptions.tsx';
import { DaysChart } from '../../../calculators/days-chart.tsx';
import { EstimateFigures } from '../../../calculators/figures.tsx';
import { useCalculatorLabels } from '../../../calculators/labels.tsx';
import { MakeItSmaller, PhasePlan } from '../../../calculators/phase-plan.tsx';
import { Stage, StagePart } from '../../../calculators/stage.tsx';
import type { Calculator } from '../../../calculators/use-calculator.ts';
import { Variants } from '../../../calculators/variants.tsx';
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
