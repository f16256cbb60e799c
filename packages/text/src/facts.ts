import { type FactKind, LOCALES, type Locale } from '@osnowa/contract';
import { moneyRange } from './money-range.ts';
import { type PluralForms, pluralForm } from './plurals.ts';

/** What a fact says from a day on. */
export interface FactValue {
  /** First day on which it holds: `2026-01-31`. */
  since: string;
  /** Of money in PLN, of percent in per cent, else in units of the kind; the lower end of a range. */
  amount?: number | null;
  /** The upper end of a range. */
  to?: number | null;
  /** Money in EUR; without it the house’s rate (`eur`) is taken. */
  eur?: number | null;
  toEur?: number | null;
  /** `2014-05-11`, for a fact that is a date. */
  date?: string | null;
  /** For a fact in words. */
  text?: Partial<Record<Locale, string | null>> | null;
}

export interface Fact {
  key: string;
  kind: FactKind;
  /** In any order, one for a day at most. */
  values: readonly FactValue[];
}

/** The facts by their keys. */
export type Facts = ReadonlyMap<string, Fact>;

/** Key of the fact by which money in PLN becomes money in EUR: PLN for one EUR. */
export const EXCHANGE_RATE = 'eur';

/** Key of the fact that says how soon a visitor’s message is usually answered, in office hours. */
export const REPLY_TIME = 'reply-sales';

/** What the built-in words say where the company has no fact of its own. */
const BUILT_IN_REPLY: Fact = {
  key: REPLY_TIME,
  kind: 'minutes',
  values: [{ since: '0000-01-01', amount: 15 }],
};

/** Facts that the program refers to itself, until the company has its own of the same key. */
export const BUILT_IN_FACTS: Facts = new Map([[REPLY_TIME, BUILT_IN_REPLY]]);

/** Office minutes of an hour and of a day. */
const MINUTES: Partial<Record<FactKind, number>> = {
  minutes: 1,
  hours: 60,
  days: 8 * 60,
  workingDays: 8 * 60,
};

/** Office minutes within which an answer was promised on a day; of a range, the longest. */
export function replyMinutes(fact: Fact | undefined, day: string): number {
  const own = fact && MINUTES[fact.kind] ? fact : BUILT_IN_REPLY;
  const value = valueOn(own, day);
  const amount = value?.to ?? value?.amount;
  return amount ? amount * (MINUTES[own.kind] ?? 1) : replyMinutes(undefined, day);
}

/** Forms in which a text may show a value. */
export const FACT_FORMS = ['from', 'month', 'number', 'words', 'year', 'capital'] as const;

export type FactForm = (typeof FACT_FORMS)[number];

/** A place in a text that shows a fact: `{fact:rate*70@2026-01-01|from month}`. */
export interface FactToken {
  /** As it is written. */
  token: string;
  key: string;
  /** A number or the key of another fact; the value is multiplied by it. */
  factor: string | null;
  /** Day whose value is shown; today's without one. */
  day: string | null;
  /** As typed; an unknown one is a fault. */
  forms: readonly string[];
}

const TOKEN =
  /\{fact:([a-z][a-z0-9-]*)(?:\*([a-z0-9.-]+))?(?:@(\d{4}-\d{2}-\d{2}))?(?:\|([a-z ]+))?\}/g;

/** Whether a text has a place for a fact, or the beginning of one that cannot be read. */
export const mentionsFact = (text: string): boolean => text.includes('{fact:');

function tokenOf([token, key = '', factor, day, forms]: RegExpMatchArray): FactToken {
  return {
    token,
    key,
    factor: factor ?? null,
    day: day ?? null,
    forms: forms?.split(' ').filter(Boolean) ?? [],
  };
}

/** Every place of a text that shows a fact. */
export function factTokens(text: string): FactToken[] {
  return [...text.matchAll(TOKEN)].map(tokenOf);
}

/** Keys of the facts that a text shows. */
export function factKeys(text: string): string[] {
  const keys = factTokens(text).flatMap(({ key, factor }) => [key, ...(factor ? [factor] : [])]);
  return [...new Set(keys.filter((key) => !isNumber(key)))];
}

const isNumber = (text: string) => Number.isFinite(Number(text));

