'use client';

import { useState, useSyncExternalStore } from 'react';
import { useForm, useFormInitializing, useFormModified } from './payload.ts';

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
function loadAnew(): void {
  const close = (event: BeforeUnloadEvent) => {
    // The browser asks whether typed text may be lost: a person who stays continues with this page.
    if (!event.defaultPrevented) document.body.inert = true;
  };
  window.addEventListener('beforeunload', close, { once: true });
  window.location.reload();
}

/** Loads the page anew once what is typed in the document's form is saved; not where that is refused. */
export function useLoadAnew(): () => Promise<void> {
  const { submit } = useForm();
  const isTyped = useFormModified();
  return async () => {
    if (!isTyped || (await submit())?.res.ok) loadAnew();
  };
}

/** Saves the form with some changes, what was typed included, and loads the page anew. */
export function useChange() {
  const { submit } = useForm();
  const isReady = usePageReady();
  const [isSaving, setSaving] = useState(false);

  async function change(overrides: object) {
    setSaving(true);
    const result = await submit({ overrides: { ...overrides } });
    if (result?.res.ok) loadAnew();
    else setSaving(false);
  }

  return { change, isBusy: isSaving || !isReady };
}
