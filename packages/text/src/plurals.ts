import { LOCALES, type Locale } from '@osnowa/contract';

/** Forms of a counted noun by `Intl.PluralRules` category; German and English leave out few and many. */
export interface PluralForms {
  one: string;
  few?: string;
  many?: string;
  other: string;
}

const rules = new Map<Locale, Intl.PluralRules>();

/** The form for a number, with its `{n}` not yet filled in: {n} dzień, {n} dni. */
export function pluralForm(locale: Locale, n: number, forms: PluralForms): string {
  const known = rules.get(locale) ?? new Intl.PluralRules(LOCALES[locale].fullCode);
  rules.set(locale, known);
  const category = known.select(n);
  return (category in forms && forms[category as keyof PluralForms]) || forms.other;
}
