import { LOCALES, type Locale } from '@osnowa/contract';
import { type Figures, teamsAlike } from '@osnowa/estimate';
import { fill, moneyRange, type PluralForms, pluralForm } from '@osnowa/text';
import type { PrintWords } from '../../content/words/estimates/texts.ts';

/** Figures as one language writes them. */
export interface PrintFormat {
  number(n: number): string;
  percent(share: number): string;
  day(instant: string): string;
  days(n: number): string;
  range(effort: Figures['effort']): string;
  teams(weeks: Figures['weeks']): string;
  price(price: Figures['price']): string | null;
  money(amount: number, currency: string): string;
}

/** Formats of a language for an estimate on paper. */
export function printFormat(locale: Locale, words: PrintWords): PrintFormat {
  const { fullCode } = LOCALES[locale];
  const number = (n: number) => new Intl.NumberFormat(fullCode).format(n);
  const counted = (n: number, forms: PluralForms) =>
    fill(pluralForm(locale, n, forms), { n: number(n) });
  const money = (currency: string) =>
    new Intl.NumberFormat(fullCode, { style: 'currency', currency, maximumFractionDigits: 0 });
  return {
    number,
    percent: (share) => new Intl.NumberFormat(fullCode, { style: 'percent' }).format(share),
    day: (instant) =>
      new Intl.DateTimeFormat(fullCode, { dateStyle: 'long', timeZone: 'Europe/Warsaw' }).format(
        new Date(instant),
      ),
    days: (n) => counted(n, words.personDays),
    range: ({ low, high }) =>
      low === high
        ? counted(low, words.personDays)
        : `${number(low)}–${counted(high, words.personDays)}`,
    teams: (weeks) =>
      teamsAlike(weeks)
        .map(({ from, to, weeks: n }) => {
          const others = from === to ? '' : `${number(from)}–`;
          return `${others}${counted(to, words.people)}: ${counted(n, words.weeks)}`;
        })
        .join('\n'),
    price: (price) => price && moneyRange(money(price.currency), price.low, price.high),
    money: (amount, currency) => money(currency).format(amount),
  };
}
