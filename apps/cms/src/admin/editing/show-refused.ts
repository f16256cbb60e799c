'use client';

import type { FormState } from 'payload';
import { useEffect, useEffectEvent, useRef } from 'react';
import {
  useAllFormFields,
  useDocumentInfo,
  useFormProcessing,
  useFormSubmitted,
} from '../../kit/payload.ts';
import { revealField, showFirstError } from '../../kit/reveal-field.ts';

/** Path of the first field that is refused. */
function firstRefused(fields: FormState): string | null {
  const refused = Object.entries(fields).find(
    ([, { passesCondition, valid }]) => valid === false && passesCondition !== false,
  );
  return refused?.[0] ?? null;
}

/**
 * After a refusal, opens the first field that is refused, with its sentence: it may be in another
 * tab, in a folded row, or far from the button. Payload itself only counts such fields. The next
 * one is not opened while the person corrects the first.
 */
export function useRefusedShown(): void {
  const { docConfig } = useDocumentInfo();
  const [fields] = useAllFormFields();
  const isProcessing = useFormProcessing();
  const isSubmitted = useFormSubmitted();
  const refused = isSubmitted && !isProcessing ? firstRefused(fields) : null;
  const isAnswered = useRef(true);
  const leaving = useRef(new AbortController());
  const show = useEffectEvent(async (path: string, signal: AbortSignal) => {
    const isThere = await revealField(docConfig?.fields ?? [], path, signal);
    if (isThere) showFirstError();
  });
  useEffect(() => {
    if (isProcessing) isAnswered.current = false;
    if (isAnswered.current || refused === null) return;
    isAnswered.current = true;
    void show(refused, leaving.current.signal);
  }, [isProcessing, refused]);
  useEffect(() => {
    leaving.current = new AbortController();
    return () => leaving.current.abort();
  }, []);
}

/** Values and sentences of a refused save. */
interface Refusal {
  values: ReadonlyMap<string, unknown>;
  sentences: Map<string, string>;
}

/** Written by the content service with each save. */
const OF_SERVICE: readonly string[] = ['updatedAt', 'createdAt', '_status'];

const valuesOf = (fields: FormState) =>
  new Map(Object.entries(fields).map(([path, { value }]) => [path, value]));

function isUnchanged(fields: FormState, { values }: Refusal): boolean {
  const typed = [...values].filter(([path]) => !OF_SERVICE.includes(path));
  return typed.every(([path, value]) => path in fields && fields[path]?.value === value);
}

/**
 * The sentences of a refused save stay at their fields until the form is changed or saved. Payload
 * asks the content service about a form while somebody types, and an answer that was on its way when
 * the save was refused knows nothing of the refusal.
 */
export function RefusalStays(): null {
  const [fields, dispatch] = useAllFormFields();
  const isProcessing = useFormProcessing();
  const isSubmitted = useFormSubmitted();
  const refusal = useRef<Refusal | null>(null);
  const isSending = useRef(false);
  useEffect(() => {
    if (isProcessing || isSending.current) {
      refusal.current =
        isSubmitted && !isProcessing ? { values: valuesOf(fields), sentences: new Map() } : null;
      isSending.current = isProcessing;
    }
    if (!refusal.current) return;
    if (!isUnchanged(fields, refusal.current)) {
      refusal.current = null;
      return;
    }
    const { sentences } = refusal.current;
    for (const [path, { errorMessage, valid }] of Object.entries(fields)) {
      if (valid === false && errorMessage) sentences.set(path, errorMessage);
    }
    const wiped = [...sentences].filter(([path]) => fields[path]?.valid !== false);
    if (wiped.length === 0) return;
    const errors = wiped.map(([path, message]) => ({ path, message }));
    dispatch({ type: 'ADD_SERVER_ERRORS', errors });
  }, [fields, dispatch, isProcessing, isSubmitted]);
  return null;
}
