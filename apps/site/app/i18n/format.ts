import { LOCALES, type Locale } from '@tkalnia/contract';

/** Forms of a counted noun by `Intl.PluralRules` category; German and English leave out few and many. */
export interface PluralForms {
  one: string;
  few?: string;
  many?: string;
  other: string;
}

/** Fills the `{placeholders}` of a message. A placeholder without a value stays visible, so that a test finds it. */
export function fill(message: string, values: Readonly<Record<string, string | number>>): string {
  return message.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : placeholder,
  );
}

/** The right form for a number, with `{n}` filled: 1 dzień, 2 dni, 5 dni. */
export function plural(locale: Locale, n: number, forms: PluralForms): string {
  const category = new Intl.PluralRules(LOCALES[locale].fullCode).select(n);
  const form = (category in forms && forms[category as keyof PluralForms]) || forms.other;
  return fill(form, { n: formatNumber(locale, n) });
}

/** A number as written in the language. */
export function formatNumber(locale: Locale, n: number): string {
  return new Intl.NumberFormat(LOCALES[locale].fullCode).format(n);
}

/** A day as written in the language: 18 listopada 2026. Instants are taken in the company's time zone. */
export function formatDate(locale: Locale, instant: string): string {
  const style = { dateStyle: 'long', timeZone: 'Europe/Warsaw' } as const;
  return new Intl.DateTimeFormat(LOCALES[locale].fullCode, style).format(new Date(instant));
}

/** A share as written in the language: 30%, 30 %. */
export function formatPercent(locale: Locale, share: number): string {
  return new Intl.NumberFormat(LOCALES[locale].fullCode, { style: 'percent' }).format(share);
}

/** Whole money as written in the language: 1400 zł, €340. */
export function formatMoney(locale: Locale, amount: number, currency: string): string {
  return moneyFormat(locale, currency).format(amount);
}

/** From one sum to another: 107 800–141 400 zł, €26,200 – €34,300. */
export function formatMoneyRange(
  locale: Locale,
  low: number,
  high: number,
  currency: string,
): string {
  return moneyFormat(locale, currency).formatRange(low, high);
}

function moneyFormat(locale: Locale, currency: string): Intl.NumberFormat {
  const style = { style: 'currency', currency, maximumFractionDigits: 0 } as const;
  return new Intl.NumberFormat(LOCALES[locale].fullCode, style);
}
