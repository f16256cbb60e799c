import {
  type Dispatch,
  type FocusEvent,
  type FormEvent,
  type RefObject,
  useReducer,
  useRef,
} from 'react';
import { isExternalSubmit } from '../../ui/links/is-external-submit.ts';
import { ATTRIBUTION } from '../../url-state/attribution.ts';
import { useDraft } from './draft.ts';
import { errorsOf, filesOf, loadRules } from './errors.ts';
import type { Form, FormResult, SentResult } from './form.ts';
import { type FormAction, type FormState, formReducer, initialState } from './machine.ts';
import { postForm } from './post-form.ts';
import { useCaptcha } from './use-captcha.ts';
import { useFormEvents } from './use-form-events.ts';

/** Event listeners of a form. */
interface FormListeners {
  onFocus: (event: FocusEvent<HTMLFormElement>) => void;
  onBlur: (event: FocusEvent<HTMLFormElement>) => void;
  onInput: (event: FormEvent<HTMLFormElement>) => void;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

/** State and listeners of a form; without scripts it works as a plain form. */
export interface LeadFormState extends FormState {
  formRef: RefObject<HTMLFormElement | null>;
  /** The check is Google's: the form mentions it next to the consent. */
  asksGoogle: boolean;
  draftRestored: boolean;
  /** Closes the message after sending. */
  forget: () => void;
  /** Files were chosen or removed. */
  checkFiles: () => void;
  listeners: FormListeners;
}

/**
 * Improves a native form: rules checked when a field is left and before sending, one request at a
 * time, the same idempotency key until the form has been sent, and a draft that outlives a reload.
 * @param action address that takes the form and answers with a `FormResult`
 * @param initial result of a submission without JavaScript
 */
export function useLeadForm(
  form: Form,
  action: string,
  initial: FormResult | null,
  onSent: (sent: SentResult) => void = () => undefined,
): LeadFormState {
  const formRef = useRef<HTMLFormElement>(null);
  const [state, dispatch] = useReducer(formReducer, initial, initialState);
  const draft = useDraft(form, formRef, initial);
  const captcha = useCaptcha();
  const events = useFormEvents(form.type);
  const parts = { form, state, dispatch, draft, captcha, events };

  async function checkField(field: string) {
    if (field === 'attachment') dispatch({ kind: 'changed', field });
    dispatch({ kind: 'left', field });
    // The rules may load after the next field was filled, so the present value is checked. They may
    // also load during a press, so the release is awaited after them.
    await loadRules();
    await released();
    if (!formRef.current) return;
    dispatch({ kind: 'checked', errors: await errorsOf(form, new FormData(formRef.current)) });
  }

  function take(answer: FormResult) {
    dispatch({ kind: 'answered', answer });
    if (answer.kind === 'refused' && answer.code === 'Captcha') captcha.renew();
    if (answer.kind !== 'sent') return;
    captcha.renew();
    draft.drop();
    events.sent();
    formRef.current?.reset();
    onSent(answer);
  }

  async function send(element: HTMLFormElement) {
    const body = new FormData(element);
    const fields = await errorsOf(form, body);
    const answer = { kind: 'invalid', fields, values: {} } as const;
    const isWrong = Object.keys(fields).length > 0;
    if (isWrong) return dispatch({ kind: 'answered', answer, isLocal: true });
    dispatch({ kind: 'passed' });
    complete(body, draft.keep(body));
    if (!(await solveCaptcha(body, parts))) return;
    const hasFiles = filesOf(body).length > 0;
    const onPercent = (percent: number) => {
      if (hasFiles) dispatch({ kind: 'travelled', percent });
    };
    const said = await postForm(action, body, onPercent);
    if (said.kind !== 'refused' || said.code !== 'Conflict') return take(said);
    // A duplicated tab has the same key for another text, which is another request.
    draft.renewKey();
    complete(body, draft.keep(body));
    take(await postForm(action, body, onPercent));
  }

  const once = useOneAtATime(async (element: HTMLFormElement) => {
    dispatch({ kind: 'started' });
    try {
      await send(element);
    } finally {
      dispatch({ kind: 'finished' });
    }
  });

  return {
    ...state,
    formRef,
    asksGoogle: captcha.asksGoogle,
    draftRestored: draft.restored,
    forget: () => dispatch({ kind: 'forgotten' }),
    checkFiles: () => void checkField('attachment'),
    listeners: listenersOf({ ...parts, checkField, send: once }),
  };
}

interface Parts {
  form: Form;
  state: FormState;
  dispatch: Dispatch<FormAction>;
  draft: ReturnType<typeof useDraft>;
  captcha: ReturnType<typeof useCaptcha>;
  events: ReturnType<typeof useFormEvents>;
}

interface Listening extends Parts {
  checkField: (field: string) => Promise<void>;
  send: (form: HTMLFormElement) => Promise<void>;
}

/** @returns whether the form may be sent; not while a check that was begun is incomplete */
async function solveCaptcha(body: FormData, parts: Parts): Promise<boolean> {
  const { captcha, dispatch, events } = parts;
  const outcome = await captcha.solve();
  if (outcome.kind === 'solved') body.set(outcome.field, outcome.token);
  if (outcome.kind === 'unavailable') {
    console.warn(`Captcha: ${outcome.reason}`);
    dispatch({ kind: 'noticed', notice: 'captchaUnavailable' });
  }
  if (outcome.kind !== 'aborted') return true;
  dispatch({ kind: 'noticed', notice: 'captchaAborted' });
  events.captchaAborted();
  return false;
}

/** Rules and captcha are loaded at the first focus of a field; the draft is stored as it is typed. */
function listenersOf(listening: Listening): FormListeners {
  const { form, state, draft, captcha, events, dispatch, checkField, send } = listening;
  return {
    onFocus: ({ currentTarget }) => {
      void loadRules();
      void captcha.begin(new FormData(currentTarget).has('consent'));
    },
    onBlur: ({ currentTarget, target }) => {
      const field = target.getAttribute('name');
      if (field === null) return;
      // An empty field shows no error yet.
      const isFilled = new FormData(currentTarget).get(field) !== '';
      if (isFilled || state.edited.includes(field)) void checkField(field);
    },
    onInput: ({ currentTarget, target }) => {
      dispatch({ kind: 'changed', field: (target as HTMLInputElement).name });
      const data = new FormData(currentTarget);
      draft.keep(data);
      events.typed(form.fields.some((field) => data.has(field) && data.get(field) !== ''));
      if (data.has('consent')) void captcha.begin(true);
    },
    onSubmit: (event) => {
      if (isExternalSubmit(event)) return;
      event.preventDefault();
      void send(event.currentTarget);
    },
  };
}

/**
 * Resolves when nothing is pressed. A message that appears or disappears moves the pressed button,
 * and a release elsewhere would be no click.
 */
async function released(): Promise<void> {
  if (!document.querySelector(':active')) return;
  await new Promise<void>((resolve) => {
    const ended = new AbortController();
    const end = () => {
      ended.abort();
      setTimeout(resolve);
    };
    for (const event of ['mouseup', 'keyup', 'dragend'])
      window.addEventListener(event, end, { signal: ended.signal });
  });
}

/** Hidden values: the key, when the page was opened, and the attribution. */
function complete(body: FormData, key: string): void {
  body.set('idempotencyKey', key);
  body.set('startedAt', String(Math.round(performance.timeOrigin)));
  for (const [name, value] of Object.entries(ATTRIBUTION)) if (value) body.set(name, value);
}

/** One request at a time: a second click may come before the page shows the first. */
function useOneAtATime(send: (form: HTMLFormElement) => Promise<void>) {
  const busy = useRef(false);
  return async (form: HTMLFormElement) => {
    if (busy.current) return;
    busy.current = true;
    try {
      await send(form);
    } finally {
      busy.current = false;
    }
  };
}
