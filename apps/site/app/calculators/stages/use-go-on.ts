import { useLocation, useNavigate } from 'react-router';

/**
 * Way to the next stage. The answers stay with this one, in its address and in the history entry, so that
 * "back" finds them.
 */
export function useGoOn(): (
  /** Query of this stage with its answers. */
  here: string,
  /** Address of the next stage. */
  next: string,
  /** What was written in words: it never stands in an address. */
  beside: object,
) => Promise<void> {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return async (here, next, beside) => {
    await navigate(pathname + here, { replace: true, preventScrollReset: true, state: beside });
    await navigate(next, { state: beside });
  };
}

/**
 * The free text of a calculator, which travels outside the address; nothing where there is none.
 * @param handed what a form of another stage brought, from a browser without scripts
 */
export function useNotes(handed: { notes: string } | null): string {
  const { state } = useLocation();
  const notes = (state as { notes?: unknown } | null)?.notes;
  return typeof notes === 'string' ? notes : (handed?.notes ?? '');
}
