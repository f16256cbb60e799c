import { type WordFault, wordFaults } from '@osnowa/text';
import type { AdminLabel, AdminLanguage } from '../../fields/admin-label.ts';
import type { BuiltInWord } from './word-table.ts';

const NO_LONGER_USED: AdminLabel = {
  pl: 'Witryna nie używa już tego tekstu w tym języku.',
  en: 'The site no longer uses this text in this language.',
};

const EMPTY: AdminLabel = {
  pl: 'Wpisz tekst albo przywróć wbudowany.',
  en: 'Type a text, or go back to the built-in one.',
};

const BRACES: AdminLabel = {
  pl: 'Nawiasy { i } służą tylko do pól, na przykład {n}. Sprawdź, czy żadnego nie brakuje.',
  en: 'The brackets { and } are for placeholders only, such as {n}. Check that none is missing.',
};

const MARKUP: AdminLabel = {
  pl: 'Tu działa tylko zwykły tekst, bez znaczników HTML i Markdown: odwiedzający przeczytałby same znaki.',
  en: 'Plain text only, without HTML or Markdown: visitors would read the signs themselves.',
};

function inBraces(names: readonly string[]): string {
  return names.map((name) => `{${name}}`).join(', ');
}

/** `{nam}` instead of `{name}`: one sentence instead of two. */
function faulty(
  missing: string | undefined,
  foreign: string | undefined,
): Record<AdminLanguage, string> {
  return {
    pl: `Zamiast {${foreign}} ma być {${missing}}.`,
    en: `Instead of {${foreign}} it has to be {${missing}}.`,
  };
}

function sentenceOf(fault: WordFault): AdminLabel {
  switch (fault.fault) {
    case 'empty':
      return EMPTY;
    case 'braces':
      return BRACES;
    case 'markup':
      return MARKUP;
    case 'missing':
      return {
        pl: `Brakuje: ${inBraces(fault.names)}. Wstaw to tam, gdzie ma się pojawić ta wartość.`,
        en: `Missing: ${inBraces(fault.names)}. Put it where its value shall stand.`,
      };
    case 'foreign':
      return {
        pl: `Nieznane pole: ${inBraces(fault.names)}. Odwiedzający zobaczyłby je razem z nawiasami.`,
        en: `This text does not know: ${inBraces(fault.names)}. Visitors would read it with its brackets.`,
      };
    case 'long':
      return {
        pl: `Tekst jest za długi; znaków mieści się tu ${fault.limit}. Skróć go.`,
        en: `There is room for ${fault.limit} characters here. Shorten the text.`,
      };
  }
}

function sentencesOf(faults: readonly WordFault[]): AdminLabel[] {
  const missing = faults.find((one) => one.fault === 'missing');
  const foreign = faults.find((one) => one.fault === 'foreign');
  if (missing?.names.length !== 1 || foreign?.names.length !== 1) return faults.map(sentenceOf);
  const others = faults.filter((one) => one !== missing && one !== foreign);
  return [faulty(missing.names[0], foreign.names[0]), ...others.map(sentenceOf)];
}

/**
 * Why a text cannot replace the built-in one, in the reader's language; `null` where it can.
 * Browser and server use the same check.
 */
export function wordRefusal(
  word: Pick<BuiltInWord, 'limit'>,
  builtIn: string | undefined,
  text: string,
  language: AdminLanguage,
): string | null {
  if (builtIn === undefined) return NO_LONGER_USED[language];
  const faults = wordFaults(text, builtIn);
  if (text.length > word.limit) faults.push({ fault: 'long', limit: word.limit });
  if (faults.length === 0) return null;
  return sentencesOf(faults)
    .map((sentence) => sentence[language])
    .join(' ');
}
