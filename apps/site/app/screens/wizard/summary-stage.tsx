import { useCalculatorLabels } from '../../calculators/labels.tsx';
import { goOn } from '../../calculators/stages/go-on.ts';
import { Stage, StagePart } from '../../calculators/stages/stage.tsx';
import {
  elementsIn,
  type Pairs,
  WIZARD_FORM,
  wizardQuery,
  writtenIn,
} from '../../calculators/wizard/wizard-pairs.ts';
import {
  neighbour,
  specificationsOf,
  stepPath,
  stepsOf,
} from '../../calculators/wizard/wizard-stages.ts';
import { useLocalePath } from '../../i18n/locale-link.tsx';
import { Button } from '../../ui/links/button.tsx';
import { goesElsewhere } from '../../ui/links/goes-elsewhere.ts';
import { LocalText } from '../../ui/text/local-text.tsx';
import styles from './summary-stage.module.css';
import { useAnswers } from './use-answers.ts';
import { HiddenPairs, type StageProps, StepButton, type WizardElements } from './wizard-form.tsx';

/** Third stage: all choices and answers, each part with a link back to its stage. */
export function SummaryStage({ elements, pairs }: StageProps) {
  const labels = useCalculatorLabels();
  const { wizard } = labels;
  const send = useLocalePath()(stepPath('send-estimate'));
  const query = wizardQuery(pairs);
  return (
    <Stage title={wizard.summary}>
      <StagePart title={wizard.chosen}>
        <Chosen elements={elements} pairs={pairs} />
        <StepButton to="choose">{wizard.change}</StepButton>
      </StagePart>
      {stepsOf(pairs)
        .filter((step) => step === 'customised' || step === 'products-systems')
        .map((step) => (
          <StagePart
            key={step}
            title={step === 'customised' ? wizard.bespokeTitle : wizard.systemsTitle}
          >
            <Answers pairs={pairs} of={step === 'customised' ? 'bespoke' : 'systems'} />
            <StepButton to={step}>{wizard.change}</StepButton>
          </StagePart>
        ))}
      <form
        id={WIZARD_FORM}
        method="post"
        action={send}
        className={styles.actions}
        onSubmit={(event) => {
          if (goesElsewhere(event)) return;
          event.preventDefault();
          goOn(query, send + query, { written: writtenIn(pairs) });
        }}
      >
        <HiddenPairs pairs={pairs} />
        <Button type="submit">{labels.toSend}</Button>
        <StepButton to={neighbour(pairs, 'summary', -1)}>{labels.back}</StepButton>
      </form>
    </Stage>
  );
}

/** What was chosen in the first stage. */
export function Chosen({ elements, pairs }: { elements: WizardElements; pairs: Pairs }) {
  return (
    <ul>
      {specificationsOf(pairs).flatMap((kind) =>
        elements[kind]
          .filter(({ id }) => elementsIn(pairs, kind).includes(id))
          .map(({ id, title }) => <LocalText key={id} as="li" of={title} />),
      )}
    </ul>
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
