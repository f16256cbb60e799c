import { CALCULATORS, type CalculatorName } from '@osnowa/site-map';
import { type FormEvent, useEffect, useState } from 'react';
import { useCalculatorLabels } from '../../calculators/labels.tsx';
import { goToNext } from '../../calculators/stages/go-to-next.ts';
import { NOTHING } from '../../calculators/stages/stage.tsx';
import { describedIn, stateQuery } from '../../calculators/state/calculator-state.ts';
import type { Calculator } from '../../calculators/state/use-calculator.ts';
import type { CatalogueContent, SettingsContent } from '../../content/domain.ts';
import { useLocalePath } from '../../i18n/locale-link.tsx';
import type { FormResult, FormSettings } from '../../leads/form/form.ts';
import { isExternalSubmit } from '../../ui/links/is-external-submit.ts';
import { navigateTo, useUrlState } from '../../url-state/url-state.tsx';
import type { Forwarded } from './.server/forwarded.ts';

/** A step from one address of a calculator to the next. */
export interface Step {
  /** Address of the next stage, for a form that sends the state itself. */
  action: string;
  /** Goes there with scripts; free text is passed outside the address. */
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

/** A step to another address that keeps the state. */
export function useStep(path: string, calculator: Calculator): Step {
  const action = useLocalePath()(path);
  return {
    action,
    onSubmit: (event) => {
      if (isExternalSubmit(event)) return;
      event.preventDefault();
      const notes = writtenIn(event.currentTarget);
      const query = stateQuery(describedIn(notes, calculator));
      calculator.finish();
      goToNext(query, action + query, { notes });
    },
  };
}

/** The free text in a stage's form, typed here or forwarded. */
export function writtenIn(form: HTMLFormElement): string {
  return String(new FormData(form).get('notes') ?? '');
}

/** Returns to the first stage when the last item of a scope without a description was removed. */
export function useScopeGuard(calculator: Calculator, beginning: string): void {
  const { choice, customised, finish } = calculator;
  const start = useLocalePath()(beginning);
  const isEmpty = choice.items.length === 0 && !customised;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the scope becomes empty
  useEffect(() => {
    // The pending address of this stage is written first: it would otherwise lead back here.
    if (!isEmpty) return;
    finish();
    navigateTo(start, { replace: true });
  }, [isEmpty]);
}

/** A product with a calculator of its own: its address, and its name with its starting price. */
export interface ReadySystem {
  to: string;
  label: string;
}

/** Props of every screen of a calculator. */
export interface StepProps {
  name: CalculatorName;
  catalogue: CatalogueContent;
  settings: FormSettings;
  /** Settings of the contact form below a calculator that has one. */
  contact: SettingsContent | null;
  /** Products that the calculator leads to in place of an application; none where it has no contact form. */
  systems: ReadySystem[];
  /** Result of a form sent without scripts, or the text that another stage forwarded. */
  result: FormResult | Forwarded | null;
}

/** Free text from a form without scripts: from another stage, or from this one if it has errors. */
export function notesIn(result: StepProps['result']): { notes: string } | null {
  if (result?.kind === 'forwarded') return result;
  return result && 'values' in result ? { notes: result.values?.notes ?? '' } : null;
}

/** Names of a calculator's stages, in order. */
export function useStageNames(name: CalculatorName): string[] {
  const labels = useCalculatorLabels();
  return CALCULATORS[name].stageNames.map((stage) => labels[stage]);
}

/**
 * Stops a first stage without a choice or text, and shows an error; the error disappears as soon as
 * something is chosen.
 */
export function useSomethingChosen(isEmpty: boolean, next: Step) {
  const { search } = useUrlState();
  const [refused, setRefused] = useState(() => new URLSearchParams(search).has(NOTHING));
  const [attempt, setAttempt] = useState(0);
  const onSubmit: Step['onSubmit'] = (event) => {
    if (isExternalSubmit(event)) return;
    if (!isEmpty || writtenIn(event.currentTarget).trim() !== '') return next.onSubmit(event);
    event.preventDefault();
    setRefused(true);
    setAttempt((count) => count + 1);
  };
  return { next: { ...next, onSubmit }, mistake: { shown: refused && isEmpty, attempt } };
}
