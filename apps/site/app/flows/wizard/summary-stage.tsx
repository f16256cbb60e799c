import type { SpecificationKind } from '@osnowa/contract';
import { useLocale } from '../../i18n/i18n.tsx';
import { stack, start } from '../../ui/layout/layout.ts';
import { Button } from '../../ui/links/button.tsx';
import roles from '../../ui/text/roles.module.css';
import type { Answers } from '../engine/answers.ts';
import { useWizardLabels } from '../engine/labels.tsx';
import { ResultBand, Stage, StagePart, StageParts } from '../engine/stage.tsx';
import { PassOn, StageForm } from '../engine/stage-form.tsx';
import { answersInWords } from '../questions/specification-questions.tsx';
import { Chosen } from './chosen.tsx';
import styles from './wizard.module.css';
import { specificationsOf, WIZARD_FORM } from './wizard-answers.ts';
import { neighbour, stageOf, stepPath, type WizardStageProps } from './wizard-stages.ts';

/** Third stage: the choice, the next button, and all answers; each part links back to its stage. */
export function SummaryStage({ elements, answers }: WizardStageProps) {
  const labels = useWizardLabels();
  const { wizard } = labels;
  return (
    <Stage title={wizard.summary}>
      <ResultBand
        aside={
          <StageForm
            id={WIZARD_FORM}
            className={stack(4, start)}
            answers={answers}
            posts
            next={stepPath('/send-estimate')}
          >
            <p className={`${roles.quiet} ${roles.lead}`}>{wizard.sendText}</p>
            <Button type="submit">{labels.toSend}</Button>
            <PassOn form={WIZARD_FORM} to={stepPath(neighbour(answers, '/summary', -1))} inLine>
              {labels.back}
            </PassOn>
          </StageForm>
        }
      >
        <h3>{wizard.chosen}</h3>
        <Chosen elements={elements} answers={answers} />
        <PassOn form={WIZARD_FORM} to={stepPath('')} inLine>
          {wizard.change}
        </PassOn>
      </ResultBand>
      <StageParts>
        {specificationsOf(answers).map((kind) => (
          <StagePart key={kind} title={wizard[`${kind}Title`]}>
            <Specification answers={answers} of={kind} />
            <PassOn form={WIZARD_FORM} to={stepPath(stageOf(kind))} inLine>
              {wizard.change}
            </PassOn>
          </StagePart>
        ))}
      </StageParts>
    </Stage>
  );
}

/** The answers of one specification. */
export function Specification({ answers, of }: { answers: Answers; of: SpecificationKind }) {
  return (
    <dl className={stack(0, styles.answers)}>
      {answersInWords(answers, of, useWizardLabels(), useLocale()).map(({ question, answer }) => (
        <div key={question} className={stack('1 6')}>
          <dt className={roles.quiet}>{question}</dt>
          <dd className={roles.written}>{answer}</dd>
        </div>
      ))}
    </dl>
  );
}
