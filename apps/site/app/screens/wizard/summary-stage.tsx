import { Link } from 'react-router';
import { useCalculatorLabels } from '../../calculators/labels.tsx';
import { Stage, StagePart } from '../../calculators/stage.tsx';
import {
  elementsIn,
  type Pairs,
  wizardQuery,
  writtenIn,
} from '../../calculators/wizard/wizard-pairs.ts';
import { specificationsOf, stepPath, stepsOf } from '../../calculators/wizard/wizard-stages.ts';
import { useLocalePath } from '../../i18n/locale-link.tsx';
import { Button } from '../../ui/button.tsx';
import { Words } from '../../ui/words.tsx';
import styles from './summary-stage.module.css';
import { useAnswers } from './use-answers.ts';
import { WizardBack } from './wizard-back.tsx';
import { HiddenPairs } from './wizard-form.tsx';
import type { StageProps, WizardElements } from './wizard-screen.tsx';

/** Third stage: everything that was chosen and answered, each part with the way back to it. */
export function SummaryStage({ elements, pairs }: StageProps) {
  const labels = useCalculatorLabels();
  const { wizard } = labels;
  const toPath = useLocalePath();
  const send = toPath(stepPath('send-estimate'));
  return (
    <Stage title={wizard.summary}>
      <StagePart title={wizard.chosen}>
        <Chosen elements={elements} pairs={pairs} />
        <Change pairs={pairs} to="choose" />
      </StagePart>
      {stepsOf(pairs)
        .filter((step) => step === 'customised' || step === 'products-systems')
        .map((step) => (
          <StagePart
            key={step}
            title={step === 'customised' ? wizard.bespokeTitle : wizard.systemsTitle}
          >
            <Answers pairs={pairs} of={step === 'customised' ? 'bespoke' : 'systems'} />
            <Change pairs={pairs} to={step} />
          </StagePart>
        ))}
      <form method="post" action={send} className={styles.actions}>
        <HiddenPairs pairs={pairs} />
        <noscript>
          <Button type="submit">{labels.toSend}</Button>
        </noscript>
        <Link
          className={styles.next}
          to={send + wizardQuery(pairs)}
          state={{ written: writtenIn(pairs) }}
        >
          {labels.toSend}
        </Link>
        <WizardBack step="summary" pairs={pairs} />
      </form>
    </Stage>
  );
}

/** What was chosen in the first stage. */
function Chosen({ elements, pairs }: { elements: WizardElements; pairs: Pairs }) {
  return (
    <ul>
      {specificationsOf(pairs).flatMap((kind) =>
        elements[kind]
          .filter(({ id }) => elementsIn(pairs, kind).includes(id))
          .map(({ id, title }) => <Words key={id} as="li" of={title} />),
      )}
    </ul>
  );
}

function Answers({ pairs, of }: { pairs: Pairs; of: 'bespoke' | 'systems' }) {
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

function Change({ pairs, to }: { pairs: Pairs; to: Parameters<typeof stepPath>[0] }) {
  const { wizard } = useCalculatorLabels();
  const address = useLocalePath()(stepPath(to)) + wizardQuery(pairs);
  return (
    <p>
      <Link to={address} state={{ written: writtenIn(pairs) }}>
        {wizard.change}
      </Link>
    </p>
  );
}
