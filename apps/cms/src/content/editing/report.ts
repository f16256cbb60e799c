import type { Locale } from '@osnowa/contract';
import type { TypedFigure } from '../facts/typed-figure.ts';

/** How much a finding matters, the worst first: publishing is refused; visitors meet it; it could be better. */
export const WEIGHTS = ['refused', 'hurts', 'better'] as const;
export type Weight = (typeof WEIGHTS)[number];

/** A finding of a check, and the field where it is fixed. */
export interface Finding {
  weight: Weight;
  /** For the reader, in the language of the back office. */
  sentence: string;
  /** The content language it is about; `null` for all of them. */
  language: Locale | null;
  /** The form as in its address: `collections/pages/3`. */
  form: string;
  /** Path of the field in the form; `null` for the document. */
  field: string | null;
  /** What one press puts in place of a figure in the field. */
  instead?: TypedFigure;
}

/** How search engines and networks show the page in one language. */
export interface ShownHead {
  language: Locale;
  /** The title of a search result has the company's name, where it fits. */
  title: string;
  sharedTitle: string;
  description: string;
  /** Address of the page for visitors. */
  address: string;
  /** The picture of a shared link, as the site makes it of the draft. */
  picture: string;
  /** The language has no title of its own: the Polish page replaces it. */
  isPolish: boolean;
}

/** The answer of the check: findings, checks that passed, and how others will show the page. */
export interface CheckReport {
  findings: Finding[];
  /** Names of the checks without a finding, for the reader. */
  fine: string[];
  /** Names of the checks that gave no answer. */
  failed: string[];
  heads: ShownHead[];
}
