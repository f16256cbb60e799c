import type { Locale } from '@osnowa/contract';

/** What a machine is asked to translate. */
export interface TranslationRequest {
  source: Locale;
  target: Locale;
  /**
   * One line each. Placeholders such as `{name}` and marks such as `<1>…</1>` have to be in the
   * answer as they are.
   */
  texts: readonly string[];
  /** Agreed terms that stand in these texts: what the source calls them, and what they may be called. */
  glossary: readonly { source: string; target: readonly string[] }[];
}

/**
 * The adapter of a machine: as many texts as were asked for, in the same order.
 * @throws MachineFailure
 */
export type Translate = (request: TranslationRequest) => Promise<string[]>;
