'use client';

import { useFormInitializing } from '@payloadcms/ui';
import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Whether a press on a button of the page does something: the server's HTML is shown before its scripts
 * run, and a press would be lost meanwhile without a word. Buttons are disabled until then.
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
 * Loads the page once more, because the server renders history, clock and mails. Until it comes the
 * present one takes no press: what it began would end with it.
 */
export function loadAnew(): void {
  const close = (event: BeforeUnloadEvent) => {
    // The browser asks whether typed text may be lost: a person who stays goes on with this page.
    if (!event.defaultPrevented) document.body.inert = true;
  };
  window.addEventListener('beforeunload', close, { once: true });
  window.location.reload();
}
