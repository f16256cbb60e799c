import type { Words } from '../messages/pl.ts';
import { type AdminLanguage, adminLanguage } from './office-language.ts';

/**
 * Parts of the words that components of the browser use. Every page of the back office has them in
 * its reader's language, so that a part that only the server says stays out; a component that needs a
 * word of another part does not compile until the part is named here. `media` and `picker` are also
 * read by Payload's own components (payload.patch).
 */
const SCREEN_PARTS = [
  'catalogues',
  'checks',
  'destinations',
  'editing',
  'fields',
  'forms',
  'kit',
  'languages',
  'leads',
  'links',
  'media',
  'messages',
  'picker',
  'preview',
  'translators',
  'redirects',
  'schedule',
  'signIn',
  'siteWords',
  'states',
  'templates',
  'translations',
] as const satisfies readonly (keyof Words)[];

/** The words that components of the browser use. */
export type ScreenWords = Pick<Words, (typeof SCREEN_PARTS)[number]>;

/** A word of any language. */
export type Word = (words: ScreenWords) => string;

/** The words of a language that are sent to a browser. */
export function screenPart(words: Words): ScreenWords {
  return Object.fromEntries(SCREEN_PARTS.map((part) => [part, words[part]])) as ScreenWords;
}

const known = new Map<AdminLanguage, ScreenWords>();

/** Makes the words of a language known to this process, or to this page. */
export function setScreenWords(language: AdminLanguage, words: ScreenWords): void {
  known.set(language, words);
}

/** The words in the language that an account or a browser wants, on the server and in the browser. */
export function screenWords(wanted: string | null | undefined): ScreenWords {
  const language = adminLanguage(wanted);
  const words = known.get(language);
  if (!words) throw new Error(`The words of the back office in “${language}” are not loaded.`);
  return words;
}
