import { LOCALES } from '@tkalnia/contract';
import { estimateOf } from '@tkalnia/estimate';
import type { ReactNode } from 'react';
import { stateQuery } from '../../calculators/calculator-state.ts';
import { EstimateBar } from '../../calculators/estimate-bar.tsx';
import { useCalculatorLabels } from '../../calculators/labels.tsx';
import { Stage } from '../../calculators/stage.tsx';
import { type Calculator, useCalculator } from '../../calculators/use-calculator.ts';
import type { CatalogueContent } from '../../content/domain.ts';
import { useLocale } from '../../i18n/i18n.tsx';
import { LocaleLink } from '../../i18n/locale-link.tsx';
import { CalculatorFrame } from './calculator-frame.tsx';

interface FinalScreenProps {
  catalogue: CatalogueContent;
  stages: readonly string[];
  /** Path of the stage before. */
  backPath: string;
  form: (calculator: Calculator) => ReactNode;
}

/** Last stage of the DMS and ERP calculators: whom to answer, beside what was chosen. */
export function FinalScreen({ catalogue, stages, backPath, form }: FinalScreenProps) {
  const labels = useCalculatorLabels();
  const { currency } = LOCALES[useLocale()];
  const calculator = useCalculator(catalogue, 1);
  return (
    <CalculatorFrame
      catalogue={catalogue}
      stages={stages}
      current={stages.length}
      beside={
        <EstimateBar estimate={estimateOf(catalogue, calculator.choice, currency)}>
          <LocaleLink to={backPath + stateQuery(calculator)}>{labels.back}</LocaleLink>
        </EstimateBar>
      }
    >
      <Stage title={labels.finalTitle} text={labels.finalText}>
        {form(calculator)}
      </Stage>
    </CalculatorFrame>
  );
}
