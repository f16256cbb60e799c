import type { Locale, ReadName } from '@osnowa/contract';
import { inOneLanguage, languagesOf } from '@osnowa/text';
import { TITLES, type TitledName } from '../titled-reads.ts';
import type { ContentReply } from './content.ts';

/**
 * Answers by the value they were made from. The lists that stand in the menus of every page took a
 * twelfth of the time of a rendering, made anew for each.
 */
const made = new WeakMap<object, Partial<Record<Locale, unknown>>>();

/**
 * The answer of a read in one language; what has a page of its own says in which ones it exists.
 * Answers are shared by all who ask: nobody changes them. Those with posts are not kept, because
 * there is no end to them.
 * @param value answer that was parsed with the contract
 */
export function replyIn<Name extends ReadName>(
  name: Name,
  value: unknown,
  locale: Locale,
): ContentReply<Name> {
  if (typeof value !== 'object' || value === null || name.startsWith('blog-posts')) {
    return makeReply(name, value, locale);
  }
  const kept = made.get(value) ?? {};
  made.set(value, kept);
  kept[locale] ??= makeReply(name, value, locale);
  return kept[locale] as ContentReply<Name>;
}

function makeReply<Name extends ReadName>(
  name: Name,
  value: unknown,
  locale: Locale,
): ContentReply<Name> {
  const reply = inOneLanguage(value, locale) as unknown;
  if (!isTitled(name)) return reply as ContentReply<Name>;
  const translated = (document: object, original: object) => ({
    ...document,
    languages: languagesOf(original as Record<string, unknown>, TITLES[name]),
  });
  const withLanguages = Array.isArray(value)
    ? (reply as object[]).map((document, index) => translated(document, value[index]))
    : translated(reply as object, value as object);
  return withLanguages as unknown as ContentReply<Name>;
}

function isTitled(name: ReadName): name is TitledName {
  return Object.hasOwn(TITLES, name);
}
