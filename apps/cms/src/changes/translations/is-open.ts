import type { ComparedText } from './comparison.ts';

/** A text or one of its blocks, next to its translation. */
export type Compared = Pick<ComparedText, 'original' | 'sentences' | 'translation'>;

/** Whether a text is missing or stale in any sentence; one without letters needs no translation. */
export function isOpen({ original, sentences, translation }: Compared): boolean {
  if (translation === '' && !/\p{L}/u.test(original)) return false;
  return sentences.some(({ state }) => state !== 'current');
}
