import { useLocation, useNavigate } from 'react-router';

/**
 * Link to the next stage. The answers stay in the address and history entry of this one, so that
 * "back" finds them.
 */
export function useGoOn(): (
  /** Query of this stage with its answers. */
  here: string,
  /** Address of the next stage. */
  next: string,
  /** The visitor's text, which is never part of an address. */
  beside: object,
) => Promise<void> {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return async (here, next, beside) => {
    await navigate(pathname + here, { replace: true, preventScrollReset: true, state: beside });
    await navigate(next, { state: beside });
  };
}

/** The free text of a calculator, which is passed outside the address; empty without one. */
export function useNotes(handed: { notes: string } | null): string {
  const { state } = useLocation();
  const notes = (state as { notes?: unknown } | null)?.notes;
  return typeof notes === 'string' ? notes : (handed?.notes ?? '');
}
