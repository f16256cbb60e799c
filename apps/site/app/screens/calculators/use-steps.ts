import { type FormEvent, useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useGoOn } from '../../calculators/stages/use-go-on.ts';
import { describedIn, stateQuery } from '../../calculators/state/calculator-state.ts';
import type { Calculator } from '../../calculators/state/use-calculator.ts';
import { useLocalePath } from '../../i18n/locale-link.tsx';
import { goesElsewhere } from '../../ui/links/goes-elsewhere.ts';

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
