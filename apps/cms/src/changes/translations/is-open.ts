import type { ComparedText } from './comparison.ts';

/** Whether a text is missing or stale in any sentence; one without letters needs no translation. */
export function isOpen({ original, sentences, translation }: ComparedText): boolean {
  if (translation === '' && !/\p{L}/u.test(original)) return false;
  return sentences.some(({ state }) => state !== 'current');
}
