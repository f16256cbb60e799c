import { fieldNamesOf } from '@osnowa/contract';
import type { CalculatorMessages } from '@osnowa/text/messages/pl/calculators';
import { useState } from 'react';
import { useLocale } from '../../i18n/i18n.tsx';
import { splitLocale } from '../../i18n/locale-path.ts';
import type { FormResult, FormSettings } from '../../leads/form/form.ts';
import { stack } from '../../ui/layout/layout.ts';
import { Button } from '../../ui/links/button.tsx';
import { useDocumentResult, useUrlState } from '../../url-state/url-state.tsx';
import type { Answers, Posted } from '../engine/answers.ts';
import { FlowContext, useOwnEntry, useWritten } from '../engine/flow.tsx';
import { FlowLayout } from '../engine/flow-layout.tsx';
import { CalculatorLabels, useWizardLabels } from '../engine/labels.tsx';
import { Stage } from '../engine/stage.tsx';
import { PassOn, StageForm } from '../engine/stage-form.tsx';
import { SpecificationQuestions, useErrorLines } from '../questions/specification-questions.tsx';
import { ChooseStage } from './choose-stage.tsx';
import { ChosenBar } from './chosen.tsx';
import { SendStage } from './send-stage.tsx';
import { SummaryStage } from './summary-stage.tsx';
import { WIZARD_FORM, WRITTEN, wizardAnswers, wizardQuery } from './wizard-answers.ts';
import {
  errorsIn,
  neighbour,
  stageAt,
  stepPath,
  type WizardElements,
  type WizardStage,
} from './wizard-stages.ts';

const FLOW = { queryOf: wizardQuery, written: WRITTEN };

interface WizardProps {
  elements: WizardElements;
  settings: FormSettings;
  labels: CalculatorMessages;
  /** Result of the last form without scripts: of a stage, or of the lead form. */
  result: FormResult | Posted | null;
}

/** The estimate wizard: choose a product, specify it, check, send. The address says which stage is shown. */
export function Wizard({ labels, result, ...rest }: WizardProps) {
  const stage = stageAt(splitLocale(useUrlState().pathname).path);
  const own = useDocumentResult(result);
  return (
    <CalculatorLabels value={labels}>
      <FlowContext value={FLOW}>
        <WizardPage key={stage.path} stage={stage} result={own} {...rest} />
      </FlowContext>
    </CalculatorLabels>
  );
}

function WizardPage({
  stage,
  elements,
  settings,
  result,
}: Omit<WizardProps, 'labels'> & { stage: WizardStage }) {
  const locale = useLocale();
  const { wizard } = useWizardLabels();
  const { search } = useUrlState();
  const answers = wizardAnswers([...new URLSearchParams(search), ...useWritten(result, WRITTEN)]);
  const [chosen, setChosen] = useState(answers);
  const [isSent, setSent] = useState(result?.kind === 'sent');
  useOwnEntry(result);
  const text = (words: string) => ({ text: words, lang: locale });
  const { path, asks } = stage;
  const given = { elements, answers };
  return (
    <FlowLayout
      catalogue={{ title: text(wizard.title), subtitle: text(wizard.subtitle) }}
      stages={wizard.stages}
      current={stage.number}
      aside={
        path === '/summary' || isSent ? null : (
          <ChosenBar
            elements={elements}
            answers={path === '' ? chosen : answers}
            still={path === '/send-estimate'}
          >
            <Ways stage={stage} answers={answers} />
          </ChosenBar>
        )
      }
    >
      {path === '' ? <ChooseStage {...given} onChoose={setChosen} /> : null}
      {asks ? <SpecificationStage stage={stage} answers={answers} result={result} /> : null}
      {path === '/summary' ? <SummaryStage {...given} /> : null}
      {path === '/send-estimate' ? (
        <SendStage
          {...given}
          settings={settings}
          result={ofForm(result)}
          onSent={() => setSent(true)}
        />
      ) : null}
    </FlowLayout>
  );
}

/** State of the lead form: its result, or the values from before a change of the language. */
function ofForm(result: WizardProps['result']): FormResult | null {
  if (result?.kind !== 'posted') return result;
  const { typed } = result;
  return 'mail' in typed ? { kind: 'invalid', fields: {}, values: typed } : null;
}

/** The buttons to the next and the previous stage, next to the stage's form, which they send. */
function Ways({ stage: { path }, answers }: { stage: WizardStage; answers: Answers }) {
  const labels = useWizardLabels();
  const isLast = path !== '' && neighbour(answers, path, 1) === '/summary';
  return (
    <>
      {path === '/send-estimate' ? null : (
        <Button type="submit" form={WIZARD_FORM}>
          {isLast ? labels.wizard.toSummary : labels.next}
        </Button>
      )}
      {path === '' ? null : (
        <PassOn form={WIZARD_FORM} to={stepPath(neighbour(answers, path, -1))} inLine>
          {labels.back}
        </PassOn>
      )}
    </>
  );
}

/** Second stage: the specification of a bespoke solution, or of products and systems. */
function SpecificationStage({
  stage: { path, asks: kind = 'bespoke' },
  answers,
  result,
}: Pick<WizardProps, 'result'> & { stage: WizardStage; answers: Answers }) {
  const { wizard } = useWizardLabels();
  const linesOf = useErrorLines(kind);
  return (
    <Stage title={wizard[`${kind}Title`]}>
      <StageForm
        id={WIZARD_FORM}
        className={stack(6)}
        answers={answers}
        own={fieldNamesOf(kind)}
        posts
        next={stepPath(neighbour(answers, path, 1))}
        errorTitle={wizard.incomplete}
        found={result?.kind === 'posted' ? linesOf(result.errors) : []}
        check={(form) => linesOf(errorsIn(wizardAnswers(form), kind))}
      >
        {(errors) => <SpecificationQuestions kind={kind} answers={answers} errors={errors} />}
      </StageForm>
    </Stage>
  );
}
