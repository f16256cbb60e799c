import { CALCULATORS, type CalculatorName } from '@osnowa/site-map';
import { type FormEvent, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useCalculatorLabels } from '../../calculators/labels.tsx';
import { NOTHING } from '../../calculators/stages/stage.tsx';
import { useGoOn } from '../../calculators/stages/use-go-on.ts';
import { describedIn, stateQuery } from '../../calculators/state/calculator-state.ts';
import type { Calculator } from '../../calculators/state/use-calculator.ts';
import type { CatalogueContent } from '../../content/domain.ts';
import { useLocalePath } from '../../i18n/locale-link.tsx';
import type { FormResult, FormSettings } from '../../leads/form/form.ts';
import { goesElsewhere } from '../../ui/links/goes-elsewhere.ts';
import type { HandedOn } from './.server/handed-on.ts';

/** Way from one address of a calculator to the next. */
export interface Step {
  /** Address of the next stage, for a form that sends the state itself. */
  action: string;
  /** Goes there with scripts; free text travels beside the address, never in it. */
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

/** A step to another address that keeps the state. */
export function useStep(path: string, calculator: Calculator): Step {
  const action = useLocalePath()(path);
  const goTo = useGoOn();
  return {
    action,
    onSubmit: (event) => {
      if (goesElsewhere(event)) return;
      event.preventDefault();
      const notes = writtenIn(event.currentTarget);
      const query = stateQuery(describedIn(notes, calculator));
      void calculator.settle().then(() => goTo(query, action + query, { notes }));
    },
  };
}

/** What a stage's form holds in words, typed here or handed on. */
export function writtenIn(form: HTMLFormElement): string {
  return String(new FormData(form).get('notes') ?? '');
}

/** Leads back to the beginning when the last item was taken out of a scope that is not described in words. */
export function useScopeGuard(calculator: Calculator, beginning: string): void {
  const { choice, customised, settle } = calculator;
  const navigate = useNavigate();
  const start = useLocalePath()(beginning);
  const isEmpty = choice.items.length === 0 && !customised;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the scope becomes empty
  useEffect(() => {
    // The address of this stage is written first: it would lead back here.
    if (isEmpty) void settle().then(() => navigate(start, { replace: true }));
  }, [isEmpty]);
}

/** What a stage before the form shows. */
export interface StageProps {
  name: CalculatorName;
  catalogue: CatalogueContent;
  /** What another stage wrote. */
  handed: HandedOn | null;
}

/** What the stage with the form shows. */
export interface FinalProps extends Pick<StageProps, 'name' | 'catalogue'> {
  settings: FormSettings;
  /** How a form sent without scripts ended, or what the stage before wrote. */
  result: FormResult | HandedOn | null;
}

/** Names of a calculator's stages, in order. */
export function useStageNames(name: CalculatorName): string[] {
  const labels = useCalculatorLabels();
  return CALCULATORS[name].stageNames.map((stage) => labels[stage]);
}

/**
 * Keeps a first stage from going on with nothing chosen and nothing written, and says so; as soon as
 * something is chosen, it is no longer said.
 */
export function useSomethingChosen(isEmpty: boolean, next: Step) {
  const { search } = useLocation();
  const [refused, setRefused] = useState(() => new URLSearchParams(search).has(NOTHING));
  const [attempt, setAttempt] = useState(0);
  const onSubmit: Step['onSubmit'] = (event) => {
    if (goesElsewhere(event)) return;
    if (!isEmpty || writtenIn(event.currentTarget).trim() !== '') return next.onSubmit(event);
    event.preventDefault();
    setRefused(true);
    setAttempt((count) => count + 1);
  };
  return { next: { ...next, onSubmit }, mistake: { shown: refused && isEmpty, attempt } };
}