/** What a fact says on a day; `null` before its first day. */
export function valueOn({ values }: Fact, day: string): FactValue | null {
  const until = values.filter(({ since }) => since <= day);
  return until.toSorted((a, b) => a.since.localeCompare(b.since)).at(-1) ?? null;
}

/**
 * A text with its facts filled in, in the language and its currency.
 * @param day that the text is read on: `2026-11-30`
 * @returns the text as it is where a fact or its value is missing: the check before publishing names it
 */
export function fillFacts(text: string, locale: Locale, facts: Facts, day: string): string {
  if (!mentionsFact(text)) return text;
  return text.replace(TOKEN, (...match) => {
    const place = tokenOf(match as unknown as RegExpMatchArray);
    return shownFact(place, locale, facts, day) ?? place.token;
  });
}

/** The words of one place; `null` where the fact, its value on the day or its form is missing. */
export function shownFact(
  { key, factor, day, forms }: Omit<FactToken, 'token'>,
  locale: Locale,
  facts: Facts,
  today: string,
): string | null {
  const fact = facts.get(key);
  const value = fact && valueOn(fact, day ?? today);
  const known = forms.every((form) => (FACT_FORMS as readonly string[]).includes(form));
  const times = factorOf(factor, facts, day ?? today);
  if (!fact || !value || !known || times === null) return null;
  const said = saidOf(fact.kind, value, { locale, facts, forms, times, day: day ?? today });
  if (said === null) return null;
  const { from, month } = WORDS[locale];
  const whole = [forms.includes('from') && from, said, forms.includes('month') && month];
  const words = whole.filter(Boolean).join(' ');
  return forms.includes('capital') ? words.replace(/^\p{L}/u, (one) => one.toUpperCase()) : words;
}

/** What a fact says today, without any form; `null` without a value. */
export const shownToday = (key: string, locale: Locale, facts: Facts, today: string) =>
  shownFact({ key, factor: null, day: null, forms: [] }, locale, facts, today);

function factorOf(factor: string | null, facts: Facts, day: string): number | null {
  if (factor === null) return 1;
  if (isNumber(factor)) return Number(factor);
  const fact = facts.get(factor);
  return (fact && valueOn(fact, day)?.amount) ?? null;
}

interface Saying {
  locale: Locale;
  facts: Facts;
  forms: readonly string[];
  times: number;
  day: string;
}

function saidOf(kind: FactKind, value: FactValue, saying: Saying): string | null {
  const { locale, forms } = saying;
  if (kind === 'words') return value.text?.[locale] || value.text?.pl || null;
  if (kind === 'date') return value.date ? dateIn(locale, value.date, forms) : null;
  const { amount, to } = amountsOf(kind, value, saying);
  if (amount === null) return null;
  if (kind === 'money' && !forms.includes('number')) {
    return moneyRange(moneyIn(locale, [amount, to]), amount, to ?? amount);
  }
  const numbers =
    to === null ? numberIn(locale, amount) : `${numberIn(locale, amount)}–${numberIn(locale, to)}`;
  if (kind === 'percent' && !forms.includes('number')) return percentIn(locale, numbers);
  const unit = UNITS[locale][kind as keyof (typeof UNITS)['pl']];
  if (!unit || forms.includes('number')) return numbers;
  const noun = pluralForm(locale, to ?? amount, unit);
  const spelled = forms.includes('words') && to === null ? inWords(locale, amount, unit) : null;
  return `${spelled ?? numbers} ${noun}`;
}

/** PLN at the house’s rate of a day, in whole EUR; `null` without an amount or a rate. */
export function inEuro(
  amount: number | null | undefined,
  facts: Facts,
  day: string,
): number | null {
  const rate = facts.get(EXCHANGE_RATE);
  const perEuro = rate && valueOn(rate, day)?.amount;
  return perEuro && amount !== null && amount !== undefined ? Math.round(amount / perEuro) : null;
}

/** Both ends in the currency of the language, or as they are. */
function amountsOf(kind: FactKind, value: FactValue, { locale, facts, times, day }: Saying) {
  const inOwn = (amount: number | null | undefined, own: number | null | undefined) => {
    if (kind !== 'money' || LOCALES[locale].currency === 'PLN') return amount ?? null;
    if (own !== null && own !== undefined) return own;
    return inEuro(amount, facts, day);
  };
  const scaled = (amount: number | null) => amount && Math.round(amount * times * 100) / 100;
  return {
    amount: scaled(inOwn(value.amount, value.eur)),
    to: scaled(inOwn(value.to, value.toEur)),
  };
}

