import { LOCALES } from '@osnowa/contract';
import { type Currency, type Estimate, estimateOf } from '@osnowa/estimate';
import { type ReactNode, useContext } from 'react';
import { Assumptions } from '../../../calculators/estimate/assumptions.tsx';
import { DaysTable } from '../../../calculators/estimate/days-chart.tsx';
import { EstimateBar } from '../../../calculators/estimate/estimate-bar.tsx';
import { EstimateFigures } from '../../../calculators/estimate/figures.tsx';
import { hasMoves } from '../../../calculators/estimate/phase-link.tsx';
import { PhasePlan } from '../../../calculators/estimate/phase-plan.tsx';
import { Variants } from '../../../calculators/estimate/variants.tsx';
import { KeepPart } from '../../../calculators/keep-form.tsx';
import { useCalculatorLabels } from '../../../calculators/labels.tsx';
import { Stage, StagePart, StageParts } from '../../../calculators/stages/stage.tsx';
import { StateLink } from '../../../calculators/state/state-link.tsx';
import { type Calculator, useCalculator } from '../../../calculators/state/use-calculator.ts';
import type { CatalogueContent } from '../../../content/domain.ts';
import { useLocale } from '../../../i18n/i18n.tsx';
import { AdviserCard, Advisers } from '../../../leads/adviser-card.tsx';
import { Button, ButtonLink } from '../../../ui/links/button.tsx';
import { ContactArea } from '../../contact/contact-area.tsx';
import { CalculatorLayout } from '../calculator-layout.tsx';
import { QUOTE_ID, QuoteStep } from '../quote-step.tsx';
import type { StepProps } from '../use-steps.ts';
import styles from './application-page.module.css';
import { ITEMS_FORM, ItemsStage } from './items-stage.tsx';
import { StartStage } from './start-stage.tsx';

/** Start, scope, result. */
const STAGES = 3;

/** The application calculator, from the first question to an estimate to show to the board. */
export function ApplicationPage(props: StepProps) {
  const { name, catalogue, settings, contact, systems, result } = props;
  const labels = useCalculatorLabels();
  const { currency } = LOCALES[useLocale()];
  const calculator = useCalculator(catalogue, STAGES);
  const estimate = estimateOf(catalogue, calculator.choice, currency);
  const { stage } = calculator;
  return (
    <>
      <CalculatorLayout
        catalogue={catalogue}
        stages={[labels.stageStart, labels.stageItems, labels.stageResult]}
        current={stage}
        aside={
          stage === 2 ? (
            <EstimateBar estimate={estimate} catalogue={catalogue}>
              <Button type="submit" form={ITEMS_FORM} name="stage" value="3">
                {labels.toResult}
              </Button>
              <StateLink calculator={calculator} to={{ stage: 1 }}>
                {labels.back}
              </StateLink>
            </EstimateBar>
          ) : null
        }
      >
        {stage === 1 ? (
          <StartStage catalogue={catalogue} calculator={calculator} systems={systems} />
        ) : null}
        {stage === 2 ? <ItemsStage catalogue={catalogue} calculator={calculator} /> : null}
        {stage === 3 ? (
          <ResultStage
            name={name}
            catalogue={catalogue}
            calculator={calculator}
            estimate={estimate}
            currency={currency}
          >
            <QuoteStep name={name} state={calculator} settings={settings} result={result} />
          </ResultStage>
        ) : null}
      </CalculatorLayout>
      {contact && stage !== STAGES ? <ContactArea settings={contact} /> : null}
    </>
  );
}

interface ResultStageProps {
  name: StepProps['name'];
  catalogue: CatalogueContent;
  calculator: Calculator;
  estimate: Estimate;
  currency: Currency;
  /** The form that sends the estimate. */
  children?: ReactNode;
}

/**
 * The figures, then the form that sends them, and their parts: each item can be moved to
 * a second phase.
 */
function ResultStage(props: ResultStageProps) {
  const { name, catalogue, calculator, estimate, currency, children } = props;
  const labels = useCalculatorLabels();
  const { choice, saved } = calculator;
  const moves = hasMoves(choice);
  const variants = (
    <StagePart
      title={labels.compareTitle}
      text={labels.compareText}
      screenOnly={saved.length === 0}
    >
      <Variants catalogue={catalogue} calculator={calculator} currency={currency} />
    </StagePart>
  );
  return (
    <Stage title={labels.resultTitle}>
      <EstimateFigures catalogue={catalogue} estimate={estimate}>
        <EstimateBar estimate={estimate} repeats>
          <ButtonLink to={`#${QUOTE_ID}`}>{labels.sendTitle}</ButtonLink>
          <StateLink calculator={calculator} to={{ stage: 2 }}>
            {labels.back}
          </StateLink>
        </EstimateBar>
      </EstimateFigures>
      <SendPart calculator={calculator} name={name} more={saved.length === 0 ? variants : null}>
        {children}
      </SendPart>
      <StageParts>
        <StagePart title={labels.chartTitle} text={moves ? labels.smallerText : undefined}>
          <DaysTable
            catalogue={catalogue}
            estimate={estimate}
            calculator={moves ? calculator : null}
          />
        </StagePart>
        <Assumptions catalogue={catalogue} estimate={estimate} />
      </StageParts>
      {estimate.phases ? (
        <StagePart title={labels.phasesTitle}>
          <PhasePlan catalogue={catalogue} estimate={estimate} calculator={calculator} />
        </StagePart>
      ) : null}
      {saved.length > 0 ? variants : null}
    </Stage>
  );
}

interface SendPartProps extends Pick<ResultStageProps, 'name' | 'calculator' | 'children'> {
  more: ReactNode;
}

/** The form, and next to it the advisers, saving the estimate and comparing variants. */
function SendPart({ name, calculator, more, children }: SendPartProps) {
  const labels = useCalculatorLabels();
  const advisers = useContext(Advisers);
  return (
    <div className={styles.send}>
      <StageParts>
        <StagePart title={labels.sendTitle} text={labels.sendText} screenOnly>
          {children}
        </StagePart>
        <div className={styles.beside}>
          {advisers.length > 0 ? (
            <div className={styles.advisers}>
              {advisers.map((adviser) => (
                <AdviserCard key={adviser.id} adviser={adviser} />
              ))}
            </div>
          ) : null}
          <KeepPart name={name} choice={calculator.choice} />
          {more}
        </div>
      </StageParts>
    </div>
  );
}
