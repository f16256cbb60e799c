import { DEFAULT_LOCALE, type Locale } from '@osnowa/contract';
import { goesOn } from '@osnowa/text/sentences';
import type { LocalisedText } from '../publishing/leaves.ts';
import type { States } from '../publishing/newest-state.ts';
import { type Basis, compare, type Paragraphs, translated } from './basis.ts';
import { sentencesOf } from './sentences.ts';

/** Bases of a document's translation into one language, by the keys of its texts. */
export type Bases = Readonly<Record<string, Basis>>;

/** Open work for a document in one language. */
export interface Progress {
  language: Locale;
  /** Sentences without a translation. */
  missing: number;
  /** Sentences whose original changed after they were translated. */
  stale: number;
  /** Whether some of the written text is not published. */
  isDraft: boolean;
  /** Path in the form of the first text that is missing, stale or, failing that, only a draft. */
  firstField: string | null;
  bases: Bases;
}

/** A text without letters, such as `10+`, is the same in every language. */
function hasWords(paragraphs: Paragraphs): boolean {
  return paragraphs.flat().some((sentence) => /\p{L}/u.test(sentence));
}

/** Paths of the texts whose words in a language are not those that visitors see. */
function unpublished({ newest, published, withheld }: States, language: Locale): string[] {
  const said = (text: LocalisedText) =>
    JSON.stringify(sentencesOf(text.values[language], language));
  const shown = withheld.includes(language) ? [] : (published ?? []);
  const seen = new Map(shown.map((text) => [text.key, said(text)]));
  const empty = JSON.stringify([]);
  const changed = newest.filter((text) => said(text) !== (seen.get(text.key) ?? empty));
  return changed.map(({ path }) => path);
}

/** A basis that was stored when sentences still ended at abbreviations, by the sentences of today. */
function rejoined(basis: Basis, language: Locale): Basis {
  const whole: { translation: string; originals: string[] }[] = [];
  for (const { translation, originals } of basis) {
    const last = whole.at(-1);
    const own = last && goesOn(last.translation, translation, language) ? last : null;
    if (own) own.translation += ` ${translation}`;
    const target = own ?? { translation, originals: [] };
    if (!own) whole.push(target);
    for (const original of originals) {
      const begun = whole.findLast((one) => one.originals.length > 0)?.originals;
      const goes = begun && goesOn(begun.at(-1) ?? '', original, DEFAULT_LOCALE);
      if (goes) begun.push(`${begun.pop()} ${original}`);
      else target.originals.push(original);
    }
  }
  return whole;
}

/** The basis of one text, after a save that may have changed the translation, the original or neither. */
export function basisOf(text: LocalisedText, language: Locale, before: Basis | undefined): Basis {
  const original = sentencesOf(text.values[DEFAULT_LOCALE], DEFAULT_LOCALE);
  const known = rejoined(before ?? [], language);
  return translated(known, original, sentencesOf(text.values[language], language));
}

/**
 * Open work in a language after a save.
 * @param before bases that were stored; a translation without one counts as current
 */
export function progressIn(language: Locale, states: States, before: Bases): Progress {
  const unsaid = unpublished(states, language);
  const progress = { language, missing: 0, stale: 0, isDraft: unsaid.length > 0 };
  if (language === DEFAULT_LOCALE) return { ...progress, firstField: unsaid[0] ?? null, bases: {} };
  const bases: Record<string, Basis> = {};
  let firstField: string | null = null;
  for (const text of states.newest) {
    const basis = basisOf(text, language, before[text.key]);
    if (basis.length > 0) bases[text.key] = basis;
    const original = sentencesOf(text.values[DEFAULT_LOCALE], DEFAULT_LOCALE);
    if (basis.length === 0 && !hasWords(original)) continue;
    const open = compare(basis, original.flat()).filter(({ state }) => state !== 'current');
    if (open.length > 0) firstField ??= text.path;
    const missing = open.filter(({ state }) => state === 'missing').length;
    progress.missing += missing;
    progress.stale += open.length - missing;
  }
  return { ...progress, firstField: firstField ?? unsaid[0] ?? null, bases };
}
