import { LOCALE_CODES, type Locale } from '@osnowa/contract';

const NO_BREAK_SPACE = '\u00A0';
const NO_BREAK_HYPHEN = '\u2011';
const WORD_JOINER = '\u2060';

const UNITS = [
  ...['%', '€', 'zł', 'tys\\.', 'mln', 'Mio\\.', 'PLN', 'EUR'],
  ...['s', 'h', 'px', 'mm', 'cm', 'm²', 'km', 'kg', '°C', 'kB', 'MB', 'GB'],
  ...[
    'min',
    'Min\\.',
    'minut[ya]?',
    'minutes?',
    'Minuten?',
    'sekund[ya]?',
    'seconds?',
    'Sekunden?',
  ],
  ...['godz(?:in[ya]?|\\.)?', 'hours?', 'Stunden?', 'Uhr', 'dni(?:ach|ami|om)?', 'dzień', 'dnia'],
  ...[
    'days?',
    'working days',
    'person-days?',
    'osobodni',
    'Personentage?n?',
    'Tage?n?',
    'Arbeitstage?n?',
    'tyg\\.',
    'tydzień',
    'tygodni(?:e|a)?',
  ],
  ...['weeks?', 'Wochen?', 'miesi(?:ąc|ąca|ące|ęcy)', 'months?', 'Monate?n?', 'lata?', 'years?'],
  ...['Jahre?n?', 'ton[ya]?', 'tonnes?', 'Tonnen'],
];

// A placeholder of a message represents a number as often as a digit does.
const NUMBER_AND_UNIT = new RegExp(`([\\d}]) (?=(?:${UNITS.join('|')})(?![\\p{L}]))`, 'gu');
const SIGN_AND_NUMBER = /(\b(?:PLN|EUR)|§) (?=\d)/g;
const DIGIT_GROUPS = /(\d) (?=\d{3}(?!\d))/g;
const TELEPHONE = /\+\d{2}(?: \d{2,4}){2,}/g;
const BEFORE_DASH = / (?=[–…·](?:\s|$))/g;

// Polish typesetting leaves no word of one letter at the end of a line.
const SINGLE_LETTER_WORD = /(^|[\s(„>])([aiouwz]) /gi;
const ABBREVIATIONS: Readonly<Record<Locale, RegExp>> = {
  pl: /\b(art\.|ust\.|lit\.|ul\.|nr|np\.|tzw\.|poz\.|pkt|kat\.) (?=\S)/g,
  en: /\b(Article|No\.|Fig\.) (?=\d)/g,
  // “Art.” ends a sentence as well: it is short for an article only before its number.
  de: /\b(z\.|d\.|u\.|(?:Art|Abs|Nr)\.(?= \d)|Buchst\.(?= [a-z]\b)) (?=\S)/g,
};

/**
 * Sets non-breaking spaces: between a number and its unit in every language, after words of one
 * letter in Polish. Texts are written with plain spaces and typeset where they are shown. In HTML,
 * only spaces between words change.
 */
export function typeset(text: string, locale: Locale): string {
  const set = text
    .replace(NUMBER_AND_UNIT, `$1${NO_BREAK_SPACE}`)
    .replace(SIGN_AND_NUMBER, `$1${NO_BREAK_SPACE}`)
    .replace(TELEPHONE, (number) => number.replaceAll(' ', NO_BREAK_SPACE))
    .replace(DIGIT_GROUPS, `$1${NO_BREAK_SPACE}`)
    .replace(BEFORE_DASH, NO_BREAK_SPACE)
    .replace(ABBREVIATIONS[locale], `$1${NO_BREAK_SPACE}`);
  return locale === 'pl' ? withHeldLetters(withHeldLetters(set)) : set;
}

/**
 * One pass skips the second of two such words in a row ("a w"). A look-behind would not, but older
 * versions of Safari do not support it.
 */
function withHeldLetters(text: string): string {
  return text.replace(SINGLE_LETTER_WORD, `$1$2${NO_BREAK_SPACE}`);
}

// A line that ends with “e-” tears the word. An address holds no such word after a space.
const HELD_HYPHEN = /(^|[\s(„“>])(e(?=-mail)|USt(?=-Id))-/gi;

// “8–16” is read as one unit. Longer numbers, such as prices, may need the break on a phone.
const SHORT_RANGE = /(^|[^\d.,\u00A0–])(\d{1,3}–)(?=\d{1,3}(?![\d–]|[.,\u00A0]\d))/g;

// “9 → 2” and “60 or 90” are read as one unit as well.
const SHORT_PAIR =
  /(^|[^\d.,\u00A0])(\d{1,3}) (→|albo|lub|or|oder) (?=\d{1,3}(?!\d|[.,\u00A0]\d))/g;

const LEGAL_FORM = /\bsp\.\s(z\so\.o\.|k\.|j\.|p\.)/g;
const POSTAL_CODE = /\b(\d{2})-(\d{3}) (?=\p{Lu})/gu;

/**
 * `typeset` for the content, where it also holds together short words with a hyphen, the legal form
 * of a company, a Polish postal code with its town, and two short numbers: a range, a change from
 * one to the other, or a choice. Labels of the interface keep theirs: programs that fill in forms
 * look for “E-mail”.
 */
export function typesetContent(text: string, locale: Locale): string {
  return typeset(text, locale)
    .replace(HELD_HYPHEN, `$1$2${NO_BREAK_HYPHEN}`)
    .replace(LEGAL_FORM, (form) => form.replace(/\s/g, NO_BREAK_SPACE))
    .replace(POSTAL_CODE, `$1${NO_BREAK_HYPHEN}$2${NO_BREAK_SPACE}`)
    .replace(SHORT_RANGE, `$1$2${WORD_JOINER}`)
    .replace(SHORT_PAIR, `$1$2${NO_BREAK_SPACE}$3${NO_BREAK_SPACE}`);
}

/** `typeset` for every text of nested objects, lists and functions that return texts. */
export function typesetWords<Words>(words: Words, locale: Locale): Words {
  return setInside(words, locale) as Words;
}

/** `typesetWords` for the same words in every language. */
export function typesetLocales<Words>(words: Record<Locale, Words>): Record<Locale, Words> {
  const set = LOCALE_CODES.map((locale) => [locale, typesetWords(words[locale], locale)]);
  return Object.fromEntries(set) as Record<Locale, Words>;
}

function setInside(value: unknown, locale: Locale): unknown {
  if (typeof value === 'string') return typeset(value, locale);
  if (typeof value === 'function')
    return (...given: unknown[]) => setInside(value(...given), locale);
  if (Array.isArray(value)) return value.map((item) => setInside(item, locale));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, setInside(inner, locale)]),
  );
}
