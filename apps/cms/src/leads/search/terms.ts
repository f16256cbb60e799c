import { foldedWords } from '../../database/search/folding.ts';

/** Words of one question that are looked for; the rest of a longer one is left out. */
const MOST_TERMS = 8;

/** Characters of a word that are looked for: PostgreSQL refuses longer ones. */
const LONGEST_TERM = 200;

/** Digits of a telephone number without its country, as the index holds them. */
const NATIONAL_DIGITS = 9;

/**
 * The words of a question, as sets: one set has to be found whole. A telephone number is looked for
 * as it was typed, and as one word.
 */
export function askedWords(question: string): string[][] {
  const words = foldedWords(question).map((word) => [...word].slice(0, LONGEST_TERM).join(''));
  const terms = [...new Set(words)].slice(0, MOST_TERMS);
  if (terms.length === 0) return [];
  const digits = question.replace(/[\s()+/.-]/g, '');
  const isNumber = /^\d{5,15}$/.test(digits) && terms.length > 1;
  const hasCountry = digits.length > NATIONAL_DIGITS;
  const number = hasCountry ? digits.slice(-NATIONAL_DIGITS) : digits;
  return isNumber || hasCountry ? [terms, [number]] : [terms];
}

/**
 * The sets as SQLite's index is asked; each word may go on unless it has to be whole.
 * @param known for the beginning of a word, all words of the index that begin so
 */
export function sqliteMatch(
  sets: readonly (readonly string[])[],
  isWhole = false,
  known: ReadonlyMap<string, readonly string[]> = new Map(),
): string {
  const word = (term: string) => {
    const words = known.get(term);
    if (words) return `(${words.map((each) => `"${each}"`).join(' OR ')})`;
    return `"${term}"${isWhole ? '' : '*'}`;
  };
  return sets.map((terms) => `(${terms.map(word).join(' AND ')})`).join(' OR ');
}

/** The sets as a `tsquery`. */
export function postgresMatch(sets: readonly (readonly string[])[], isWhole = false): string {
  const word = (term: string) => `'${term}'${isWhole ? '' : ':*'}`;
  return sets.map((terms) => `(${terms.map(word).join(' & ')})`).join(' | ');
}
