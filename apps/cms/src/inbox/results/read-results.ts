import type { Payload } from 'payload';
import { readColleagues } from '../../accounts/colleagues.ts';
import {
  groupedBy,
  type Outcome,
  type Sales,
  type Span,
  salesFigures,
} from '../../desk/sales-figures.ts';
import { beginningOf, dayAfter } from '../../leads/deadlines/office-time.ts';
import { type Totals, total } from '../../leads/sales/worth.ts';

/** Periods to choose from, all up to today but the last month. */
export const PERIODS = ['month', 'last-month', 'quarter', 'year'] as const;

export type Period = (typeof PERIODS)[number];

/** The days of a period that a day, given as `YYYY-MM-DD`, is in or comes after, by the zone's clock. */
export function spanOf(period: Period, today: string, timeZone: string): Span {
  const firstOf = (year: number, month: number) => new Date(Date.UTC(year, month)).toISOString();
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7)) - 1];
  const begun = {
    month: firstOf(year, month),
    'last-month': firstOf(year, month - 1),
    quarter: firstOf(year, month - (month % 3)),
    year: firstOf(year, 0),
  };
  const end = period === 'last-month' ? begun.month.slice(0, 10) : dayAfter(today, 1);
  const begins = (day: string) => beginningOf(day, timeZone);
  return { from: begins(begun[period].slice(0, 10)), to: begins(end) };
}

/** A row of a table: its name, and the totals of each outcome. */
export type Figures = readonly [name: string | null, Record<Outcome, Totals>];

export interface Results {
  all: Figures;
  /** By name of the person; `null`: assigned to nobody. */
  people: Figures[];
  /** Of what was won or lost; `null`: without a campaign. */
  campaigns: Figures[];
  /** Of what is open, by `YYYY-MM`; an empty text: earlier than today; `null`: no day is entered. */
  months: Figures[];
}

/** After every month. */
const LAST = '~';

function figuresOf(name: string | null, sales: readonly Sales[]): Figures {
  const of = (one: Outcome) => total(sales.filter(({ outcome }) => outcome === one));
  return [name, { won: of('won'), lost: of('lost'), open: of('open') }];
}

/** What was won and lost in a time and is open now; amounts of each currency apart. */
export async function readResults(payload: Payload, span: Span, today: string): Promise<Results> {
  const sales = await salesFigures(payload, span);
  const colleagues = await readColleagues(payload);
  const tableOf = (rows: readonly Sales[], nameOf: (of: Sales) => string | null) =>
    groupedBy(rows, nameOf).map(([name, its]) => figuresOf(name, its));
  const nameOf = ({ assignee }: Sales) =>
    colleagues.find(({ id }) => id === assignee)?.name ?? null;
  const monthOf = ({ expected }: Sales) =>
    expected && (expected < today ? '' : expected.slice(0, 7));
  const isOpen = ({ outcome }: Sales) => outcome === 'open';
  const months = tableOf(sales.filter(isOpen), monthOf);
  return {
    all: figuresOf(null, sales),
    people: tableOf(sales, nameOf),
    campaigns: tableOf(
      sales.filter((one) => !isOpen(one)),
      ({ campaign }) => campaign || null,
    ),
    months: months.toSorted(([one], [other]) => ((one ?? LAST) < (other ?? LAST) ? -1 : 1)),
  };
}
