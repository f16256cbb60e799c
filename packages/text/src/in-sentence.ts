import { LOCALES, type Locale } from '@osnowa/contract';

/**
 * German words at the start of our names that are not nouns: only these get a small letter inside a
 * sentence.
 */
const NO_NOUN = /^(Ab|Auf|Bei|Bis|Ein|Eine|Im|In|Mehr|Mit|Nur|Ohne|Über|Unter|Zwei|Drei|Vier)\s/;

/** A name as it is written inside a sentence: "Up to 20 people" becomes "up to 20 people", "CRM" stays. */
export function inSentence(name: string, locale: Locale): string {
  const [first = '', second = ''] = name;
  const isName = locale === 'de' ? !NO_NOUN.test(name) : second !== second.toLowerCase();
  return isName ? name : first.toLocaleLowerCase(LOCALES[locale].fullCode) + name.slice(1);
}
