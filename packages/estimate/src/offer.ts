import { exact, priceOf, weeksFor } from './effort.ts';

/** What the buyer can decide about a line. `taken` and `not-taken` are optional lines as they begin. */
export const OFFER_ROLES = ['fixed', 'taken', 'not-taken', 'later'] as const;

export type OfferRole = (typeof OFFER_ROLES)[number];

/** How a line is paid: by person-days, by one sum, or every month. */
export const OFFER_PAYMENTS = ['days', 'once', 'month'] as const;

export type OfferPayment = (typeof OFFER_PAYMENTS)[number];

/** A line of an offer, as far as the arithmetic needs it. */
export interface OfferLine {
  key: string;
  paid: OfferPayment;
  /** Person-days; 0 for a line that is not paid by them. */
  days: number;
  /** Net, of the whole line or a month, in whole units of the currency; a discount is below 0. */
  price: number;
  role: OfferRole;
  /** Of optional lines with the same name here at most one is taken; empty: it is independent. */
  instead: string;
}

/** What an offer's figures are calculated from. */
export interface OfferTerms {
  lines: readonly OfferLine[];
  /** Upper end of days, and of the money that they cost, as a multiple of the lower; at least 1. */
  rangeFactor: number;
  /** People who work on it at the same time. */
  team: number;
  /** Shares of the price in percent, which add up to 100; none: it is not split. */
  payments: readonly { percent: number }[];
}

/** Days, weeks and money of lines that are worked on together. */
export interface OfferSum {
  days: { low: number; high: number };
  /** Calendar weeks of the team for the upper end. */
  weeks: number;
  /** Net, without what is paid every month. The upper end is the cap, where one is agreed. */
  price: { low: number; high: number };
  /** Net, every month. */
  monthly: number;
}

export interface OfferFigures extends OfferSum {
  /** Of the lines of a later phase; `null` without one. */
  later: OfferSum | null;
  /** Net sums of the payments, in their order, which add up to the lower price. */
  payments: number[];
}

function isOptional({ role }: OfferLine): boolean {
  return role === 'taken' || role === 'not-taken';
}

/** The optional lines that are taken before the buyer has decided anything. */
export function offeredSelection(lines: readonly OfferLine[]): string[] {
  return lines.filter(({ role }) => role === 'taken').map(({ key }) => key);
}

/**
 * Keys that cannot be taken: of no optional line, given twice, or of a line instead of which another
 * one is taken. None: it is a selection.
 */
export function notSelectable(lines: readonly OfferLine[], taken: readonly string[]): string[] {
  const optional = new Map(lines.filter(isOptional).map((line) => [line.key, line]));
  const seen = new Set<string>();
  return taken.filter((key) => {
    const line = optional.get(key);
    const place = line?.instead ? `instead ${line.instead}` : `line ${key}`;
    if (!line || seen.has(place)) return true;
    seen.add(place);
    return false;
  });
}

/** A selection in the order of the lines, without what cannot be taken: of alternatives the first. */
export function knownSelection(lines: readonly OfferLine[], wanted: readonly string[]): string[] {
  const keys = new Set(wanted);
  const taken = lines.filter((line) => isOptional(line) && keys.has(line.key));
  const sorted = taken.map(({ key }) => key);
  const refused = new Set(notSelectable(lines, sorted));
  return sorted.filter((key) => !refused.has(key));
}

/** Takes an optional line in or out; one that stands instead of others puts them out. */
export function withLine(
  lines: readonly OfferLine[],
  taken: readonly string[],
  key: string,
  isTaken: boolean,
): string[] {
  const { instead } = lines.find((line) => line.key === key) ?? { instead: '' };
  const rivals = new Set(
    instead ? lines.filter((line) => line.instead === instead).map((line) => line.key) : [key],
  );
  const others = taken.filter((one) => !rivals.has(one));
  return knownSelection(lines, isTaken ? [...others, key] : others);
}

/**
 * The figures of an offer with a selection of its optional lines. Pure: the browser, the page and
 * the printed copy get identical results.
 */
export function figuresOfOffer(terms: OfferTerms, taken: readonly string[]): OfferFigures {
  const chosen = new Set(knownSelection(terms.lines, taken));
  const now = terms.lines.filter(({ role, key }) => role === 'fixed' || chosen.has(key));
  const later = terms.lines.filter(({ role }) => role === 'later');
  const sum = sumOf(now, terms);
  return {
    ...sum,
    later: later.length > 0 ? sumOf(later, terms) : null,
    payments: splitUp(sum.price.low, terms.payments),
  };
}

function sumOf(lines: readonly OfferLine[], { rangeFactor, team }: OfferTerms): OfferSum {
  const add = (of: readonly OfferLine[], value: 'days' | 'price') =>
    exact(of.reduce((sum, line) => sum + line[value], 0));
  const paid = (as: OfferPayment) => lines.filter((line) => line.paid === as);
  const days = add(paid('days'), 'days');
  const high = Math.ceil(exact(days * rangeFactor));
  const [worked, once] = [add(paid('days'), 'price'), add(paid('once'), 'price')];
  const low = exact(worked + once);
  // An offer without a range is exact; the end of a range is as round as an estimate's.
  const most = rangeFactor > 1 ? priceOf({ low: 0, high: exact(worked * rangeFactor) }, 1).high : 0;
  return {
    days: { low: days, high },
    weeks: weeksFor(high, team),
    price: { low, high: Math.max(exact(most + once), low) },
    monthly: add(paid('month'), 'price'),
  };
}

/** Whole units of each payment; the last one takes what rounding has left. */
function splitUp(price: number, payments: OfferTerms['payments']): number[] {
  const sums = payments.map(({ percent }) => Math.round(exact((price * percent) / 100)));
  const left = price - sums.reduce((sum, one) => sum + one, 0);
  return sums.map((one, nth) => (nth === sums.length - 1 ? exact(one + left) : one));
}

/** What two versions say differently of a line. */
export interface LineChange<Line> {
  before: Line | null;
  after: Line | null;
}

/** The lines that one version has otherwise than the one before: new, gone, or with other values. */
export function changedLines<Line extends { key: string }>(
  before: readonly Line[],
  after: readonly Line[],
  isSame: (one: Line, other: Line) => boolean,
): LineChange<Line>[] {
  const [earlier, later] = [keyed(before), keyed(after)];
  const gone = before.filter(({ key }) => !later.has(key));
  return [
    ...after.flatMap((line) => {
      const was = earlier.get(line.key) ?? null;
      return was && isSame(was, line) ? [] : [{ before: was, after: line }];
    }),
    ...gone.map((line) => ({ before: line, after: null })),
  ];
}

function keyed<Line extends { key: string }>(lines: readonly Line[]): ReadonlyMap<string, Line> {
  return new Map(lines.map((line) => [line.key, line]));
}
