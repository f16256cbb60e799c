import type { FieldErrors } from '@tkalnia/contract';
import { type FormEvent, type ReactNode, useMemo, useState } from 'react';
import { useCalculatorLabels } from '../../calculators/labels.tsx';
import { useGoOn } from '../../calculators/use-go-on.ts';
import { wizardId } from '../../calculators/wizard/choice-group.tsx';
import {
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
import { useMessages } from '../../i18n/i18n.tsx';
import { useLocalePath } from '../../i18n/locale-link.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { goesElsewhere } from '../../ui/goes-elsewhere.ts';
import { StepButton } from './step-button.tsx';
import styles from './wizard-form.module.css';

interface WizardFormProps {
  step: 'customised' | 'products-systems';
  pairs: Pairs;
  /** Mistakes that the server found. */
  errors: FieldErrors;
  /** Names of this stage's own fields; the other answers travel along hidden. */
  own: readonly string[];
  children: (errors: FieldErrors) => ReactNode;
}

const KIND = { customised: 'bespoke', 'products-systems': 'systems' } as const;

/** Form of a specification: posted to the next stage, or checked here and carried on with scripts. */
export function WizardForm({ step, pairs, errors: found, own, children }: WizardFormProps) {
  const labels = useCalculatorLabels();
  const toPath = useLocalePath();
  const goTo = useGoOn();
  const [errors, setErrors] = useState(found);
  const next = neighbour(pairs, step, 1);
  const others = pairs.filter(([name]) => !own.includes(name));

  async function goOn(form: HTMLFormElement) {
    const now = wizardPairs(new FormData(form));
    const mistakes = await mistakesOf(quotePairs(now, [KIND[step]]));
    setErrors(mistakes);
    if (Object.keys(mistakes).length > 0) return;
    const query = wizardQuery(now);
    await goTo(query, toPath(stepPath(next)) + query, { written: writtenIn(now) });
  }

  return (
    <form
      id={WIZARD_FORM}
      method="post"
      action={toPath(stepPath(next))}
      className={styles.form}
      noValidate
      onSubmit={(event: FormEvent<HTMLFormElement>) => {
        if (goesElsewhere(event)) return;
        event.preventDefault();
        void goOn(event.currentTarget);
      }}
    >
      <Mistakes errors={errors} own={own} />
      <HiddenPairs pairs={others} />
      {children(errors)}
      <p className={styles.actions}>
        <Button type="submit">{next === 'summary' ? labels.wizard.toSummary : labels.next}</Button>
        <StepButton to={neighbour(pairs, step, -1)}>{labels.back}</StepButton>
      </p>
    </form>
  );
}

/** Answers that this form does not ask for, for a browser without scripts. */
export function HiddenPairs({ pairs }: { pairs: Pairs }) {
  return pairs.map(([name, value]) => (
    <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
  ));
}

function Mistakes({ errors, own }: { errors: FieldErrors; own: readonly string[] }) {
  const { forms } = useMessages();
  const { wizard } = useCalculatorLabels();
  const list = useMemo(
    () =>
      own.flatMap((name) => {
        const code = errors[name];
        return code ? [{ id: wizardId(name), message: forms.fields[code] }] : [];
      }),
    [errors, own, forms],
  );
  return <ErrorSummary title={wizard.incomplete} errors={list} />;
}

/** The rules travel when they are needed; without them the server checks. */
async function mistakesOf(pairs: Pairs): Promise<FieldErrors> {
  try {
    const { checkSpecification } = await import('@tkalnia/contract/specification');
    return checkSpecification(pairs.map(([key, value]) => ({ key, value })));
  } catch (error) {
    if (error instanceof TypeError) return {};
    throw error;
  }
}

/** A step of the wizard that has a form like this. */
export type SpecificationStep = Extract<WizardStep, WizardFormProps['step']>;
