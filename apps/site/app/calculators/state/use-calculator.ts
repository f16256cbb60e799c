import type { Choice, EstimateCatalogue } from '@osnowa/estimate';
import { useEffect, useRef, useState } from 'react';
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
  /** Writes the address that still waits, before something else leads on from here. */
  finish(): Promise<void>;
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
  // Two changes may come before anything is drawn anew: the second must not take the first back.
  const latest = useRef(state);
  const entry = useRef(key);

  function take(next: CalculatorState) {
    latest.current = next;
    setState(next);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: an entry of the history, not its address, is what one goes back to
  useEffect(() => {
    // The first entry is what the state was read from; a box ticked before the scripts ran is newer.
    if (entry.current === key) return;
    entry.current = key;
    if (cameBy === 'POP') take(read(catalogue, search, stages));
  }, [key]);

  const late = useLateWrite();

  async function write(next: CalculatorState, replace: boolean) {
    take(next);
    const go = () =>
      navigate(
        { search: stateQuery(next) },
        { replace, preventScrollReset: replace, state: beside },
      );
    if (replace) {
      late.put(go);
      return;
    }
    // The entry that "back" leads to holds what was chosen last.
    await late.finish();
    await go();
  }

  return {
    ...state,
    set: (next) => void write({ ...latest.current, ...next }, true),
    change: (choice) => void write({ ...latest.current, choice }, true),
    go: (next) => void write({ ...latest.current, ...next }, false),
    finish: late.finish,
    address: (next) => pathname + stateQuery({ ...state, ...next }),
  };
}

/**
 * Puts the writing of the address off until what was clicked has been painted: the whole page hears
 * of a new address. The newest replaces one that waits, and a page that is gone has none.
 */
function useLateWrite() {
  const waiting = useRef<{ write: () => void | Promise<void>; cancel: () => void } | null>(null);

  function cancel() {
    waiting.current?.cancel();
    waiting.current = null;
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: what waits stands in a ref
  useEffect(() => cancel, []);

  return {
    put(write: () => void | Promise<void>) {
      cancel();
      const afterPaint = () => {
        waiting.current = null;
        void write();
      };
      let timer = 0;
      const frame = requestAnimationFrame(() => {
        timer = window.setTimeout(afterPaint);
      });
      waiting.current = {
        write,
        cancel: () => {
          cancelAnimationFrame(frame);
          window.clearTimeout(timer);
        },
      };
    },
    /** Writes what waits, if anything does. */
    async finish() {
      const write = waiting.current?.write;
      cancel();
      await write?.();
    },
  };
}

function read(catalogue: EstimateCatalogue, search: string, stages: number): CalculatorState {
  return stateFrom(catalogue, new URLSearchParams(search), stages);
}
