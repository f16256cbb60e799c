import type { FieldErrors } from '@osnowa/contract';
import type { FormValues } from '../../leads/form/form.ts';

/** Answers as a form sends them; a name with several values is repeated. */
export type Answers = readonly (readonly [name: string, value: string])[];

/** What a form or an address may hold. */
export type Given = Iterable<readonly [name: string, value: FormDataEntryValue]>;

/** A posted stage of a browser without scripts, at the address that holds its choice. */
export interface Posted {
  kind: 'posted';
  /** The visitor's texts, which are never part of an address. */
  written: Answers;
  /** Errors of the stage, which is then shown again. */
  errors: FieldErrors;
  /** Values of the lead form, after a change of the language. */
  typed: FormValues;
}

/** The answers under these names; empty ones are left out. */
export function answersIn(given: Given, names: readonly string[]): Answers {
  return [...given].flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' && value !== '' && names.includes(name) ? [[name, value]] : [],
  );
}

export function valuesIn(answers: Answers, name: string): string[] {
  return answers.filter((one) => one[0] === name).map(([, value]) => value);
}

/**
 * Name of the button that only forwards a form, complete or not: to another stage or to the same one
 * in another language. The target does not validate it.
 */
export const PASS_ON = 'carry';

/** Query parameter of a first stage that was sent without a choice. */
export const NOTHING = 'nothing';

/** Field of a first stage's form: distinguishes a submitted form from a copied address. */
export const ASKED = 'asked';

/** Id of the section with the lead form, to which a browser without scripts returns. */
export const QUOTE_ID = 'quote';
