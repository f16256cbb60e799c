import type { FieldErrors, FormPath } from '@tkalnia/contract';
import {
  type FocusEvent,
  type FormEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { dropDraft, keepDraft, readDraft } from './form-draft.ts';
import type { FormResult } from './form-result.ts';
import { postForm } from './post-form.ts';

/** What a form shows and what it listens to; works as a plain form until this runs in a browser. */
export interface LeadForm {
  formRef: RefObject<HTMLFormElement | null>;
  fields: FieldErrors;
  result: FormResult | null;
  sending: boolean;
  draftRestored: boolean;
  /** Rises with every failed attempt, so that the error summary takes focus again. */
  attempt: number;
  forget: () => void;
  listeners: {
    onFocus: () => void;
    onBlur: (event: FocusEvent<HTMLFormElement>) => void;
    onInput: () => void;
    onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  };
}

const NO_ERRORS: FieldErrors = {};

/** The form's rules travel at the first focus: nobody who only reads waits for them. */
async function loadRules() {
  try {
    return await import('@tkalnia/contract/forms');
  } catch (error) {
    // The connection is gone, or a new version of the site has replaced the file.
    if (error instanceof TypeError) return null;
    throw error;
  }
}

/**
 * Improves a native form: rules checked when a field is left and before sending, one request at a
 * time, the same idempotency key until the form has been sent, and a draft that outlives a reload.
 * @param path submission path of the web API, whose rules apply
 * @param action address that takes the form and answers with a `FormResult`
 * @param initial how a submission without JavaScript ended
 */
export function useLeadForm(path: FormPath, action: string, initial: FormResult | null): LeadForm {
  const formRef = useRef<HTMLFormElement>(null);
  const key = useRef('');
  // The state is what is shown; a second click may come before it is.
  const busy = useRef(false);
  const touched = useRef(new Set<string>());
  const [fields, setFields] = useState(initial?.kind === 'invalid' ? initial.fields : NO_ERRORS);
  const [result, setResult] = useState(initial);
  const [attempt, setAttempt] = useState(initial ? 1 : 0);
  const draftRestored = useRestoredDraft(path, formRef, initial);
  const [sending, setSending] = useState(false);

  function take(answer: FormResult) {
    setResult(answer);
    setFields(answer.kind === 'invalid' ? answer.fields : NO_ERRORS);
    if (answer.kind !== 'sent') {
      if (answer.kind === 'refused' && answer.code === 'Conflict') key.current = '';
      setAttempt((count) => count + 1);
      return;
    }
    key.current = '';
    touched.current.clear();
    dropDraft(path);
    formRef.current?.reset();
  }

  async function send(form: HTMLFormElement) {
    const errors = await mistakesOf(path, form);
    if (Object.keys(errors).length > 0) {
      take({ kind: 'invalid', fields: errors, values: {} });
      return;
    }
    setResult(null);
    key.current ||= crypto.randomUUID();
    const body = new FormData(form);
    body.set('idempotencyKey', key.current);
    take(await postForm(action, body));
  }

  async function sendOnce(form: HTMLFormElement) {
    if (busy.current) return;
    busy.current = true;
    setSending(true);
    try {
      await send(form);
    } finally {
      busy.current = false;
      setSending(false);
    }
  }

  return {
    formRef,
    fields,
    result,
    sending,
    draftRestored,
    attempt,
    forget: () => setResult(null),
    listeners: {
      onFocus: () => void loadRules(),
      onBlur: async ({ currentTarget: form, target }) => {
        const name = target.getAttribute('name');
        if (!name || !new FormData(form).get(name)) return;
        touched.current.add(name);
        const errors = await mistakesOf(path, form);
        const shown = Object.entries(errors).filter(([field]) => touched.current.has(field));
        setFields(Object.fromEntries(shown));
      },
      onInput: () => formRef.current && keepDraft(path, new FormData(formRef.current)),
      onSubmit: (event) => {
        event.preventDefault();
        void sendOnce(event.currentTarget);
      },
    },
  };
}

/** Without the rules (they could not be loaded) nothing is known to be wrong: the server checks. */
async function mistakesOf(path: FormPath, form: HTMLFormElement): Promise<FieldErrors> {
  const rules = await loadRules();
  const checked = rules?.checkForm(path, textsOf(form));
  return checked && !checked.ok ? checked.fields : NO_ERRORS;
}

function textsOf(form: HTMLFormElement): Record<string, string> {
  const entries = [...new FormData(form)].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return Object.fromEntries(entries);
}

/** Puts a draft of this tab back into the empty fields of the form, once. */
function useRestoredDraft(
  path: FormPath,
  formRef: RefObject<HTMLFormElement | null>,
  initial: FormResult | null,
): boolean {
  const [restored, setRestored] = useState(false);
  useEffect(() => {
    if (initial?.kind === 'sent') {
      dropDraft(path);
      return;
    }
    const draft = readDraft(path);
    for (const [name, value] of Object.entries(draft ?? {})) {
      const control = formRef.current?.elements.namedItem(name);
      if (control && 'value' in control && control.value === '' && value !== '') {
        control.value = value;
        setRestored(true);
      }
    }
  }, [path, formRef, initial]);
  return restored;
}
