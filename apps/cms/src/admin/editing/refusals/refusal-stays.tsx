'use client';

import {
  useAllFormFields,
  useForm,
  useFormModified,
  useFormProcessing,
  useFormSubmitted,
} from '@payloadcms/ui';
import type { FormState } from 'payload';
import { useEffect, useEffectEvent, useRef } from 'react';

/** Values and errors of a refused save. */
interface Refusal {
  /** The form as it was refused. */
  values: ReadonlyMap<string, unknown>;
  /** Sentences by the path of their field. */
  sentences: Map<string, string>;
}

/** Payload asks the content service about a changed form after 250 ms; then the form has settled. */
const SETTLED_MS = 300;

/** Written by the content service with each draft that saves itself. */
const OF_SERVICE: readonly string[] = ['updatedAt', 'createdAt', '_status'];

const valuesOf = (fields: FormState) =>
  new Map(
    Object.entries(fields)
      .filter(([path]) => !OF_SERVICE.includes(path))
      .map(([path, { value }]) => [path, value]),
  );

function isUnchanged(fields: FormState, { values }: Refusal): boolean {
  return [...values].every(([path, value]) => path in fields && fields[path]?.value === value);
}

/**
 * Next to the buttons of every form: the errors of a refused save stay at their fields until the
 * form is changed or saved. Payload asks the content service about the form while the person types
 * and lets drafts save themselves, and an answer that was on its way when the save was refused
 * removes the sentence. Payload also treats the refused text as saved: it disables its button, and
 * the form is left without a question.
 */
export function RefusalStays(): null {
  const [fields, dispatch] = useAllFormFields();
  const { setModified, setSubmitted } = useForm();
  const isModified = useFormModified();
  const isProcessing = useFormProcessing();
  const isSubmitted = useFormSubmitted();
  const refusal = useRef<Refusal | null>(null);
  const save = useRef({ isOn: false, wasModified: false });

  // While the form counts as unchanged, a sentence does not count as a change to ask about.
  const settle = useEffectEvent(() => setTimeout(() => setModified(true), SETTLED_MS));
  const onEnd = useEffectEvent(() => {
    refusal.current = isSubmitted ? { values: valuesOf(fields), sentences: new Map() } : null;
    if (isSubmitted && save.current.wasModified) settle();
    save.current = { isOn: false, wasModified: false };
  });
  const bringBack = useEffectEvent(({ sentences }: Refusal) => {
    for (const [path, { errorMessage, valid }] of Object.entries(fields)) {
      if (valid === false && errorMessage) sentences.set(path, errorMessage);
    }
    const wiped = [...sentences].filter(([path]) => fields[path]?.valid !== false);
    if (wiped.length === 0) return;
    if (isModified) {
      setModified(false);
      settle();
    }
    setSubmitted(true);
    const errors = wiped.map(([path, message]) => ({ path, message }));
    dispatch({ type: 'ADD_SERVER_ERRORS', errors });
  });
  useEffect(() => {
    if (isProcessing) save.current.isOn = true;
    else if (save.current.isOn) onEnd();
    if (isProcessing || !refusal.current) return;
    if (isUnchanged(fields, refusal.current)) bringBack(refusal.current);
    else refusal.current = null;
  }, [fields, isProcessing]);
  useEffect(() => {
    if (isProcessing && isModified) save.current.wasModified = true;
  }, [isModified, isProcessing]);
  return null;
}
