import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Form, FormResult, FormValues } from './form.ts';

/** What was typed into a form that has not been sent, and the key under which it will be. */
interface Draft {
  /** Idempotency key; empty where the browser makes none, and the site derives one. */
  key: string;
  values: FormValues;
}

/** Never stored: the consent has to be given anew, and a file cannot be stored. */
const NEVER_KEPT = ['consent', 'attachment'];

const nameOf = ({ type, about }: Form) => ['draft', type, about].filter(Boolean).join(':');

/**
 * Keeps what a visitor typed for as long as the tab lives. A browser that refuses storage (private
 * mode, full) loses the draft and nothing else.
 */
function keepDraft(form: Form, key: string, data: FormData): void {
  const values: FormValues = {};
  for (const field of form.fields) {
    const value = data.get(field);
    if (typeof value === 'string' && !NEVER_KEPT.includes(field)) values[field] = value;
  }
  const draft: Draft = { key, values };
  withStorage((storage) => storage.setItem(nameOf(form), JSON.stringify(draft)));
}

/** What was typed earlier in this tab, or nothing. */
function readDraft(form: Form): Draft | null {
  return withStorage((storage) => {
    const kept = storage.getItem(nameOf(form));
    return kept === null ? null : (JSON.parse(kept) as Draft);
  });
}

/** Forgets the draft of a form that was sent. */
function dropDraft(form: Form): void {
  withStorage((storage) => storage.removeItem(nameOf(form)));
}

/** A key for a newly begun form. Browsers make none on plain http, where the site derives it. */
function newKey(): string {
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

/**
 * The draft of a form: put back into its empty fields once, stored while it is filled in, and the
 * key under which it is sent, which stays the same until it was.
 */
export function useDraft(
  form: Form,
  formRef: RefObject<HTMLFormElement | null>,
  initial: FormResult | null,
) {
  const key = useRef('');
  // Descriptions are written where a form is rendered: the first one counts.
  const described = useRef(form).current;
  const [restored, setRestored] = useState(false);

  useEffect(() => {
    if (initial?.kind === 'sent') {
      dropDraft(described);
      return;
    }
    const draft = readDraft(described);
    key.current = draft?.key ?? '';
    for (const [name, value] of Object.entries(draft?.values ?? {})) {
      const control = formRef.current?.elements.namedItem(name);
      if (control && 'value' in control && control.value === '' && value !== '') {
        control.value = value;
        setRestored(true);
      }
    }
  }, [described, formRef, initial]);

  return {
    restored,
    /** Keeps what is in the form now; returns the key under which it is to be sent. */
    keep(data: FormData): string {
      key.current ||= newKey();
      keepDraft(described, key.current, data);
      return key.current;
    },
    /** Another key from now on: this one belongs to what the desk already has. */
    renewKey() {
      key.current = newKey();
    },
    drop() {
      key.current = '';
      dropDraft(described);
    },
  };
}
