'use client';

import {
  toast,
  useForm,
  useFormBackgroundProcessing,
  useFormModified,
  useFormProcessing,
} from '@payloadcms/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useOfficeLanguage } from '../../../kit/office-words.tsx';
import { screenWords } from '../../../kit/screen-words.ts';
import { useSaveDraft, useUnsavedDraft } from '../save-draft.ts';
import './press-after-draft.css';

/** The button of a form that publishes, asks for publication or saves. */
const MAIN_BUTTON = '#action-save, .asked-publication button';

/** Payload's entry of the menu next to the button, which publishes the open language. */
const MENU_ENTRY = '#publish-locale';

/**
 * Within this time after a keystroke formatted text has reached the form, and a draft has begun to save
 * itself, in ms.
 */
const BEGUN_MS = 600;

/** A press that waits longer than this is said to wait, in ms. */
const SAID_MS = 400;

/** Whether a click is meant for the button: while that is disabled, its parent gets the click. */
function isOn(button: HTMLButtonElement, { clientX, clientY, target }: MouseEvent): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest('button')) return button.contains(target);
  if (!button.parentElement?.contains(target)) return false;
  const { bottom, left, right, top } = button.getBoundingClientRect();
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
}

/** Says that the press waits, when that takes longer. */
function useWaitSaid(isWaiting: boolean): void {
  const language = useOfficeLanguage();
  useEffect(() => {
    if (!isWaiting) return;
    let said: number | string | undefined;
    const timer = setTimeout(() => {
      said = toast.loading(screenWords(language).editing.pressAfterDraft.waits);
    }, SAID_MS);
    return () => {
      clearTimeout(timer);
      if (said !== undefined) toast.dismiss(said);
    };
  }, [isWaiting, language]);
}

/**
 * One press of the button that publishes acts, whenever it comes. Payload disables the button while
 * a draft saves itself, and a press in that moment is lost. Here the press waits until all typed
 * text is in the draft; then the button is pressed. A refused publication then loses no words, and
 * no later answer to a draft removes its sentences.
 * @returns whether a press waits
 */
export function usePressAfterDraft(): boolean {
  const { formRef } = useForm();
  const saveDraft = useSaveDraft();
  const isUnsaved = useUnsavedDraft();
  const isModified = useFormModified();
  const isProcessing = useFormProcessing();
  const isSavingDraft = useFormBackgroundProcessing();
  const isSaving = isSavingDraft || isProcessing;
  const [isHeld, setHeld] = useState(false);
  /** The entry of the menu that was pressed; without it, the button. */
  const entry = useRef<HTMLButtonElement | null>(null);
  const isLetThrough = useRef(false);
  /** Whether the form is being saved because of the button. */
  const isPressed = useRef(false);
  const find = () => formRef?.current?.querySelector<HTMLButtonElement>(MAIN_BUTTON);

  const receive = useEffectEvent((event: MouseEvent) => {
    const { target } = event;
    const pressed =
      target instanceof Element ? target.closest<HTMLButtonElement>(MENU_ENTRY) : null;
    const button = pressed ?? find();
    if (!button || !isOn(button, event)) return;
    if (isLetThrough.current || !(button.disabled || isSaving || isUnsaved)) {
      isPressed.current = true;
      return;
    }
    event.preventDefault();
    event.stopPropagation();
    // The second click of a double click.
    if (isProcessing && isPressed.current) return;
    entry.current = pressed;
    setHeld(true);
  });
  useEffect(() => {
    const onClick = (event: MouseEvent) => receive(event);
    window.addEventListener('click', onClick, { capture: true });
    return () => window.removeEventListener('click', onClick, { capture: true });
  }, []);
  useEffect(() => {
    if (!isProcessing) isPressed.current = false;
  }, [isProcessing]);

  const act = useEffectEvent(() => {
    if (isUnsaved) {
      void saveDraft().then((isSaved) => isSaved || setHeld(false));
      return;
    }
    setHeld(false);
    isLetThrough.current = true;
    (entry.current ?? find())?.click();
    isLetThrough.current = false;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: with the first word the button can be pressed
  useEffect(() => {
    if (!isHeld || isSaving) return;
    const isEarly = isUnsaved || find()?.disabled;
    const timer = setTimeout(() => act(), isEarly ? BEGUN_MS : 0);
    return () => clearTimeout(timer);
  }, [isHeld, isSaving, isModified]);
  useWaitSaid(isHeld && isSaving);
  return isHeld;
}
