import type { Locale } from '@osnowa/contract';
import { MENU_WORDS } from '@osnowa/site-map';
import { textsByKey, wordLimit } from '../changed-words.ts';
import { messages as de } from './de/index.ts';
import { serverMessages as deServer } from './de/server.ts';
import { messages as en } from './en/index.ts';
import { serverMessages as enServer } from './en/server.ts';
import { type Messages, messages as pl } from './pl/index.ts';
import { serverMessages as plServer, type ServerMessages } from './pl/server.ts';

export type { Messages, ServerMessages };

/** All interface labels of the site in one language. */
export type SiteMessages = Messages & ServerMessages;

/** The site's own labels of every language, used where an editor has changed nothing. */
export const SITE_MESSAGES: Record<Locale, SiteMessages> = {
  pl: { ...pl, ...plServer },
  en: { ...en, ...enServer },
  de: { ...de, ...deServer },
};

/** Key of the label of the button next to the menu in the bar. */
const BAR_BUTTON = 'frame.consultation';

/**
 * Texts that editors cannot change here: entries of menus have a form of their own, and the name of
 * a table belongs to the text of an article, which is in one language on all pages.
 */
const ELSEWHERE: ReadonlySet<string> = new Set([
  ...Object.keys(MENU_WORDS)
    .map((name) => `frame.${name}`)
    .filter((key) => key !== BAR_BUTTON),
  'blog.table',
  // Names of the company's calculators, as in the brand.
  ...Object.keys(plServer.accuracy.kinds).map((name) => `accuracy.kinds.${name}`),
]);

/** The site's own texts that an editor may change, by key, in the order of the code. */
export function changeableTexts(locale: Locale): Record<string, string> {
  const texts = Object.entries(textsByKey(SITE_MESSAGES[locale]));
  return Object.fromEntries(texts.filter(([key]) => !ELSEWHERE.has(key)));
}

/**
 * Characters that a text may have at its place, by its length in all languages. The bar is one line
 * and full: its button has no more room than for today's longest word.
 */
export function roomFor(key: string, builtIns: readonly string[]): number {
  return key === BAR_BUTTON
    ? Math.max(...builtIns.map(({ length }) => length))
    : wordLimit(builtIns);
}
