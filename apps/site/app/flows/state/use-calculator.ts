import type { Choice, EstimateCatalogue } from '@osnowa/estimate';
import { useEffect, useRef, useState } from 'react';
import { navigateTo, useUrlState } from '../../url-state/url-state.tsx';
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
  /** Writes the pending address, before the way to another one begins. */
  finish(): void;
  /** Address of another state, for a link that works without scripts. */
  address(next: Partial<CalculatorState>): string;
}

/**
 * State of a calculator. The screen changes with the click; the address follows. The state is read
 * back from the address only on "back" and "forward", so that an address that is written late never
 * undoes a later click.
 */
export function useCalculator(catalogue: EstimateCatalogue, stages: number): Calculator {
  const { pathname, search, key, cameBy, state: entryState } = useUrlState();
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

  function write(next: CalculatorState, replace: boolean) {
    take(next);
    const go = () =>
      navigateTo(pathname + stateQuery(next), { replace, staysPut: replace, state: entryState });
    if (replace) {
      late.put(go);
      return;
    }
    // The entry that "back" leads to holds the last choice.
    late.finish();
    go();
  }

  return {
    ...state,
    set: (next) => write({ ...latest.current, ...next }, true),
    change: (choice) => write({ ...latest.current, choice }, true),
    go: (next) => write({ ...latest.current, ...next }, false),
    finish: late.finish,
    address: (next) => pathname + stateQuery({ ...state, ...next }),
  };
}

/**
 * Delays writing the address until the click has been painted, because a new address renders the
 * calculator again. The newest address replaces a pending one, and unmounting drops it.
 */
function useLateWrite() {
  const waiting = useRef<{ write: () => void; cancel: () => void } | null>(null);

  function cancel() {
    waiting.current?.cancel();
    waiting.current = null;
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: what waits stands in a ref
  useEffect(() => cancel, []);

  return {
    put(write: () => void) {
      cancel();
      const afterPaint = () => {
        waiting.current = null;
        write();
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
    finish() {
      const write = waiting.current?.write;
      cancel();
      write?.();
    },
  };
}

function read(catalogue: EstimateCatalogue, search: string, stages: number): CalculatorState {
  return stateFrom(catalogue, new URLSearchParams(search), stages);
}
