import type { FactChoice } from './fact-choices.ts';

/** What is typed behind a brace, up to the caret. */
export interface Query {
  /** Without the brace. */
  words: string;
  /** With it. */
  typed: string;
  /** Position of the brace. */
  from: number;
}

/** Longer texts behind a brace, and those that begin with a space, look for no fact. */
const QUERY = /\{(?:fact:)?((?!\s)[^{}\n]{0,40})$/;

/** @param before the text in front of the caret */
export function queryIn(before: string): Query | null {
  const found = QUERY.exec(before);
  return found && { words: found[1] ?? '', typed: found[0], from: found.index };
}

/** Facts whose key, value or note has the words; those whose key begins with them come first. */
export function factsWith(choices: readonly FactChoice[], words: string): FactChoice[] {
  const sought = words.toLowerCase();
  const found = choices.filter(({ key, shown, note }) =>
    `${key} ${shown ?? ''} ${note}`.replaceAll(/\s/g, ' ').toLowerCase().includes(sought),
  );
  const rank = ({ key }: FactChoice) =>
    -Number(key.includes(sought)) - Number(key.startsWith(sought));
  return found.toSorted((one, other) => rank(one) - rank(other));
}
