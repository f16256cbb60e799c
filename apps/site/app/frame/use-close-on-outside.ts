import { type RefObject, useEffect } from 'react';
import { useLocation } from 'react-router';

/** Closes a disclosure on a click elsewhere, on Esc (focus returns to its button) and on a new page. */
export function useCloseOnOutside(details: RefObject<HTMLDetailsElement | null>): void {
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path is what closes it
  useEffect(() => {
    if (details.current) details.current.open = false;
  }, [pathname, details]);
  useEffect(() => {
    const close = (event: Event) => {
      const element = details.current;
      if (!element?.open || (event.target instanceof Node && element.contains(event.target))) return;
      element.open = false;
    };
    const escape = (event: KeyboardEvent) => {
      const element = details.current;
      if (event.key !== 'Escape' || !element?.open) return;
      element.open = false;
      element.querySelector('summary')?.focus();
    };
    document.addEventListener('click', close);
    document.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('click', close);
      document.removeEventListener('keydown', escape);
    };
  }, [details]);
}
