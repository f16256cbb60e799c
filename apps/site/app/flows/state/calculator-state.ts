import {
  type Choice,
  choiceFrom,
  choiceParameters,
  choiceQuery,
  type EstimateCatalogue,
} from '@osnowa/estimate';
import type { Given } from '../engine/answers.ts';

/** The state of a calculator. The address holds all of it. */
export interface CalculatorState {
  /** From 1. */
  stage: number;
  choice: Choice;
  /** Saved variants to compare with, at most two. */
  saved: readonly Choice[];
  /** Number of people who will work with it, as entered; absent without an answer. */
  users: string;
  /** The visitor describes the need in words, instead of a choice or in addition to it. */
  customised: boolean;
}

/** Most saved variants, besides the one that is being changed. */
export const MOST_SAVED = 2;

/** Query parameter of a saved variant; its value is the query of the variant's own address. */
const KEPT = 'keep';

/**
 * Reads the state from an address.
 * @param stages number of stages; an unknown stage counts as the first
 */
export function stateFrom(
  catalogue: EstimateCatalogue,
  query: URLSearchParams,
  stages: number,
): CalculatorState {
  const stage = Number(query.get('stage'));
  return {
    stage: Number.isInteger(stage) && stage >= 1 && stage <= stages ? stage : 1,
    choice: choiceFrom(catalogue, query),
    saved: query
      .getAll(KEPT)
      .slice(0, MOST_SAVED)
      .map((saved) => choiceFrom(catalogue, new URLSearchParams(saved)))
      .filter((saved) => saved.items.length > 0),
    users: /^[1-9]\d{0,5}$/.test(query.get('users') ?? '') ? (query.get('users') as string) : '',
    customised: query.get('customised') === '1',
  };
}

/** Name of the visitor's text, which is never part of an address. */
export const WRITTEN = ['notes'];

/** The state in the form of a stage. */
export function postedState(catalogue: EstimateCatalogue, given: Given): CalculatorState {
  const fields = [...given].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : [],
  );
  const query = new URLSearchParams(fields);
  return describedIn(query.get('notes') ?? '', stateFrom(catalogue, query, 1));
}

/** Whether nothing is chosen, and nothing described in words. */
export function isEmpty({ choice, customised }: CalculatorState): boolean {
  return choice.items.length === 0 && !customised;
}

/** A visitor who writes a text and chooses nothing has described the need in words. */
function describedIn(notes: string, state: CalculatorState): CalculatorState {
  const isDescribed = notes.trim() !== '' && state.choice.items.length === 0;
  return isDescribed ? { ...state, customised: true } : state;
}

/** The state as parameters, for an address or for the hidden fields of a form. */
export function stateParameters(state: CalculatorState): [string, string][] {
  const { stage, choice, saved, users, customised } = state;
  const parameters = choiceParameters(choice);
  if (stage > 1) parameters.unshift(['stage', String(stage)]);
  for (const variant of saved) parameters.push([KEPT, choiceQuery(variant).slice(1)]);
  if (users) parameters.push(['users', users]);
  if (customised) parameters.push(['customised', '1']);
  return parameters;
}

/** The state as a query with its `?`; nothing for the beginning. */
export function stateQuery(state: CalculatorState): string {
  // Commas between keys are not encoded: an address that people send should be readable.
  const pairs = stateParameters(state).map(
    ([name, value]) => `${name}=${encodeURIComponent(value).replaceAll('%2C', ',')}`,
  );
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}
