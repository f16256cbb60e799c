import { createContext, useContext, useEffect } from 'react';
import { useLocalePath } from '../../i18n/locale-link.tsx';
import type { FormResult } from '../../leads/form/form.ts';
import { navigateTo, useUrlState } from '../../url-state/url-state.tsx';
import { type Answers, answersIn, type Given, type Posted } from './answers.ts';

/** What the forms of a flow have to know of it. */
interface Flow {
  /** The part of a form's answers that its address may hold, as a query. */
  queryOf(form: Given): string;
  /** Names of the visitor's texts. */
  written: readonly string[];
  /** Writes a pending address first. */
  finish?(): void;
}

export const FlowContext = createContext<Flow | null>(null);

/**
 * Goes to another stage with the answers of a form. They stay in the address and history entry of this
 * stage, so that "back" finds them.
 */
export function usePassOn(): (form: HTMLFormElement, to: string) => void {
  const flow = useContext(FlowContext);
  const toPath = useLocalePath();
  if (!flow) throw new Error('This component stands outside FlowContext');
  return (form, to) => {
    const given = [...new FormData(form)];
    const query = flow.queryOf(given);
    const state = { written: answersIn(given, flow.written) };
    flow.finish?.();
    navigateTo(window.location.pathname + query, { replace: true, staysPut: true, state });
    navigateTo(toPath(to) + query, { state });
  };
}

/** The visitor's texts: of the history's entry, or of a form of a browser without scripts. */
export function useWritten(result: FormResult | Posted | null, names: readonly string[]): Answers {
  const { state } = useUrlState();
  const stored = (state as { written?: Answers } | null)?.written;
  if (stored) return stored;
  if (result?.kind === 'posted') return result.written;
  return answersIn(Object.entries((result && 'values' in result && result.values) || {}), names);
}

/**
 * The answer to a form becomes an entry of the history like any other: a reload requests the page
 * and does not post the form again.
 */
export function useOwnEntry(result: FormResult | Posted | null): void {
  const { pathname, search } = useUrlState();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is hydrated
  useEffect(() => {
    if (result?.kind !== 'posted' || Object.keys(result.errors).length > 0) return;
    const state = { written: result.written };
    navigateTo(pathname + search, { replace: true, staysPut: true, state });
  }, []);
}
