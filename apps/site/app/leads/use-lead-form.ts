import type { FieldErrors } from '@osnowa/contract';
import { type RefObject, useRef, useState } from 'react';
import type { FormDescription } from './form-description.ts';
import { type FormListeners, formListeners } from './form-listeners.ts';
import type { FormResult, SentResult } from './form-result.ts';
import { filesOf, mistakesOf } from './form-rules.ts';
import { LANDING } from './landing.ts';
import { postForm } from './post-form.ts';
import { useCaptcha } from './use-captcha.ts';
import { useDraft } from './use-draft.ts';
import { useFormEvents } from './use-form-events.ts';
import { useMistakes } from './use-mistakes.ts';

type Notice = 'captchaUnavailable' | 'captchaAborted';

/** What a form shows and what it listens to; works as a plain form until this runs in a browser. */
export interface LeadFormState {
  formRef: RefObject<HTMLFormElement | null>;
  errors: FieldErrors;
  result: FormResult | null;
  /** The desk has it: never before its answer, and not when a check was broken off. */
  messageWasSent: boolean;
  /** A request is under way: the form is dimmed and sends no second one. */
  sending: boolean;
  /** What is said of the check that a person is sending: a key of the forms' words. */
  notice: Notice | null;
  /** The check is Google's, which is said beside the consent. */
  asksGoogle: boolean;
  /** How much of the files has travelled, 0 to 100; `null` where none does. */
  percent: number | null;
  draftRestored: boolean;
  /** Rises with every failed attempt, so that the error summary takes focus again. */
  attempt: number;
  /** Closes what was said after sending. */
  forget: () => void;
  /** Files were chosen or removed. */
  checkFiles: () => void;
  listeners: FormListeners;
}

/**
 * Improves a native form: rules checked when a field is left and before sending, one request at a
 * time, the same idempotency key until the form has been sent, and a draft that outlives a reload.
 * @param action address that takes the form and answers with a `FormResult`
 * @param initial how a submission without JavaScript ended
 */
export function useLeadForm(
  form: FormDescription,
  action: string,
  initial: FormResult | null,
  onSent: (sent: SentResult) => void = () => undefined,
): LeadFormState {
  const formRef = useRef<HTMLFormElement>(null);
  const [result, setResult] = useState(initial);
  const [attempt, setAttempt] = useState(initial ? 1 : 0);
  const [percent, setPercent] = useState<number | null>(null);
  const mistakes = useMistakes(form, formRef, initial);
  const draft = useDraft(form, formRef, initial);
  const captcha = useCaptcha();
  const [notice, setNotice] = useState<Notice | null>(null);
  const events = useFormEvents(form.type);

  function take(answer: FormResult) {
    setResult(answer);
    if (answer.kind === 'invalid') mistakes.showAll(answer.fields);
    else mistakes.clear();
    if (answer.kind !== 'sent') {
      if (answer.kind === 'refused' && answer.code === 'Conflict') draft.renewKey();
      if (answer.kind === 'refused' && answer.code === 'Captcha') captcha.renew();
      setAttempt((count) => count + 1);
      return;
    }
    captcha.renew();
    draft.drop();
    events.sent();
    formRef.current?.reset();
    onSent(answer);
  }

  /** @returns whether the form may go; it may not while a check that was begun is not completed */
  async function check(body: FormData): Promise<boolean> {
    const outcome = await captcha.solve();
    if (outcome.kind === 'solved') body.set(outcome.field, outcome.token);
    if (outcome.kind === 'unavailable') setNotice('captchaUnavailable');
    if (outcome.kind !== 'aborted') return true;
    setNotice('captchaAborted');
    events.captchaAborted();
    return false;
  }

  const { sending, once } = useOneAtATime(async (element: HTMLFormElement) => {
    const body = new FormData(element);
    const fields = await mistakesOf(form, body);
    if (Object.keys(fields).length > 0) {
      take({ kind: 'invalid', fields, values: {} });
      return;
    }
    setResult(null);
    setNotice(null);
    complete(body, draft.keep(body));
    if (!(await check(body))) return;
    const hasFiles = filesOf(body).length > 0;
    take(await postForm(action, body, hasFiles ? setPercent : () => undefined));
    setPercent(null);
  });

  return {
    formRef,
    errors: mistakes.errors,
    result,
    messageWasSent: result?.kind === 'sent',
    sending,
    notice,
    asksGoogle: captcha.asksGoogle,
    percent,
    draftRestored: draft.restored,
    attempt,
    forget: () => setResult(null),
    checkFiles: () => void mistakes.show('attachment'),
    listeners: formListeners({ form, mistakes, draft, captcha, events, send: once }),
  };
}

/** What nobody types: the key, when the page was opened, and where the visitor came from. */
function complete(body: FormData, key: string): void {
  body.set('idempotencyKey', key);
  body.set('startedAt', String(Math.round(performance.timeOrigin)));
  for (const [name, value] of Object.entries(LANDING)) if (value) body.set(name, value);
}

/** One request at a time: the state is what is shown, and a second click may come before it is. */
function useOneAtATime(send: (form: HTMLFormElement) => Promise<void>) {
  const busy = useRef(false);
  const [sending, setSending] = useState(false);
  async function once(form: HTMLFormElement) {
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
  return { sending, once };
}
