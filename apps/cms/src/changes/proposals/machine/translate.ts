import type { Locale } from '@osnowa/contract';

/** A request for translations to a machine. */
export interface TranslationRequest {
  source: Locale;
  target: Locale;
  /**
   * One line each. Placeholders such as `{name}` and marks such as `<1>…</1>` have to be in the
   * answer as they are.
   */
  texts: readonly string[];
  /** Agreed terms in these texts: each in the source language, and its possible translations. */
  glossary: readonly { source: string; target: readonly string[] }[];
}

/**
 * The adapter of a machine: as many texts as were asked for, in the same order.
 * @throws MachineFailure
 */
export type Translate = (request: TranslationRequest) => Promise<string[]>;
