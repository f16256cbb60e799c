import { navigateTo, useUrlState } from '../../url-state/url-state.tsx';

/**
 * Goes to the next stage. The answers stay in the address and history entry of this one, so that
 * "back" finds them.
 * @param here query of this stage with its answers
 * @param next address of the next stage
 * @param state the visitor's text, which is never part of an address
 */
export function goToNext(here: string, next: string, state: object): void {
  navigateTo(window.location.pathname + here, { replace: true, staysPut: true, state });
  navigateTo(next, { state });
}

/** The free text of a calculator, which is passed outside the address; empty without one. */
export function useNotes(passed: { notes: string } | null): string {
  const { state } = useUrlState();
  const notes = (state as { notes?: unknown } | null)?.notes;
  return typeof notes === 'string' ? notes : (passed?.notes ?? '');
}
