import { inOneLanguage, type Locale, languagesOf, type ReadName } from '@tkalnia/contract';
import type { ContentReply } from './content.ts';

/** Reads of documents that have a page of their own, with the field that names each. */
const TITLES = {
  pages: 'Title',
  products: 'Title',
  areas: 'Header1',
  industries: 'Header1',
  realizations: 'Name',
  careers: 'Title',
  'kalkulator-aplikacji': 'Title',
  'kalkulator-dms': 'Title',
  'kalkulator-dms-n': 'Title',
  'kalkulator-erp': 'Title',
  'kalkulator-erp-n': 'Title',
  'natychmiastowa-wycena': 'Title',
} as const satisfies Partial<Record<ReadName, string>>;

/** Name of such a read. */
export type TitledName = keyof typeof TITLES;

/**
 * The answer of a read in one language; what has a page of its own says in which ones it exists.
 * @param value answer that was parsed with the contract
 */
export function replyIn<Name extends ReadName>(
  name: Name,
  value: unknown,
  locale: Locale,
): ContentReply<Name> {
  const reply = inOneLanguage(value, locale) as unknown;
  if (!isTitled(name)) return reply as ContentReply<Name>;
  const translated = (document: object, original: object) => ({
    ...document,
    languages: languagesIn(original, TITLES[name]),
  });
  const withLanguages = Array.isArray(value)
    ? (reply as object[]).map((document, index) => translated(document, value[index]))
    : translated(reply as object, value as object);
  return withLanguages as unknown as ContentReply<Name>;
}

function isTitled(name: ReadName): name is TitledName {
  return Object.hasOwn(TITLES, name);
}

/** A copy is mapped for many requests, and its languages are always the same. */
const known = new WeakMap<object, Locale[]>();

function languagesIn(document: object, title: string): Locale[] {
  const kept = known.get(document) ?? languagesOf(document as Record<string, unknown>, title);
  known.set(document, kept);
  return kept;
}
