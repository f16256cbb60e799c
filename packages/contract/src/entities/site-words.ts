import { z } from 'zod';
import { localisedOptional } from '../localised.ts';

/** Longest text of the interface, and of the key that names its place, in characters. */
export const SITE_WORD_MAX = { text: 2_000, key: 200 } as const;

const changedText = z.string().min(1).max(SITE_WORD_MAX.text);

/**
 * Texts of the site's interface that editors changed, by key. A language without a text, and every
 * key that is not named, keeps the site's own text.
 */
export const siteWords = z.strictObject({
  Words: z.array(
    z.strictObject({
      Key: z.string().min(1).max(SITE_WORD_MAX.key),
      ...localisedOptional('Text', changedText),
    }),
  ),
});

export type SiteWords = z.infer<typeof siteWords>;
