import type { Choice, EstimateCatalogue } from '@tkalnia/estimate';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import { type CalculatorState, stateFrom, stateQuery } from './calculator-state.ts';

/** A calculator under a visitor's hands. */
export interface Calculator extends CalculatorState {
  /** Something else at the same stage: the address follows, without a new entry in the history. */
  set(next: Partial<CalculatorState>): void;
  /** As `set`, for the choice. */
  change(choice: Choice): void;
  /** Any other state, as a step that "back" undoes. */
  go(next: Partial<CalculatorState>): void;
  /** Address of another state, for a link that works without scripts. */
  address(next: Partial<CalculatorState>): string;
}

/**
 * State of a calculator. What is shown changes with the click; the address is written after it. Read
 * back from the address only when the visitor goes back or forward, so that a slow navigation never
 * takes back a later click.
 */
export function useCalculator(catalogue: EstimateCatalogue, stages: number): Calculator {
  const { pathname, search, key, state: beside } = useLocation();
  const navigate = useNavigate();
  const cameBy = useNavigationType();
  const [state, setState] = useState(() => read(catalogue, search, stages));

  // biome-ignore lint/correctness/useExhaustiveDependencies: an entry of the history, not its address, is what one goes back to
  useEffect(() => {
    if (cameBy === 'POP') setState(read(catalogue, search, stages));
  }, [key]);

  function write(next: CalculatorState, replace: boolean) {
    setState(next);
    void navigate(
      { search: stateQuery(next) },
      { replace, preventScrollReset: replace, state: beside },
    );
  }

  return {
    ...state,
    set: (next) => write({ ...state, ...next }, true),
    change: (choice) => write({ ...state, choice }, true),
    go: (next) => write({ ...state, ...next }, false),
    address: (next) => pathname + stateQuery({ ...state, ...next }),
  };
}

function read(catalogue: EstimateCatalogue, search: string, stages: number): CalculatorState {
  return stateFrom(catalogue, new URLSearchParams(search), stages);
}
