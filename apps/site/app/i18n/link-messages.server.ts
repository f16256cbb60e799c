import type { Locale } from '@osnowa/contract';
import { typesetLocales } from '@osnowa/text';
import { links as de } from './messages/de/links.ts';
import { links as en } from './messages/en/links.ts';
import { type LinkMessages, links as pl } from './messages/pl/links.ts';

/** Words of the pages that links in mails lead to: sent with those pages, so that no other carries them. */
export const LINK_MESSAGES: Record<Locale, LinkMessages> = typesetLocales({ pl, en, de });
