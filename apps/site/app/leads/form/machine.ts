import type { FieldErrors } from '@osnowa/contract';
import type { FormResult } from './form.ts';

/** Message about the captcha: a key of the forms' messages. */
type Notice = 'captchaUnavailable' | 'captchaAborted';

/** Everything that a form shows. */
export interface FormState {
  /** A request is under way: the form is dimmed and sends no second one. */
  sending: boolean;
  /** Share of the files that has been sent, 0 to 100; `null` without files. */
  percent: number | null;
  /** Result of the last attempt. */
  result: FormResult | null;
  /** Fields whose errors are shown: those left with a value, and after an attempt all. */
  edited: readonly string[];
  errors: FieldErrors;
  /** Errors that only the server can find, of fields that have not been changed since. */
  refused: FieldErrors;
  notice: Notice | null;
  /** Increases with every failed attempt, so that the error summary takes the focus again. */
  attempt: number;
}

/** Events of a form. */
export type FormAction =
  | { kind: 'changed'; field: string }
  | { kind: 'left'; field: string }
  | { kind: 'checked'; errors: FieldErrors }
  | { kind: 'started' }
  | { kind: 'passed' }
  | { kind: 'noticed'; notice: Notice }
  | { kind: 'travelled'; percent: number }
  | { kind: 'answered'; answer: FormResult; isLocal?: boolean }
  | { kind: 'finished' }
  | { kind: 'forgotten' };

type Answered = Extract<FormAction, { kind: 'answered' }>;

/** The initial state of a form. @param result of a submission without scripts */
export function initialState(result: FormResult | null): FormState {
  const errors = result?.kind === 'invalid' ? result.fields : {};
  const attempt = result ? 1 : 0;
  const none = { edited: [], refused: {}, notice: null };
  return { sending: false, percent: null, result, errors, attempt, ...none };
}

export function formReducer(state: FormState, event: FormAction): FormState {
  switch (event.kind) {
    case 'changed': {
      if (!(event.field in state.refused)) return state;
      const { [event.field]: _, ...refused } = state.refused;
      return { ...state, refused };
    }
    case 'left':
      return { ...state, edited: [...new Set([...state.edited, event.field])] };
    case 'checked': {
      const shown = Object.entries(event.errors).filter(([name]) => state.edited.includes(name));
      return { ...state, errors: { ...state.refused, ...Object.fromEntries(shown) } };
    }
    case 'started':
      return { ...state, sending: true };
    case 'passed':
      return { ...state, result: null, refused: {}, notice: null };
    case 'noticed':
      return { ...state, notice: event.notice };
    case 'travelled':
      return { ...state, percent: event.percent };
    case 'answered':
      return answered(state, event);
    case 'finished':
      return { ...state, sending: false, percent: null };
    case 'forgotten':
      return { ...state, result: null };
  }
}

function answered(state: FormState, { answer: result, isLocal }: Answered): FormState {
  const attempt = result.kind === 'sent' ? state.attempt : state.attempt + 1;
  if (result.kind !== 'invalid') return { ...state, result, attempt, edited: [], errors: {} };
  const edited = [...new Set([...state.edited, ...Object.keys(result.fields)])];
  const refused = isLocal ? {} : result.fields;
  return { ...state, result, attempt, edited, errors: result.fields, refused };
}
