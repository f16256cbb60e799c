import type { Locale } from '@osnowa/contract';
import { messages as de } from './messages/de/index.ts';
import { messages as en } from './messages/en/index.ts';
import { type Messages, messages as pl } from './messages/pl/index.ts';

/** Interface labels of every language: for the server, which renders them all. */
export const MESSAGES: Record<Locale, Messages> = { pl, en, de };
