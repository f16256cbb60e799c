import { type Basis, basisFor } from './calibration.ts';
import { type DailyRates, type EstimateCatalogue, itemsOf } from './catalogue.ts';
import { type Choice, knownChoice } from './choice.ts';
import {
  type Effort,
  type EffortFactors,
  effortOf,
  priceOf,
  type Rounding,
  weeksFor,
} from './effort.ts';
import { teamsFor } from './team.ts';

/** Currencies of a price. */
export type Currency = 'PLN' | 'EUR';

/** Person-days, calendar weeks and money of a piece of work. */
export interface Figures {
  effort: Effort;
  /** By size of the team: the usual teams, or the team of a chosen pace. */
  weeks: { team: number; weeks: number }[];
  /** Net, rounded; `null` without a daily rate in the currency. */
  price: { currency: Currency; low: number; high: number } | null;
}

/** Days of one group's chosen items, without the mobile app. */
export interface GroupDays {
  key: string;
  days: number;
  items: { key: string; days: number; later: boolean }[];
}

/**
 * The figures of a choice. Every place that shows figures (screen, PDF, mail, admin) reads them
 * here.
 */
export interface Estimate extends Figures {
  choice: Choice;
  /** Groups with something chosen, in the catalogue's order. */
  groups: GroupDays[];
  /** First and second phase, if an item is postponed. */
  phases: [Figures, Figures] | null;
  /** What the ranges are made from, those of both phases too: a project is delivered as a whole. */
  basis: Basis;
}

/**
 * Calculates the figures of a choice. A first phase, or a whole without phases, that is below the
 * smallest project has that project's days. Pure: the browser and the server get identical results.
 * @param currency of the price, that of the visitor's language
 * @param rounding of a saved estimate; the default is that of a new one
 */
export function estimateOf(
  catalogue: EstimateCatalogue,
  given: Choice,
  currency: Currency,
  rounding: Rounding = 'up',
): Estimate {
  const choice = knownChoice(catalogue, given);
  const later = new Set(choice.later);
  const first = choice.items.filter((key) => !later.has(key));
  const { rates } = catalogue;
  const smallest = rates.smallestDays ?? 0;
  const effort = (keys: readonly string[], factors: EffortFactors, added = 0, least = 0) =>
    effortOf(itemsOf(catalogue), keys, factors, choice.mobile, rounding, added, least);
  const missing = Math.max(smallest - effort(first, rates).sum, 0);
  const basis = basisFor(rates, effort(choice.items, rates, missing).sum);
  const factors = basis.isMeasured
    ? { ...rates, lowFactor: basis.low, rangeFactor: basis.high }
    : rates;
  const whole = (keys: readonly string[]) => effort(keys, factors, missing, smallest);
  const teams = teamsFor(catalogue, [choice.items, first], whole);
  const figures = (effort: Effort): Figures => {
    return {
      effort,
      weeks: teams.map((team) => ({ team, weeks: weeksFor(effort.high, team) })),
      price: moneyFor(effort, rates, currency, rounding),
    };
  };
  return {
    choice,
    groups: groupsOf(catalogue, choice),
    ...figures(whole(choice.items)),
    phases: later.size > 0 ? [figures(whole(first)), figures(effort(choice.later, factors))] : null,
    basis,
  };
}

/** The first phase, about which the visitor decides now; without phases, everything. */
export function firstOf(estimate: Estimate): Figures {
  return estimate.phases?.[0] ?? estimate;
}

function moneyFor(
  effort: Effort,
  rates: DailyRates,
  currency: Currency,
  rounding: Rounding,
): Figures['price'] {
  const rate = currency === 'PLN' ? rates.dailyRatePLN : rates.dailyRateEUR;
  return rate === null ? null : { currency, ...priceOf(effort, rate, rounding) };
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
