import type { Locale } from '@tkalnia/contract';

const NO_BREAK_SPACE = '\u00A0';

const UNITS = [
  '%',
  '€',
  'zł',
  'tys\\.',
  'mln',
  'dni',
  'dzień',
  'dnia',
  'lat',
  'lata',
  'tygodni',
  'tygodnie',
  'tyg\\.',
  'miesi(?:ąc|ące|ęcy)',
  'godz(?:in[ya]?|\\.)?',
  'minut[ya]?',
  'min',
  'sekund[ya]?',
  'km',
  'kg',
  'ton[ya]?',
  'm²',
  'px',
  'MB',
  'GB',
  'days?',
  'years?',
  'weeks?',
  'months?',
  'hours?',
  'minutes?',
  'seconds?',
  'tonnes?',
  'Tage?n?',
  'Jahre?n?',
  'Wochen?',
  'Monate?n?',
  'Stunden?',
  'Minuten?',
  'Sekunden?',
  'Tonnen',
  'Uhr',
];

const NUMBER_AND_UNIT = new RegExp(`(\\d) (?=(?:${UNITS.join('|')})(?![\\p{L}]))`, 'gu');
const DIGIT_GROUPS = /(\d) (?=\d{3}(?!\d))/g;

// Polish typesetting leaves no word of one letter at the end of a line. Two in a row ("a w") need
// the look-behind: a consuming match would skip the second.
const SINGLE_LETTER_WORD = /(?<=^|[\s\u00A0(„"])([aiouwzAIOUWZ]) /gu;
const POLISH_ABBREVIATION = /\b(art\.|ul\.|nr|np\.|tzw\.|poz\.|ust\.|pkt) (?=\S)/g;
const GERMAN_ABBREVIATION = /\b(z\.|d\.|u\.) (?=[A-Za-z]\.)/g;

/**
 * Sets the spaces of a text that must not break at the end of a line: between a number and its unit
 * in every language, after words of one letter in Polish. Content files are written with plain spaces.
 */
export function typeset(text: string, locale: Locale): string {
  const numbers = text
    .replace(NUMBER_AND_UNIT, `$1${NO_BREAK_SPACE}`)
    .replace(DIGIT_GROUPS, `$1${NO_BREAK_SPACE}`);
  if (locale === 'pl') {
    return numbers
      .replace(SINGLE_LETTER_WORD, `$1${NO_BREAK_SPACE}`)
      .replace(POLISH_ABBREVIATION, `$1${NO_BREAK_SPACE}`);
  }
  return locale === 'de' ? numbers.replace(GERMAN_ABBREVIATION, `$1${NO_BREAK_SPACE}`) : numbers;
}
