import type { FormValues } from './form-result.ts';

/** What is never kept: the consent has to be given anew, and the rest is made anew. */
const NEVER_KEPT = new Set(['consent', 'website', 'googleRecaptchaToken', 'page']);

const keyOf = (form: string) => `draft:${form}`;

/**
 * Keeps what a visitor typed for as long as the tab lives. A browser that refuses storage (private
 * mode, full) loses the draft and nothing else.
 */
export function keepDraft(form: string, data: FormData): void {
  const texts = [...data].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && !NEVER_KEPT.has(entry[0]),
  );
  withStorage((storage) => storage.setItem(keyOf(form), JSON.stringify(Object.fromEntries(texts))));
}

/** What was typed earlier in this tab, or nothing. */
export function readDraft(form: string): FormValues | null {
  return withStorage((storage) => {
    const kept = storage.getItem(keyOf(form));
    return kept === null ? null : (JSON.parse(kept) as FormValues);
  });
}

/** Forgets the draft of a form that was sent. */
export function dropDraft(form: string): void {
  withStorage((storage) => storage.removeItem(keyOf(form)));
}

function withStorage<Value>(use: (storage: Storage) => Value): Value | null {
  try {
    return use(window.sessionStorage);
  } catch (error) {
    if (error instanceof DOMException || error instanceof SyntaxError) return null;
    throw error;
  }
}
