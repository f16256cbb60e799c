import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Form, FormResult, FormValues } from './form.ts';

/** The text of an unsent form, and the key under which it will be sent. */
interface Draft {
  /** Idempotency key; empty where the browser makes none, and the content service derives one. */
  key: string;
  values: FormValues;
}

/** Never stored: consent must be given again, and a file cannot be stored. */
const NEVER_STORED = ['consent', 'attachment'];

/** The field that has a value before the visitor gives it one. */
const PRESET = 'topic';

const nameOf = ({ type, about }: Form) => ['draft', type, about].filter(Boolean).join(':');

/**
 * Stores typed text for the life of the tab. A browser that refuses storage (private mode, full)
 * loses the draft and nothing else.
 */
function keepDraft(form: Form, key: string, data: FormData): void {
  const values: FormValues = {};
  for (const field of form.fields) {
    const value = data.get(field);
    if (typeof value === 'string' && !NEVER_STORED.includes(field)) values[field] = value;
  }
  const draft: Draft = { key, values };
  withStorage((storage) => storage.setItem(nameOf(form), JSON.stringify(draft)));
}

/** The text typed earlier in this tab, or `null`. */
function readDraft(form: Form): Draft | null {
  return withStorage((storage) => {
    const stored = storage.getItem(nameOf(form));
    return stored === null ? null : (JSON.parse(stored) as Draft);
  });
}

/** Deletes the draft of a sent form. */
function dropDraft(form: Form): void {
  withStorage((storage) => storage.removeItem(nameOf(form)));
}

/** A key for a newly begun form. Browsers make none on plain http, where the content service derives it. */
function newKey(): string {
  return 'randomUUID' in crypto ? crypto.randomUUID() : '';
}

/** Whether a value can be put in; a radio button's value is its own, not the visitor's choice. */
function isText(control: Element | RadioNodeList): control is Element & { value: string } {
  return 'value' in control && !(control instanceof HTMLInputElement && control.type === 'radio');
}

function withStorage<Value>(use: (storage: Storage) => Value): Value | null {
  try {
    return use(window.sessionStorage);
  } catch (error) {
    if (error instanceof DOMException || error instanceof SyntaxError) return null;
    throw error;
  }
}

/** Whether a draft's value may be put in: a preset value is no answer of the visitor. */
function isOpen({ name, value }: { name?: string; value: string }): boolean {
  return value === '' || name === PRESET;
}

/**
 * The draft of a form: restored into its empty fields once, stored while the form is filled in,
 * with the key under which it is sent, which stays the same until then.
 */
export function useDraft(
  form: Form,
  formRef: RefObject<HTMLFormElement | null>,
  initial: FormResult | null,
) {
  const key = useRef('');
  // The description is a new object at each rendering: the first one counts.
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
      if (control && isText(control) && isOpen(control) && value !== '') {
        control.value = value;
        setRestored(true);
      }
    }
    // Text typed before the scripts ran survives a reload too.
    const typed = formRef.current && new FormData(formRef.current);
    if (typed && described.fields.some((field) => field !== PRESET && typed.get(field))) {
      key.current ||= newKey();
      keepDraft(described, key.current, typed);
    }
  }, [described, formRef, initial]);

  return {
    restored,
    /** Stores the present content of the form; returns the key under which it is to be sent. */
    keep(data: FormData): string {
      key.current ||= newKey();
      keepDraft(described, key.current, data);
      return key.current;
    },
    /** Uses a new key from now on: the old one belongs to a stored lead. */
    renewKey() {
      key.current = newKey();
    },
    drop() {
      key.current = '';
      dropDraft(described);
    },
  };
}