function numberIn(locale: Locale, amount: number): string {
  return new Intl.NumberFormat(LOCALES[locale].fullCode, { maximumFractionDigits: 2 }).format(
    amount,
  );
}

function moneyIn(locale: Locale, amounts: readonly (number | null)[]): Intl.NumberFormat {
  const isWhole = amounts.every((amount) => amount === null || Number.isInteger(amount));
  const digits = isWhole ? 0 : 2;
  return new Intl.NumberFormat(LOCALES[locale].fullCode, {
    style: 'currency',
    currency: LOCALES[locale].currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}

const percentIn = (locale: Locale, numbers: string) =>
  locale === 'de' ? `${numbers} %` : `${numbers}%`;

function dateIn(locale: Locale, date: string, forms: readonly string[]): string {
  if (forms.includes('year')) return date.slice(0, 4);
  const style = { dateStyle: 'long', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(LOCALES[locale].fullCode, style).format(new Date(date));
}

const WORDS: Record<Locale, { from: string; month: string }> = {
  pl: { from: 'od', month: 'miesięcznie' },
  en: { from: 'from', month: 'a month' },
  de: { from: 'ab', month: 'im Monat' },
};

/** A unit by its number. A feminine one has its own word for one, in Polish for two as well. */
type Unit = PluralForms & { feminine?: true };

type Counted = Exclude<FactKind, 'money' | 'percent' | 'number' | 'date' | 'words'>;

const UNITS: Record<Locale, Record<Counted, Unit>> = {
  pl: {
    personDays: { one: 'osobodzień', few: 'osobodni', many: 'osobodni', other: 'osobodnia' },
    days: { one: 'dzień', few: 'dni', many: 'dni', other: 'dnia' },
    workingDays: {
      one: 'dzień roboczy',
      few: 'dni robocze',
      many: 'dni roboczych',
      other: 'dnia roboczego',
    },
    weeks: { one: 'tydzień', few: 'tygodnie', many: 'tygodni', other: 'tygodnia' },
    months: { one: 'miesiąc', few: 'miesiące', many: 'miesięcy', other: 'miesiąca' },
    years: { one: 'rok', few: 'lata', many: 'lat', other: 'roku' },
    hours: { one: 'godzina', few: 'godziny', many: 'godzin', other: 'godziny', feminine: true },
    minutes: { one: 'minuta', few: 'minuty', many: 'minut', other: 'minuty', feminine: true },
  },
  en: {
    personDays: { one: 'person-day', other: 'person-days' },
    days: { one: 'day', other: 'days' },
    workingDays: { one: 'working day', other: 'working days' },
    weeks: { one: 'week', other: 'weeks' },
    months: { one: 'month', other: 'months' },
    years: { one: 'year', other: 'years' },
    hours: { one: 'hour', other: 'hours' },
    minutes: { one: 'minute', other: 'minutes' },
  },
  de: {
    personDays: { one: 'Personentag', other: 'Personentage' },
    days: { one: 'Tag', other: 'Tage' },
    workingDays: { one: 'Arbeitstag', other: 'Arbeitstage' },
    weeks: { one: 'Woche', other: 'Wochen', feminine: true },
    months: { one: 'Monat', other: 'Monate' },
    years: { one: 'Jahr', other: 'Jahre' },
    hours: { one: 'Stunde', other: 'Stunden', feminine: true },
    minutes: { one: 'Minute', other: 'Minuten', feminine: true },
  },
};

const NUMBERS: Record<Locale, string> = {
  pl: 'jeden dwa trzy cztery pięć sześć siedem osiem dziewięć dziesięć jedenaście dwanaście trzynaście czternaście piętnaście szesnaście siedemnaście osiemnaście dziewiętnaście dwadzieścia',
  en: 'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty',
  de: 'ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn zwanzig',
};

const FEMININE: Record<Locale, readonly string[]> = { pl: ['jedna', 'dwie'], en: [], de: ['eine'] };

/** A number from 1 to 20 in words; `undefined` for others, which are written in digits. */
function inWords(locale: Locale, amount: number, { feminine }: Unit): string | undefined {
  return (feminine && FEMININE[locale][amount - 1]) || NUMBERS[locale].split(' ')[amount - 1];
}
