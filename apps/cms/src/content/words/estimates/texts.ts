import type { Locale } from '@osnowa/contract';
import { typesetLocales } from '@osnowa/text';
import type { Payload } from 'payload';
import { changedWordsIn } from '../../../reads/site-words.ts';
import { de } from './messages/de.ts';
import { en } from './messages/en.ts';
import { type PrintWords, pl } from './messages/pl.ts';

export type { PrintWords };

/** Words of an estimate on paper, in every language. */
export const PRINT_WORDS: Record<Locale, PrintWords> = typesetLocales({ pl, en, de });

/** Words of an estimate on paper in one language, with the texts that editors changed. */
export function readPrintWords(payload: Payload, locale: Locale): Promise<PrintWords> {
  return changedWordsIn(payload, 'print', PRINT_WORDS, locale);
}
