import { type ReactNode, useContext } from 'react';
import { AdviserCard, Advisers } from '../../leads/form/adviser-card.tsx';
import { stack } from '../../ui/layout/layout.ts';
import { ButtonLink } from '../../ui/links/button.tsx';
import { QUOTE_ID } from '../engine/answers.ts';
import { useCalculatorLabels } from '../engine/labels.tsx';
import { StagePart, StageParts } from '../engine/stage.tsx';
import { Assumptions } from '../estimate/assumptions.tsx';
import { DaysTable } from '../estimate/days-chart.tsx';
import { EstimateBar } from '../estimate/estimate-bar.tsx';
import { EstimateFigures } from '../estimate/figures.tsx';
import { hasMoves } from '../estimate/phase-link.tsx';
import { PhasePlan } from '../estimate/phase-plan.tsx';
import { Variants } from '../estimate/variants.tsx';
import { StateLink } from '../state/state-link.tsx';
import styles from './calculator.module.css';
import { KeepPart } from './keep-form.tsx';
import type { PartProps } from './part-props.ts';
import { QuoteStep } from './quote-step.tsx';

/**
 * The figures, then the form that sends them, and their parts: each item can be moved to
 * a second phase.
 */
export function ResultStage(props: PartProps) {
  const { catalogue, calculator, estimate, currency } = props;
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
    <>
      <EstimateFigures catalogue={catalogue} estimate={estimate}>
        <EstimateBar estimate={estimate} repeats>
          <ButtonLink to={`#${QUOTE_ID}`}>{labels.sendTitle}</ButtonLink>
          <StateLink calculator={calculator} to={{ stage: 2 }}>
            {labels.back}
          </StateLink>
        </EstimateBar>
      </EstimateFigures>
      <SendPart {...props} more={saved.length === 0 ? variants : null} />
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
    </>
  );
}

/** The form, and next to it the advisers, saving the estimate and comparing variants. */
function SendPart({ more, ...props }: PartProps & { more: ReactNode }) {
  const labels = useCalculatorLabels();
  const advisers = useContext(Advisers);
  return (
    <div className={styles.send} data-screen-only>
      <StageParts>
        <StagePart title={labels.sendTitle} text={labels.sendText} screenOnly>
          <QuoteStep {...props} />
        </StagePart>
        <div className={stack(6, styles.beside)}>
          {advisers.length > 0 ? (
            <div className={stack(5)}>
              {advisers.map((adviser) => (
                <AdviserCard key={adviser.id} adviser={adviser} />
              ))}
            </div>
          ) : null}
          <KeepPart {...props} />
          {more}
        </div>
      </StageParts>
    </div>
  );
}
