import { LOCALES, type Locale } from '@osnowa/contract';
import { fill, moneyRange, type PluralForms, pluralForm } from '@osnowa/text';

export { fill };

/** Cached formatters: creating one takes longer than formatting a hundred numbers. */
function remembered<Options, Formatter>(
  make: (locale: string, options: Options) => Formatter,
): (locale: Locale, options: Options) => Formatter {
  const made = new Map<string, Formatter>();
  return (locale, options) => {
    const key = `${locale} ${JSON.stringify(options)}`;
    const known = made.get(key) ?? make(LOCALES[locale].fullCode, options);
    made.set(key, known);
    return known;
  };
}

type NumberStyle = Intl.NumberFormatOptions;
type DateStyle = Intl.DateTimeFormatOptions;

const numbers = remembered((locale, style: NumberStyle) => new Intl.NumberFormat(locale, style));
const dates = remembered((locale, style: DateStyle) => new Intl.DateTimeFormat(locale, style));
const names = remembered(
  (locale, style: Intl.DisplayNamesOptions) => new Intl.DisplayNames(locale, style),
);

/** The right form for a number, with `{n}` filled: 1 dzień, 2 dni, 5 dni. */
export function plural(locale: Locale, n: number, forms: PluralForms): string {
  return fill(pluralForm(locale, n, forms), { n: formatNumber(locale, n) });
}

/** A noun counted by a range: 2–4 osoby. */
export function pluralRange(locale: Locale, low: number, high: number, forms: PluralForms): string {
  const n = `${formatNumber(locale, low)}–${formatNumber(locale, high)}`;
  return fill(pluralForm(locale, high, forms), { n });
}

/** A number as written in the language, whole or in another style, such as that of a unit. */
export function formatNumber(locale: Locale, n: number, style: NumberStyle = {}): string {
  return numbers(locale, style).format(n);
}

/** A day as written in the language: 18 listopada 2026. Instants are taken in the company's time zone. */
export function formatDate(locale: Locale, instant: string): string {
  const style = { dateStyle: 'long', timeZone: 'Europe/Warsaw' } as const;
  // No line break after the day of the month.
  return dates(locale, style).format(new Date(instant)).replace(' ', '\u00A0');
}

/** Name of a country by its two letters; `null` for the country of the language, which needs no name. */
export function formatCountry(locale: Locale, code: string): string | null {
  return code === LOCALES[locale].country
    ? null
    : (names(locale, { type: 'region' }).of(code) ?? null);
}

/** Name of a language by its code, in the language of the page. */
export function formatLanguage(locale: Locale, code: Locale): string {
  return names(locale, { type: 'language' }).of(code) ?? code;
}

/** The month of a calendar day as written in the language: wrzesień 2024. */
export function formatMonth(locale: Locale, day: string): string {
  const style = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return dates(locale, style).format(new Date(day));
}

/** A calendar day with its weekday, without its year: poniedziałek, 1 lutego. */
export function formatWorkingDay(locale: Locale, day: string): string {
  const style = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
  return dates(locale, style).format(new Date(day));
}

/** Short name of a weekday, 1 is Monday; any week of the calendar will do. */
export function formatWeekday(locale: Locale, number: number): string {
  const monday = Date.UTC(2024, 0, 1);
  const day = new Date(monday + (number - 1) * 24 * 60 * 60 * 1000);
  return dates(locale, { weekday: 'short', timeZone: 'UTC' }).format(day);
}

/** A time as written in the language: minutes, from two hours on whole hours, rounded up. */
export function formatDuration(locale: Locale, minutes: number): string {
  const [amount, unit] = minutes < 120 ? [minutes, 'minute'] : [Math.ceil(minutes / 60), 'hour'];
  return formatNumber(locale, amount, { style: 'unit', unit, unitDisplay: 'short' });
}

/** A percentage as written in the language: 30%, 30 %. */
export function formatPercent(locale: Locale, share: number): string {
  return formatNumber(locale, share, { style: 'percent' });
}

/** Whole money as written in the language: 1400 zł, €340. */
export function formatMoney(locale: Locale, amount: number, currency: string): string {
  return moneyFormat(locale, currency).format(amount);
}

/** A range of money, the currency named once: 107 800–141 400 zł, €26,200–34,300. */
export function formatMoneyRange(
  locale: Locale,
  low: number,
  high: number,
  currency: string,
): string {
  return moneyRange(moneyFormat(locale, currency), low, high);
}

function moneyFormat(locale: Locale, currency: string): Intl.NumberFormat {
  return numbers(locale, { style: 'currency', currency, maximumFractionDigits: 0 });
}
