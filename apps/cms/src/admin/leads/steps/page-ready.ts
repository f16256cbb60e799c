'use client';

import { useSyncExternalStore } from 'react';
import { useFormInitializing } from '../../../kit/payload.ts';

const never = () => () => undefined;

/**
 * Whether a press on a button of the page does something: the server's HTML is shown before its
 * scripts run, and a press meanwhile would be lost silently. Buttons are disabled until then.
 */
export function usePageReady(): boolean {
  const runs = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const isFilled = !useFormInitializing();
  return runs && isFilled;
}

/**
 * Loads the page once more, because the server renders history, deadline and mails. The present
 * page takes no press until then: its action would be lost.
 */
export function loadAnew(): void {
  const close = (event: BeforeUnloadEvent) => {
    // The browser asks whether typed text may be lost: a person who stays continues with this page.
    if (!event.defaultPrevented) document.body.inert = true;
  };
  window.addEventListener('beforeunload', close, { once: true });
  window.location.reload();
}
