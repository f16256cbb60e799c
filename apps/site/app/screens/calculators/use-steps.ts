import type { FormEvent } from 'react';
import { stateQuery } from '../../calculators/calculator-state.ts';
import type { Calculator } from '../../calculators/use-calculator.ts';
import { useGoOn, useNotesBeside } from '../../calculators/use-go-on.ts';
import { useLocalePath } from '../../i18n/locale-link.tsx';

/** Way from one address of a calculator to the next. */
export interface Step {
  /** Address with the state, for a form that posts what must not stand in it. */
  href: string;
  /** Address alone, for a form that sends the state itself. */
  action: string;
  /** Goes there with scripts; free text travels beside the address, never in it. */
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

/** A step to another address that keeps the state. */
export function useStep(path: string, calculator: Calculator): Step {
  const action = useLocalePath()(path);
  const goTo = useGoOn();
  const query = stateQuery(calculator);
  const before = useNotesBeside();
  const href = action + query;
  return {
    href,
    action,
    onSubmit: (event) => {
      event.preventDefault();
      const notes = new FormData(event.currentTarget).get('notes') ?? before;
      void calculator.settle().then(() => goTo(query, href, { notes }));
    },
  };
}
