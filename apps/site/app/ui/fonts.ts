import type { Locale } from '@tkalnia/contract';
import display from './fonts/bricolage-grotesque-latin.woff2?url';
import displayExtended from './fonts/bricolage-grotesque-latin-ext.woff2?url';
import text from './fonts/instrument-sans-latin.woff2?url';
import textExtended from './fonts/instrument-sans-latin-ext.woff2?url';

/** Addresses of the font files that a page in this language needs at once, to be preloaded. */
export function fontsOf(locale: Locale): string[] {
  return locale === 'pl' ? [display, text, displayExtended, textExtended] : [display, text];
}
