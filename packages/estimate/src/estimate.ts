import { type EstimateCatalogue, itemsOf } from './catalogue.ts';
import { type Choice, knownChoice } from './choice.ts';
import { type Effort, effortOf, priceOf, weeksFor } from './effort.ts';

/** Currencies a price can be named in. */
export type Currency = 'PLN' | 'EUR';

/** Sizes of the teams that weeks are told for. */
export const TEAMS = [2, 3, 4] as const;

/** Working days, calendar weeks and money of a piece of work. */
export interface Figures {
  effort: Effort;
  weeks: { team: number; weeks: number }[];
  /** Net, rounded to hundreds; `null` without a daily rate in the currency. */
  price: { currency: Currency; low: number; high: number } | null;
}

/** Days of one group's chosen items, without what a mobile app adds. */
export interface GroupDays {
  key: string;
  days: number;
  items: { key: string; days: number; later: boolean }[];
}

/** What a choice costs. Everything that shows figures (screen, PDF, mail, desk) takes them from here. */
export interface Estimate extends Figures {
  choice: Choice;
  /** Groups with something chosen, in the catalogue's order. */
  groups: GroupDays[];
  /** First and second phase, once something is put off. */
  phases: [Figures, Figures] | null;
}

/**
 * Reckons what a choice costs. Pure: the browser and the server come to the same bytes.
 * @param currency of the price, that of the visitor's language
 */
export function estimateOf(
  catalogue: EstimateCatalogue,
  given: Choice,
  currency: Currency,
): Estimate {
  const choice = knownChoice(catalogue, given);
  const figures = (keys: readonly string[]) => figuresOf(catalogue, keys, choice.mobile, currency);
  const later = new Set(choice.later);
  const first = choice.items.filter((key) => !later.has(key));
  return {
    choice,
    groups: groupsOf(catalogue, choice),
    ...figures(choice.items),
    phases: later.size > 0 ? [figures(first), figures(choice.later)] : null,
  };
}

function figuresOf(
  catalogue: EstimateCatalogue,
  keys: readonly string[],
  mobile: boolean,
  currency: Currency,
): Figures {
  const effort = effortOf(itemsOf(catalogue), keys, catalogue.rates, mobile);
  const rate = currency === 'PLN' ? catalogue.rates.dailyRatePLN : catalogue.rates.dailyRateEUR;
  return {
    effort,
    weeks: TEAMS.map((team) => ({ team, weeks: weeksFor(effort.high, team) })),
    price: rate === null ? null : { currency, ...priceOf(effort, rate) },
  };
}

function groupsOf(catalogue: EstimateCatalogue, choice: Choice): GroupDays[] {
  const [chosen, later] = [new Set(choice.items), new Set(choice.later)];
  return catalogue.groups
    .map(({ key, items }) => {
      const taken = items.filter((item) => chosen.has(item.key));
      return {
        key,
        days: taken.reduce((sum, { dayCost }) => sum + dayCost, 0),
        items: taken.map((item) => ({
          key: item.key,
          days: item.dayCost,
          later: later.has(item.key),
        })),
      };
    })
    .filter(({ items }) => items.length > 0);
}
