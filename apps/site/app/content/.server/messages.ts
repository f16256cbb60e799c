import type { Locale } from '@osnowa/contract';
import { type ChangedWords, typeset, withChangedWords, wordFaults } from '@osnowa/text';
import { changeableTexts, SITE_MESSAGES, type SiteMessages } from '@osnowa/text/messages';
import type { Content, ContentReply } from '../content.ts';

/** The interface in one language, and by key what editors changed of it. */
export interface SiteWords {
  messages: SiteMessages;
  changed: ChangedWords;
}

/** The site's own interface, used if nothing is changed or the changes cannot be read. */
export function builtInWords(locale: Locale): SiteWords {
  return { messages: SITE_MESSAGES[locale], changed: {} };
}

/** Interfaces by the answer that they were made from: all pages of a language share one. */
const made = new WeakMap<object, SiteWords>();

/** The interface in the language of the content, with the texts that editors changed. */
export async function readWords(content: Content, locale: Locale): Promise<SiteWords> {
  const reply = await content.optional('site-words');
  if (!reply) return builtInWords(locale);
  const words = made.get(reply) ?? wordsOf(reply, locale);
  made.set(reply, words);
  return words;
}

/** Only the labels of `readWords`. */
export async function readMessages(content: Content, locale: Locale): Promise<SiteMessages> {
  return (await readWords(content, locale)).messages;
}

/**
 * The content service validates texts by its own version. A text that does not fit this version is
 * left out: the built-in one is used.
 */
function wordsOf({ words }: ContentReply<'site-words'>, locale: Locale): SiteWords {
  const builtIn = changeableTexts(locale);
  const changed = words.flatMap(({ key, text }) => {
    const own = builtIn[key];
    const isOfLanguage = own !== undefined && text?.lang === locale;
    return isOfLanguage && wordFaults(text.text, own).length === 0
      ? [[key, typeset(text.text, locale)] as const]
      : [];
  });
  if (changed.length === 0) return builtInWords(locale);
  const texts = Object.fromEntries(changed);
  return { messages: withChangedWords(SITE_MESSAGES[locale], texts), changed: texts };
}
