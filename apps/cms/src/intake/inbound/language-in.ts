import type { Locale } from '@osnowa/contract';

/** Small words that nearly every sentence of a language has, and the other two have not. */
const SMALL_WORDS: Record<Locale, ReadonlySet<string>> = {
  pl: new Set(
    'się jest oraz dla nie że jak czy przez ale tak nasz nasza naszej mamy proszę chcemy dzień dobry można który która ze'.split(
      ' ',
    ),
  ),
  en: new Set(
    'the and you your with for this that are have our from will can we of is it be not they if would'.split(
      ' ',
    ),
  ),
  de: new Set(
    'und der das ist wir für mit nicht ein eine auf sie den von ich haben zu im unser unsere bitte guten werden'.split(
      ' ',
    ),
  ),
};

/** Small words that a text needs, to say its language. */
const ENOUGH = 3;

const WORD = /[\p{L}\p{N}][\p{L}\p{N}'’-]{1,29}/gu;

/** The language of a text among those of the site; `null` where it cannot be said. */
export function languageIn(text: string): Locale | null {
  const words = [...new Set(text.toLowerCase().match(WORD) ?? [])];
  const counts = (Object.keys(SMALL_WORDS) as Locale[])
    .map((locale) => ({
      locale,
      count: words.filter((word) => SMALL_WORDS[locale].has(word)).length,
    }))
    .sort((one, other) => other.count - one.count);
  const [first, second] = counts;
  if (!first || first.count < ENOUGH || first.count === second?.count) return null;
  return first.locale;
}
