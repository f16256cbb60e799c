'use client';

import { DEFAULT_LOCALE, type Locale } from '@osnowa/contract';
import type { FormState } from 'payload';
import { useCallback, useSyncExternalStore } from 'react';
import { useDocumentInfo, useForm, useLocale } from '../kit/payload.ts';
import { revealField } from '../kit/reveal-field.ts';
import { isOpen } from './basis.ts';
import type { ComparedText } from './comparison.ts';
import type { Originals } from './endpoints.ts';
import { plain } from './sentences.ts';
import { pathOf } from './text-keys.ts';

/** The texts of the open forms, by their documents and languages: one request for all fields of a form. */
const known = new Map<string, Originals>();

const listeners = new Set<() => void>();

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Gives the fields of a form their originals; `null` when the form is left. */
export function setOriginals(name: string, originals: Originals | null): void {
  if (originals) known.set(name, originals);
  else known.delete(name);
  for (const listener of listeners) listener();
}

/** The document and language of the form; `null` for the original itself and for a new document. */
export function useTarget() {
  const { collectionSlug, globalSlug, id } = useDocumentInfo();
  const language = useLocale().code as Locale;
  if (language === DEFAULT_LOCALE || (globalSlug === undefined && id === undefined)) return null;
  const source = globalSlug ?? collectionSlug ?? '';
  const document = globalSlug === undefined ? String(id) : '';
  const name = new URLSearchParams({ source, document, language }).toString();
  return { source, document, language, name };
}

/** The originals of the form; `null` until they are there. */
export function useOriginals(name: string | null): Originals | null {
  const now = () => (name === null ? null : (known.get(name) ?? null));
  return useSyncExternalStore(listen, now, () => null);
}

const linesOf = new WeakMap<object, string>();

/** A text of the form without formatting. That of a formatted one is stored: its sentences are many. */
export function shownText(value: unknown, language: Locale): string {
  if (typeof value !== 'object' || value === null) return plain(value ?? '', language);
  const text = linesOf.get(value) ?? plain(value, language);
  linesOf.set(value, text);
  return text;
}

/** The texts that wait: those with open sentences that were not changed since the last save. */
export function waitingIn(
  { texts }: Originals,
  fields: FormState,
  language: Locale,
): ComparedText[] {
  return texts.filter((text) => {
    const path = isOpen(text) ? pathOf(text.key, fields) : null;
    return path !== null && shownText(fields[path]?.value, language) === text.translation;
  });
}

/** Goes to the next text that waits, or to the first one behind the last; without one, stays. */
export function useGoOn(language: Locale) {
  const { docConfig } = useDocumentInfo();
  const { getFields } = useForm();
  return useCallback(
    async (originals: Originals, from: string | null): Promise<string | null> => {
      const fields = getFields();
      const { texts } = originals;
      const waiting = waitingIn(originals, fields, language).filter(({ key }) => key !== from);
      const at = texts.findIndex(({ key }) => key === from);
      const key = (waiting.find((one) => texts.indexOf(one) > at) ?? waiting[0])?.key ?? from;
      const path = key === null ? null : pathOf(key, fields);
      if (path !== null)
        await revealField(docConfig?.fields ?? [], path, new AbortController().signal);
      return key;
    },
    [docConfig, getFields, language],
  );
}
