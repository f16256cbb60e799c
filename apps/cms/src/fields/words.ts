import type { Locale } from '@osnowa/contract';

/** The same thing said to an editor in every language of the back office. */
export type Words = Record<Locale, string>;
