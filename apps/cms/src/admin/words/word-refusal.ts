import { fill, type WordFault, wordFaults } from '@osnowa/text';
import type { AdminLanguage } from '../../kit/office-language.ts';
import { type ScreenWords, screenWords } from '../../kit/screen-words.ts';
import type { BuiltInWord } from './word-table.ts';

function inBraces(names: readonly string[]): string {
  return names.map((name) => `{${name}}`).join(', ');
}

type Sentences = ScreenWords['siteWords']['refusals'];

function sentenceOf(fault: WordFault, words: Sentences): string {
  switch (fault.fault) {
    case 'missing':
    case 'foreign':
      return fill(words[fault.fault], { names: inBraces(fault.names) });
    case 'long':
      return fill(words.long, { limit: fault.limit });
    default:
      return words[fault.fault];
  }
}

function sentencesOf(faults: readonly WordFault[], words: Sentences): string[] {
  const say = (one: WordFault) => sentenceOf(one, words);
  const missing = faults.find((one) => one.fault === 'missing');
  const foreign = faults.find((one) => one.fault === 'foreign');
  if (missing?.names.length !== 1 || foreign?.names.length !== 1) return faults.map(say);
  // `{nam}` instead of `{name}`: one sentence instead of two.
  const misspelt = { foreign: inBraces(foreign.names), missing: inBraces(missing.names) };
  const others = faults.filter((one) => one !== missing && one !== foreign);
  return [fill(words.faulty, misspelt), ...others.map(say)];
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
  const words = screenWords(language).siteWords.refusals;
  if (builtIn === undefined) return words.noLongerUsed;
  const faults = wordFaults(text, builtIn);
  if (text.length > word.limit) faults.push({ fault: 'long', limit: word.limit });
  if (faults.length === 0) return null;
  return sentencesOf(faults, words).join(' ');
}
