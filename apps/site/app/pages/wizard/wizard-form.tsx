import type { FieldErrors } from '@osnowa/contract';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useWizardLabels } from '../../calculators/labels.tsx';
import { goToNext } from '../../calculators/stages/go-to-next.ts';
import { useErrorWords, wizardId } from '../../calculators/wizard/choice-group.tsx';
import {
  PASS_ON,
  type Pairs,
  WIZARD_FORM,
  wizardPairs,
  wizardQuery,
  writtenIn,
} from '../../calculators/wizard/wizard-pairs.ts';
import {
  neighbour,
  quotePairs,
  stepPath,
  type WizardStep,
} from '../../calculators/wizard/wizard-stages.ts';
import type { EstimateElementContent } from '../../content/domain.ts';
import { useLocalePath } from '../../i18n/locale-link.tsx';
import { ErrorSummary } from '../../ui/form/error-summary.tsx';
import { Button } from '../../ui/links/button.tsx';
import { isExternalSubmit } from '../../ui/links/is-external-submit.ts';
import styles from './wizard-form.module.css';

interface WizardFormProps {
  step: 'customised' | 'products-systems';
  pairs: Pairs;
  /** Errors that the server found. */
  errors: FieldErrors;
  /** Names of this stage's own fields; the other answers are hidden fields. */
  own: readonly string[];
  children: (errors: FieldErrors) => ReactNode;
}

const KIND = { customised: 'bespoke', 'products-systems': 'systems' } as const;

/** Form of a specification: posted to the next stage, or checked and passed on by scripts. */
export function WizardForm({ step, pairs, errors: found, own, children }: WizardFormProps) {
  const toPath = useLocalePath();
  const [errors, setErrors] = useState(found);
  const [attempt, setAttempt] = useState(0);
  const next = neighbour(pairs, step, 1);
  const others = pairs.filter(([name]) => !own.includes(name));

  async function take(form: HTMLFormElement) {
    const now = wizardPairs(new FormData(form));
    const wrong = await errorsOf(quotePairs(now, [KIND[step]]));
    if (wrong === null) {
      form.submit();
      return;
    }
    setErrors(wrong);
    setAttempt((count) => count + 1);
    if (Object.keys(wrong).length > 0) return;
    const query = wizardQuery(now);
    goToNext(query, toPath(stepPath(next)) + query, { written: writtenIn(now) });
  }

  /** A corrected error disappears at once; new errors are shown at the next attempt. */
  async function lookAgain(form: HTMLFormElement) {
    const shown = Object.keys(errors);
    if (shown.length === 0) return;
    const now = await errorsOf(quotePairs(wizardPairs(new FormData(form)), [KIND[step]]));
    if (now === null) return;
    setErrors(Object.fromEntries(Object.entries(now).filter(([name]) => shown.includes(name))));
  }

  return (
    <form
      id={WIZARD_FORM}
      method="post"
      action={toPath(stepPath(next))}
      className={styles.form}
      noValidate
      onChange={(event: FormEvent<HTMLFormElement>) => void lookAgain(event.currentTarget)}
      onSubmit={(event: FormEvent<HTMLFormElement>) => {
        if (isExternalSubmit(event)) return;
        event.preventDefault();
        void take(event.currentTarget);
      }}
    >
      <Errors errors={errors} own={own} attempt={attempt} />
      <HiddenPairs pairs={others} />
      <div className={styles.questions}>{children(errors)}</div>
    </form>
  );
}

/** The buttons to the next and the previous stage, next to the stage's form, which they send. */
export function WizardWays({ step, pairs }: Pick<StageProps, 'step' | 'pairs'>) {
  const labels = useWizardLabels();
  const isLast = step !== 'choose' && neighbour(pairs, step, 1) === 'summary';
  return (
    <>
      <Button type="submit" form={WIZARD_FORM}>
        {isLast ? labels.wizard.toSummary : labels.next}
      </Button>
      {step === 'choose' ? null : (
        <StepButton to={neighbour(pairs, step, -1)}>{labels.back}</StepButton>
      )}
    </>
  );
}

/** Answers that this form does not ask for, for a browser without scripts. */
export function HiddenPairs({ pairs }: { pairs: Pairs }) {
  return pairs.map(([name, value]) => (
    <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
  ));
}

function Errors({
  errors,
  own,
  attempt,
}: {
  errors: FieldErrors;
  own: readonly string[];
  attempt: number;
}) {
  const { wizard } = useWizardLabels();
  const wordsOf = useErrorWords();
  const list = own.flatMap((name) => {
    const message = wordsOf(name, errors[name]);
    return message ? [{ id: wizardId(name), message }] : [];
  });
  return <ErrorSummary title={wizard.incomplete} errors={list} attempt={attempt} />;
}

/** The rules are loaded when they are needed; `null` without them: then the server checks. */
async function errorsOf(pairs: Pairs): Promise<FieldErrors | null> {
  try {
    const { checkSpecification } = await import('@osnowa/contract/specification');
    return checkSpecification(pairs.map(([key, value]) => ({ key, value })));
  } catch (error) {
    if (error instanceof TypeError) return null;
    throw error;
  }
}

/** A step of the wizard that has a form like this. */
export type SpecificationStep = Extract<WizardStep, WizardFormProps['step']>;

/** Leads to another step and submits all answers so far, complete or not. */
export function StepButton({ to, children }: { to: WizardStep; children: string }) {
  const address = useLocalePath()(stepPath(to));
  return (
    <Button
      type="submit"
      variant="quiet"
      className={styles.step}
      form={WIZARD_FORM}
      formAction={address}
      formMethod="post"
      formEncType="application/x-www-form-urlencoded"
      formNoValidate
      name={PASS_ON}
      value="1"
      onClick={(event) => {
        const { form } = event.currentTarget;
        if (!form) return;
        event.preventDefault();
        const now = wizardPairs(new FormData(form));
        const query = wizardQuery(now);
        goToNext(query, address + query, { written: writtenIn(now) });
      }}
    >
      {children}
    </Button>
  );
}

/** The elements of the first stage, by the specification that they need. */
export interface WizardElements {
  bespoke: WizardElement[];
  systems: WizardElement[];
}

interface WizardElement extends EstimateElementContent {
  /** Its starting price in the currency of the page; `null` if its text names none. */
  amount: number | null;
}

export interface StageProps {
  step: WizardStep;
  elements: WizardElements;
  pairs: Pairs;
  errors: FieldErrors;
}
