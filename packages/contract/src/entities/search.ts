import { z } from 'zod';

/** Kinds of hits, in the order of equally good ones. */
export const SEARCH_KINDS = [
  'products',
  'services',
  'pages',
  'calculators',
  'areas',
  'industries',
  'realizations',
  'careers',
  'posts',
] as const;

/** A piece of a text; `Found`: a searched word, or one that is similar to it. */
const piece = z.strictObject({ Text: z.string().min(1), Found: z.boolean() });

/** A page of the site that a search finds, with its texts in the language of the search. */
export const searchHit = z.strictObject({
  Kind: z.enum(SEARCH_KINDS),
  /** Path without language. */
  To: z.string().startsWith('/'),
  Title: z.array(piece).min(1),
  Excerpt: z.array(piece),
});

/**
 * Answer of a search. `Whole` is false if no page has all of the words: then the hits have most
 * of them. `Kinds` counts all hits, also if only those of one kind are returned.
 */
export const searchReply = z.strictObject({
  Count: z.number().int().min(0),
  Whole: z.boolean(),
  Kinds: z
    .array(z.strictObject({ Kind: z.enum(SEARCH_KINDS), Count: z.number().int().min(1) }))
    .default([]),
  Hits: z.array(searchHit),
});

export type SearchKind = (typeof SEARCH_KINDS)[number];
export type SearchHit = z.infer<typeof searchHit>;
export type SearchReply = z.infer<typeof searchReply>;
