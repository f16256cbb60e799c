import { type RefObject, useEffect, useSyncExternalStore } from 'react';

const shown = new Set<Element>();
const listeners = new Set<() => void>();

function say(element: Element, isShown: boolean): void {
  if (isShown) shown.add(element);
  else shown.delete(element);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Whether a form that asks for a conversation is visible: the one of the page, or the popup. The
 * specification shows the button to the top only then.
 */
export function useConsultationVisible(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => shown.size > 0,
    () => false,
  );
}

/** Reports whether this form is visible, while it is mounted. */
export function usePublishedVisibility(
  form: RefObject<Element | null>,
  asksForTalk: boolean,
): void {
  useEffect(() => {
    const element = form.current;
    if (!element || !asksForTalk) return;
    const observer = new IntersectionObserver(([entry]) =>
      say(element, entry?.isIntersecting === true),
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      say(element, false);
    };
  }, [form, asksForTalk]);
}
