/** Languages of the site's visitors. The first one is that of media without a version. */
export const LANGUAGES = ['pl', 'en', 'de'] as const;

export type Language = (typeof LANGUAGES)[number];

/** Words of a set of screens, as its file in `words/` has them. */
export type Words = {
  /** Language in which the drawing program writes the screens. */
  written: Language;
  /** Names of people, companies, places and products: the same in every language. */
  names: readonly string[];
  /** Each text of the screens, or a part of one, in every language. */
  words: readonly Readonly<Record<Language, string>>[];
};

/** Units, currencies and abbreviations that all three languages share. */
const SHARED =
  'mm², mm, cm, km, m, kg, t, l, h, min, s, °C, bar, kW, A, V, µm, ppm, mg, zł, EUR, VAT';

/** Codes of orders, documents, machines and sizes: capitals and digits, perhaps joined. */
const CODE = String.raw`(?=[\p{Lu}\d]*\d|\p{Lu}{1,5}(?![\p{L}]))[\p{Lu}\d]+(?:[-/][\p{L}\d]*\d[\p{L}\d]*)*`;

/** A day such as 18.11 or 18.11.2026, in a screen written in Polish. */
const POLISH_DAY = String.raw`\d{1,2}\.\d{2}(?:\.\d{4})?(?![\d.])`;

/** A number with groups of thousands, decimals, a percent or euro sign, as each language writes it. */
const NUMBERS: Record<Language, string> = {
  pl: String.raw`\d{1,3}(?:[ \u00a0]\d{3})*(?:,\d+)?(?:[ \u00a0]?[%€])?(?!\d)`,
  en: String.raw`\d{1,3}(?:,\d{3})*(?:\.\d+)?%?(?!\d)`,
  de: String.raw`\d{1,3}(?:\.\d{3})*(?:,\d+)?(?:[ \u00a0]?[%€])?(?!\d)`,
};

const MARKS: Record<Language, { thousands: string; decimal: string; percent: string }> = {
  pl: { thousands: '\u00a0', decimal: ',', percent: '%' },
  en: { thousands: ',', decimal: '.', percent: '%' },
  de: { thousands: '.', decimal: ',', percent: '\u00a0%' },
};

/** A number written in one language, written in another. */
function renumber(text: string, from: Language, to: Language): string {
  if (to === 'en' && text.endsWith('€')) return `€${renumber(text.slice(0, -1).trimEnd(), from, to)}`;
  const digits = text.replace(/[ \u00a0]?[%€]$/, '');
  const after = text.endsWith('%') ? MARKS[to].percent : text.slice(digits.length);
  const [whole = '', part] = digits.split(MARKS[from].decimal);
  const groups = whole.split(from === 'pl' ? /[ \u00a0]/ : MARKS[from].thousands);
  const decimals = part === undefined ? '' : MARKS[to].decimal + part;
  return groups.join(MARKS[to].thousands) + decimals + after;
}

/** A day written in Polish: British with slashes, German with a full stop where the year is left out. */
function redate(text: string, to: Language): string {
  const parts = text.split('.');
  if (to === 'en') return parts.join('/');
  return parts.length === 2 ? `${text}.` : text;
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&').replace(/[ \u00a0]+/g, '[ \\u00a0]+');
}

/** Matches whole words only; a text may also begin with the comma after a name. */
function whole(phrases: readonly string[]): string {
  const longestFirst = phrases.toSorted((one, other) => other.length - one.length);
  const from = (phrase: string) => (/^[\p{L}\d]/u.test(phrase) ? String.raw`(?<![\p{L}\d])` : '');
  return `(?:${longestFirst.map((phrase) => from(phrase) + escaped(phrase)).join('|')})(?!\\p{L})`;
}

function plain(text: string): string {
  return text.replaceAll('&nbsp;', '\u00a0').replaceAll('&amp;', '&');
}

function normal(text: string): string {
  return text.replace(/[ \u00a0]+/g, ' ');
}

/** Translates texts of a set of screens from the language that they are written in. */
export class Translator {
  /** Parts of texts that neither the words nor the names of the set have. */
  readonly missing = new Set<string>();
  readonly #words: Words;
  readonly #to: Language;
  readonly #pattern: RegExp;
  readonly #known: ReadonlyMap<string, string>;

  constructor(words: Words, to: Language) {
    const { written } = words;
    this.#words = words;
    this.#to = to;
    this.#known = new Map(words.words.map((word) => [normal(word[written]), word[to]]));
    const parts = {
      word: whole(words.words.map((word) => word[written])),
      name: whole([...words.names, ...SHARED.split(', ')]),
      ...(written === 'pl' && { day: `(?<![\\d.])${POLISH_DAY}` }),
      number: `(?<![\\p{L}\\d.,/:-])${NUMBERS[written]}(?![\\p{L}\\d/:×.-]*[\\d/:×])`,
      code: `(?<![\\p{L}])${CODE}`,
    };
    const groups = Object.entries(parts).map(([name, source]) => `(?<${name}>${source})`);
    this.#pattern = new RegExp(groups.join('|'), 'gu');
  }

  /** The body of a page with its texts translated; markup, and numbers inside of it, stay. */
  body(html: string): string {
    return html.replace(/(?<=>|^)[^<>]+(?=<|$)/g, (text) => this.#text(text));
  }

  #text(html: string): string {
    const text = plain(html);
    let rest = '';
    let last = 0;
    let said = '';
    for (const match of text.matchAll(this.#pattern)) {
      rest += ` ${text.slice(last, match.index)}`;
      said += text.slice(last, match.index) + this.#part(match);
      last = match.index + match[0].length;
    }
    rest += ` ${text.slice(last)}`;
    if (/\p{L}/u.test(rest)) this.missing.add(`${rest.trim()} (in: ${text.trim()})`);
    // In German a space that does not break stands before a percent sign.
    return (said + text.slice(last)).replace(/(\d) %/g, '$1\u00a0%').replaceAll('&', '&amp;');
  }

  #part({ 0: found, groups }: RegExpMatchArray): string {
    const { written } = this.#words;
    if (groups?.word !== undefined) return this.#known.get(normal(found)) ?? found;
    if (groups?.day !== undefined) return redate(found, this.#to);
    if (groups?.number !== undefined) return renumber(found, written, this.#to);
    return found;
  }
}
