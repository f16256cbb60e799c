import { LOCALES } from '@osnowa/contract';
import { estimateOf } from '@osnowa/estimate';
import { Link } from 'react-router';
import { stateQuery } from '../../calculators/calculator-state.ts';
import { EstimateBar } from '../../calculators/estimate-bar.tsx';
import { useCalculatorLabels } from '../../calculators/labels.tsx';
import { ProposedPackage } from '../../calculators/proposed-package.tsx';
import { Stage } from '../../calculators/stage.tsx';
import { useCalculator } from '../../calculators/use-calculator.ts';
import type { CatalogueContent } from '../../content/domain.ts';
import { useLocale } from '../../i18n/i18n.tsx';
import { useLocalePath } from '../../i18n/locale-link.tsx';
import type { FormResult } from '../../leads/form-result.ts';
import type { FormSettings } from '../../leads/lead-form.tsx';
import { BackButton } from './back-button.tsx';
import { CalculatorFrame } from './calculator-frame.tsx';
import type { HandedOn } from './handed-on.server.ts';
import { QUOTE_FORM, QuoteStep } from './quote-step.tsx';

/** The calculators whose last stage has an address of its own. */
const FINALS = {
  dms: { kind: 'dms', path: '/kalkulator-dms/final-page', back: '/kalkulator-dms/summary' },
  'dms-n': { kind: 'dms', path: '/kalkulator-dms-n/final-page', back: '/kalkulator-dms-n' },
  erp: { kind: 'new-erp', path: '/kalkulator-erp-n/final-page', back: '/kalkulator-erp-n' },
} as const;

interface FinalScreenProps {
  of: keyof typeof FINALS;
  catalogue: CatalogueContent;
  settings: FormSettings;
  result: FormResult | HandedOn | null;
}

/** Last stage of the DMS and ERP calculators: whom to answer, beside what was chosen. */
export function FinalScreen({ of, catalogue, settings, result }: FinalScreenProps) {
  const labels = useCalculatorLabels();
  const { currency } = LOCALES[useLocale()];
  const calculator = useCalculator(catalogue, 1);
  const toPath = useLocalePath();
  const { kind, path, back } = FINALS[of];
  const estimate = estimateOf(catalogue, calculator.choice, currency);
  const isSent = result?.kind === 'sent';
  const stages = {
    dms: [labels.stageItems, labels.stageSummary, labels.stageSend],
    'dms-n': [labels.questionsTitle, labels.stageSend],
    erp: [labels.stageItems, labels.stageSend],
  }[of];
  return (
    <CalculatorFrame
      catalogue={catalogue}
      stages={stages}
      current={stages.length}
      beside={
        <EstimateBar estimate={estimate}>
          {of === 'dms-n' || isSent ? (
            <Link to={toPath(back + stateQuery(calculator))}>{labels.back}</Link>
          ) : (
            <BackButton form={QUOTE_FORM} to={back} calculator={calculator} />
          )}
        </EstimateBar>
      }
    >
      <Stage title={labels.finalTitle} text={labels.finalText}>
        <ProposedPackage catalogue={catalogue} estimate={estimate} />
        <QuoteStep
          kind={kind}
          path={path}
          state={calculator}
          settings={settings}
          result={result}
          {...(of === 'dms-n' ? { variant: 'n' as const } : {})}
        />
      </Stage>
    </CalculatorFrame>
  );
}
