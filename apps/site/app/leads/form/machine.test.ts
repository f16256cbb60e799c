import { expect, test } from 'vitest';
import { type FormAction, type FormState, formReducer, initialState } from './machine.ts';

const after = (...events: FormAction[]): FormState =>
  events.reduce(formReducer, initialState(null));

const WRONG = { mail: 'emailValidationError', fullName: 'emptyBusinessName' } as const;
const invalid: FormAction = {
  kind: 'answered',
  answer: { kind: 'invalid', fields: WRONG, values: {} },
  isLocal: true,
};
const byServer: FormAction = {
  kind: 'answered',
  answer: { kind: 'invalid', fields: { callTime: 'callTimeGone' }, values: {} },
};
const sent: FormAction = {
  kind: 'answered',
  answer: { kind: 'sent', reference: 'TK-7F3K-9QX2' },
};
const refused: FormAction = {
  kind: 'answered',
  answer: { kind: 'refused', code: 'Unavailable', values: {} },
};

const ROWS: [string, FormAction[], Partial<FormState>][] = [
  ['fields that were not left show no error', [{ kind: 'checked', errors: WRONG }], { errors: {} }],
  [
    'a field that was left says its mistake',
    [
      { kind: 'left', field: 'mail' },
      { kind: 'checked', errors: WRONG },
    ],
    { errors: { mail: 'emailValidationError' } },
  ],
  [
    'a mistake that was mended is no longer said',
    [invalid, { kind: 'checked', errors: { fullName: 'emptyBusinessName' } }],
    { errors: { fullName: 'emptyBusinessName' }, attempt: 1 },
  ],
  [
    'a mistake that only the server knows stays when another field is left',
    [byServer, { kind: 'changed', field: 'mail' }, { kind: 'checked', errors: {} }],
    { errors: { callTime: 'callTimeGone' } },
  ],
  [
    'and goes when its field has been changed',
    [byServer, { kind: 'changed', field: 'callTime' }, { kind: 'checked', errors: {} }],
    { errors: {} },
  ],
  ['an attempt with mistakes says all of them', [invalid], { errors: WRONG, attempt: 1 }],
  ['a second attempt takes the focus again', [invalid, invalid], { attempt: 2 }],
  [
    'correct fields clear the errors of the last attempt',
    [refused, { kind: 'noticed', notice: 'captchaAborted' }, { kind: 'passed' }],
    { result: null, notice: null },
  ],
  [
    'while it travels it sends no second one',
    [{ kind: 'started' }, { kind: 'travelled', percent: 40 }],
    { sending: true, percent: 40 },
  ],
  [
    'sent, it complains of nothing',
    [invalid, { kind: 'started' }, sent, { kind: 'finished' }],
    {
      sending: false,
      percent: null,
      errors: {},
      edited: [],
      result: sent.kind === 'answered' ? sent.answer : null,
    },
  ],
  [
    'refused, it keeps what was typed and may be sent again',
    [refused, { kind: 'finished' }],
    { sending: false, attempt: 1 },
  ],
  ['what was said after sending can be closed', [sent, { kind: 'forgotten' }], { result: null }],
];

test.each(ROWS)('%s', (_, events, expected) => {
  expect(after(...events)).toMatchObject(expected);
});

test('a page that came back with mistakes says them at once', () => {
  const state = initialState({ kind: 'invalid', fields: WRONG, values: {} });
  expect(state).toMatchObject({ errors: WRONG, attempt: 1 });
});
