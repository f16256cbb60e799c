import type { Locale } from '@osnowa/contract';
import { z } from 'zod';

/** Where proposals come from: a translator's link, or the service of `TRANSLATION_URL`. */
export type Origin = 'translator' | 'machine';

/**
 * What may become of a proposal. *Open*: the translator writes; *sent*: an editor decides; *closed*:
 * every text was accepted or refused; *withdrawn*: an editor took the link back, or a newer machine
 * proposal replaced it.
 */
export type ProposalState = 'open' | 'sent' | 'closed' | 'withdrawn';

const proposedText = z.object({
  /** As it was typed; a formatted text with its marks (`marked-text.ts`). */
  text: z.string(),
  /** The sentences of the original that it was written from, by paragraphs. */
  original: z.array(z.array(z.string())),
  /** The translation that stood there when it was written. */
  translation: z.string(),
  decision: z.enum(['accepted', 'refused']).optional(),
  /** Path in the form; texts that an earlier version stored have none. */
  path: z.string().optional(),
  /** What the editor says to the translator about a refused text. */
  reason: z.string().optional(),
});

/** One text of a proposal. */
export type ProposedText = z.infer<typeof proposedText>;

/** Texts of a proposal by their keys, as `localisedTexts` gives them. */
export const proposedTexts = z.record(z.string(), proposedText);
export type ProposedTexts = z.infer<typeof proposedTexts>;

/** A proposal for the translation of a document into one language. */
export interface Proposal {
  id: number;
  source: string;
  /** Empty for a global. */
  document: string;
  language: Locale;
  origin: Origin;
  /** Of the translator; empty for a machine. */
  name: string;
  note: string;
  state: ProposalState;
  /** Whether an editor took the link back: it opens nothing, whatever becomes of what was typed. */
  isWithdrawn: boolean;
  version: number;
  texts: ProposedTexts;
  /** Both ISO 8601. */
  sentAt: string | null;
  expiresAt: string;
  /** Who asked for it. */
  askedBy: string;
}

/** Longest text of one field, in characters. */
export const LONGEST_TEXT = 200_000;
