'use client';

import type { FormState } from 'payload';
import { useEffect, useEffectEvent, useRef } from 'react';
import {
  useAllFormFields,
  useDocumentInfo,
  useFormProcessing,
  useFormSubmitted,
} from '../payload.ts';
import { revealField, showFirstError } from '../reveal-field.ts';

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
