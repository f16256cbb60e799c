import type { FormDescription } from './form-description.ts';
import type { FormValues } from './form-result.ts';

/** What was typed into a form that has not been sent, and the key under which it will be. */
export interface Draft {
  /** Idempotency key; empty where the browser makes none, and the site derives one. */
  key: string;
  values: FormValues;
}

/** Never kept: the consent has to be given anew, and a file cannot be. */
const NEVER_KEPT = ['consent', 'attachment'];

const nameOf = ({ type, about }: FormDescription) =>
  ['draft', type, about].filter(Boolean).join(':');

/**
 * Keeps what a visitor typed for as long as the tab lives. A browser that refuses storage (private
 * mode, full) loses the draft and nothing else.
 */
export function keepDraft(form: FormDescription, key: string, data: FormData): void {
  const values: FormValues = {};
  for (const field of form.fields) {
    const value = data.get(field);
    if (typeof value === 'string' && !NEVER_KEPT.includes(field)) values[field] = value;
  }
  const draft: Draft = { key, values };
  withStorage((storage) => storage.setItem(nameOf(form), JSON.stringify(draft)));
}

/** What was typed earlier in this tab, or nothing. */
export function readDraft(form: FormDescription): Draft | null {
  return withStorage((storage) => {
    const kept = storage.getItem(nameOf(form));
    return kept === null ? null : (JSON.parse(kept) as Draft);
  });
}

/** Forgets the draft of a form that was sent. */
export function dropDraft(form: FormDescription): void {
  withStorage((storage) => storage.removeItem(nameOf(form)));
}

/** A key for a newly begun form. Browsers make none on plain http, where the site derives it. */
export function newKey(): string {
  return 'randomUUID' in crypto ? crypto.randomUUID() : '';
}

function withStorage<Value>(use: (storage: Storage) => Value): Value | null {
  try {
    return use(window.sessionStorage);
  } catch (error) {
    if (error instanceof DOMException || error instanceof SyntaxError) return null;
    throw error;
  }
}
