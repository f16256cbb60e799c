import type { Locale } from '@osnowa/contract';
import { z } from 'zod';

/** Where proposals come from: a translator's link, or the service of `TRANSLATION_URL`. */
export type Origin = 'translator' | 'machine';

/**
 * States of a proposal. *Open*: the translator writes; *sent*: an editor decides; *closed*: every
 * text was accepted or refused; *withdrawn*: an editor withdrew the link, or a newer machine
 * proposal replaced it.
 */
export type ProposalState = 'open' | 'sent' | 'closed' | 'withdrawn';

const proposedText = z.object({
  /** As it was typed; a formatted text with its marks (`marked-text.ts`). */
  text: z.string(),
  /** The sentences of the original that it was written from, by paragraphs. */
  original: z.array(z.array(z.string())),
  /** The translation at the time when it was written. */
  translation: z.string(),
  decision: z.enum(['accepted', 'refused']).optional(),
  /** Path in the form; texts that an earlier version stored have none. */
  path: z.string().optional(),
  /** The editor's reason for refusing a text, which the translator reads. */
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
  /** Whether an editor withdrew the link: it opens nothing, whatever happens to the typed texts. */
  isWithdrawn: boolean;
  version: number;
  texts: ProposedTexts;
  /** Both ISO 8601. */
  sentAt: string | null;
  expiresAt: string;
  /** Name of the person who asked for it. */
  askedBy: string;
}

/** Longest text of one field, in characters. */
export const LONGEST_TEXT = 200_000;
