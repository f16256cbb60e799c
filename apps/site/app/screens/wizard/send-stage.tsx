import { useState } from 'react';
import { useCalculatorLabels } from '../../calculators/labels.tsx';
import { Stage } from '../../calculators/stages/stage.tsx';
import { countKept } from '../../calculators/stages/use-stage-count.ts';
import { elementsIn, WIZARD_FORM, wizardQuery } from '../../calculators/wizard/wizard-pairs.ts';
import {
  neighbour,
  quotePairs,
  specificationsOf,
  stepPath,
} from '../../calculators/wizard/wizard-stages.ts';
import type { FormResult, FormSettings, HiddenField } from '../../leads/form/form.ts';
import { QuoteForm } from '../../leads/quote-form.tsx';
import { QUOTE_ID } from '../calculators/quote-step.tsx';
import styles from './send-stage.module.css';
import { SentStage } from './sent-stage.tsx';
import type { StageProps } from './stage-props.ts';
import { StepButton } from './step-button.tsx';

/** Fourth stage: whom to answer. */
export function SendStage({
  step,
  elements,
  pairs,
  settings,
  result,
}: StageProps & { settings: FormSettings; result: FormResult | null }) {
  const { wizard, back } = useCalculatorLabels();
  // Sent with scripts, the page stays where it is, and so does the focus.
  const [sent, setSent] = useState(result?.kind === 'sent' ? result : null);
  if (sent) {
    return <SentStage elements={elements} pairs={pairs} sent={sent} settings={settings} />;
  }
  const kinds = specificationsOf(pairs);
  // What was chosen goes as words: the company reads names, not ids.
  const products: HiddenField[] = kinds.flatMap((kind) =>
    elements[kind]
      .filter(({ id }) => elementsIn(pairs, kind).includes(id))
      .map(({ title }, index): HiddenField => [`${kind}-${index + 1}`, title.text]),
  );
  return (
    <Stage title={wizard.send} text={wizard.sendText}>
      <section id={QUOTE_ID} className={styles.send}>
        <QuoteForm
          kind="wizard"
          id={WIZARD_FORM}
          page={`${stepPath('send-estimate')}${wizardQuery(pairs)}#${QUOTE_ID}`}
          extras={[...products, ...quotePairs(pairs, kinds)]}
          settings={settings}
          result={result}
          onSent={(answer) => {
            countKept();
            setSent(answer);
          }}
        />
        <p>
          <StepButton to={neighbour(pairs, step, -1)}>{back}</StepButton>
        </p>
      </section>
    </Stage>
  );
}
