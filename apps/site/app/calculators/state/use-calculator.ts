import type { Choice, EstimateCatalogue } from '@osnowa/estimate';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import { type CalculatorState, stateFrom, stateQuery } from './calculator-state.ts';

/** A calculator's state with the functions that change it. */
export interface Calculator extends CalculatorState {
  /**
   * Another state at the same stage: the address is replaced, without a new entry in the history.
   */
  set(next: Partial<CalculatorState>): void;
  /** As `set`, for the choice. */
  change(choice: Choice): void;
  /** Any other state, as a step that "back" undoes. */
  go(next: Partial<CalculatorState>): void;
  /** Writes the pending address, before a navigation begins. */
  finish(): Promise<void>;
  /** Address of another state, for a link that works without scripts. */
  address(next: Partial<CalculatorState>): string;
}

/**
 * State of a calculator. The screen changes with the click; the address follows. The state is read
 * back from the address only on "back" and "forward", so that a slow navigation never undoes a
 * later click.
 */
export function useCalculator(catalogue: EstimateCatalogue, stages: number): Calculator {
  const { pathname, search, key, state: beside } = useLocation();
  const navigate = useNavigate();
  const cameBy = useNavigationType();
  const [state, setState] = useState(() => read(catalogue, search, stages));
  // Two changes may happen before the next rendering: the second must include the first.
  const latest = useRef(state);
  const entry = useRef(key);

  function take(next: CalculatorState) {
    latest.current = next;
    setState(next);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: an entry of the history, not its address, is what one goes back to
  useEffect(() => {
    // The state was read from the first entry; a box ticked before the scripts ran is newer.
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
    // The entry that "back" leads to holds the last choice.
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
 * Delays writing the address until the click has been painted, because a new address renders the
 * whole page. The newest address replaces a pending one, and unmounting drops it.
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
    /** Writes the pending address, if there is one. */
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
