import { useWizardLabels } from '../../calculators/labels.tsx';
import { goToNext } from '../../calculators/stages/go-to-next.ts';
import { ResultBand } from '../../calculators/stages/result-band.tsx';
import { Stage, StagePart, StageParts } from '../../calculators/stages/stage.tsx';
import {
  type Pairs,
  WIZARD_FORM,
  wizardQuery,
  writtenIn,
} from '../../calculators/wizard/wizard-pairs.ts';
import { neighbour, specificationsOf, stepPath } from '../../calculators/wizard/wizard-stages.ts';
import { useLocalePath } from '../../i18n/locale-link.tsx';
import { Button } from '../../ui/links/button.tsx';
import { isExternalSubmit } from '../../ui/links/is-external-submit.ts';
import { Chosen } from './chosen.tsx';
import styles from './summary-stage.module.css';
import { useAnswers } from './use-answers.ts';
import { HiddenPairs, type StageProps, StepButton } from './wizard-form.tsx';

/** Third stage: the choice, the next button, and all answers; each part links back to its stage. */
export function SummaryStage({ elements, pairs }: StageProps) {
  const labels = useWizardLabels();
  const { wizard } = labels;
  const send = useLocalePath()(stepPath('send-estimate'));
  const query = wizardQuery(pairs);
  const kinds = specificationsOf(pairs);
  return (
    <Stage title={wizard.summary}>
      <ResultBand
        aside={
          <form
            id={WIZARD_FORM}
            method="post"
            action={send}
            className={styles.onward}
            onSubmit={(event) => {
              if (isExternalSubmit(event)) return;
              event.preventDefault();
              goToNext(query, send + query, { written: writtenIn(pairs) });
            }}
          >
            <HiddenPairs pairs={pairs} />
            <p>{wizard.sendText}</p>
            <Button type="submit">{labels.toSend}</Button>
            <StepButton to={neighbour(pairs, 'summary', -1)}>{labels.back}</StepButton>
          </form>
        }
      >
        <h3>{wizard.chosen}</h3>
        <Chosen elements={elements} pairs={pairs} />
        <StepButton to="choose">{wizard.change}</StepButton>
      </ResultBand>
      <StageParts>
        {kinds.map((kind) => (
          <StagePart
            key={kind}
            title={kind === 'bespoke' ? wizard.bespokeTitle : wizard.systemsTitle}
          >
            <Answers pairs={pairs} of={kind} />
            <StepButton to={kind === 'bespoke' ? 'customised' : 'products-systems'}>
              {wizard.change}
            </StepButton>
          </StagePart>
        ))}
      </StageParts>
    </Stage>
  );
}

/** The answers of one specification. */
export function Answers({ pairs, of }: { pairs: Pairs; of: 'bespoke' | 'systems' }) {
  const answers = useAnswers(pairs)[of];
  return (
    <dl className={styles.answers}>
      {answers.map(({ question, answer }) => (
        <div key={question}>
          <dt>{question}</dt>
          <dd>{answer}</dd>
        </div>
      ))}
    </dl>
  );
}
