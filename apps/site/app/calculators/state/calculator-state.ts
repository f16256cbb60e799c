import {
  type Choice,
  choiceFrom,
  choiceParameters,
  choiceQuery,
  type EstimateCatalogue,
} from '@osnowa/estimate';

/** Where a visitor is in a calculator. It stands whole in the address and nowhere else. */
export interface CalculatorState {
  /** From 1. */
  stage: number;
  choice: Choice;
  /** Variants put aside to compare with, at most two. */
  kept: readonly Choice[];
  /** How many people will work with it, as given; absent until the visitor has said it. */
  users: string;
  /** The visitor describes the need in words, instead of a choice or in addition to it. */
  customised: boolean;
}

/** Most variants, without the one that is being changed. */
export const KEPT_AT_MOST = 2;

/** Parameter with a variant put aside; its value is the query of the variant's own address. */
const KEPT = 'keep';

/**
 * Reads the state from an address.
 * @param stages number of stages; a stage that there is not is the first
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
    kept: query
      .getAll(KEPT)
      .slice(0, KEPT_AT_MOST)
      .map((kept) => choiceFrom(catalogue, new URLSearchParams(kept)))
      .filter((kept) => kept.items.length > 0),
    users: /^[1-9]\d{0,5}$/.test(query.get('users') ?? '') ? (query.get('users') as string) : '',
    customised: query.get('customised') === '1',
  };
}

/** Who writes and chooses nothing has described the need in words. */
export function describedIn(notes: string, state: CalculatorState): CalculatorState {
  const isDescribed = notes.trim() !== '' && state.choice.items.length === 0;
  return isDescribed ? { ...state, customised: true } : state;
}

/** The state as parameters, for an address or for the hidden fields of a form. */
export function stateParameters(state: CalculatorState): [string, string][] {
  const { stage, choice, kept, users, customised } = state;
  const parameters = choiceParameters(choice);
  if (stage > 1) parameters.unshift(['stage', String(stage)]);
  for (const variant of kept) parameters.push([KEPT, choiceQuery(variant).slice(1)]);
  if (users) parameters.push(['users', users]);
  if (customised) parameters.push(['customised', '1']);
  return parameters;
}

/** The state as a query with its `?`; nothing for the beginning. */
export function stateQuery(state: CalculatorState): string {
  // Commas between keys stay as they are: an address that people send should be readable.
  const pairs = stateParameters(state).map(
    ([name, value]) => `${name}=${encodeURIComponent(value).replaceAll('%2C', ',')}`,
  );
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}
