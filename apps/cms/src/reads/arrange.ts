import { AppError, LOCALE_CODES, type Locale, READS, type ReadName } from '@osnowa/contract';
import type { z } from 'zod';

/** A record of an answer, by wire field. */
export type WireRecord = Readonly<Record<string, unknown>>;

/** Polish order of letters: Łukasz comes after Lucyna, not after Zofia. */
const surnames = new Intl.Collator('pl');

const COMPARE: Readonly<Record<string, (one: WireRecord, other: WireRecord) => number>> = {
  id: (one, other) => Number(one.id) - Number(other.id),
  Order: (one, other) => Number(one.Order) - Number(other.Order),
  Surname: (one, other) => surnames.compare(String(one.Surname), String(other.Surname)),
  // Plain comparison: ISO times of one form, and a collator would take 50 times as long.
  created_at: (one, other) => {
    if (one.created_at === other.created_at) return 0;
    return String(one.created_at) < String(other.created_at) ? -1 : 1;
  },
};

/** Order of a list without an order of its own: the newest first, else the editors' order. */
function defaultSort(first: WireRecord | undefined): string {
  if (first && 'created_at' in first) return 'created_at:desc';
  if (first && 'Order' in first) return 'Order:asc';
  return 'id:asc';
}

/** The records that a query asks for by slug, page name, name (in any language) or ids. */
export function filtered<Item extends WireRecord>(items: readonly Item[], query: Query): Item[] {
  const { slug, PageName, Name, id_in: ids } = query;
  return items.filter(
    (item) =>
      (slug === undefined || item.slug === slug) &&
      (PageName === undefined || item.PageName === PageName) &&
      (Name === undefined || LOCALE_CODES.some((locale) => item[`Name_${locale}`] === Name)) &&
      (ids === undefined || ids.includes(Number(item.id))),
  );
}

/** The records in the order of `_sort` (`field:asc` or `field:desc`); equal ones by id. */
export function sorted<Item extends WireRecord>(items: readonly Item[], sort?: string): Item[] {
  const [field = 'id', direction] = (sort ?? defaultSort(items[0])).split(':');
  const compare = COMPARE[field] ?? (() => 0);
  const sign = direction === 'desc' ? -1 : 1;
  return items.toSorted(
    (one, other) => sign * (compare(one, other) || Number(one.id) - Number(other.id)),
  );
}

/** The part of a list between `_start` and `_limit`. */
export function sliced<Item>(items: readonly Item[], query: Query, limit = Infinity): Item[] {
  const start = query._start ?? 0;
  return items.slice(start, start + (query._limit ?? limit));
}

/** A checked query: values by parameter name, absent where not given. */
export type Query = Readonly<{
  _sort?: string;
  _start?: number;
  _limit?: number;
  _q?: string;
  id_in?: readonly number[];
  category?: string;
  tag?: string;
  slug?: string;
  language?: Locale;
  PageName?: string;
  Name?: string;
}>;

/**
 * Checks the query of a read by the contract, strictly: nothing unknown, nothing guessed, a
 * parameter given twice only where the contract has a list.
 * @throws AppError `BadQuery` with a message that names the parameter
 */
export function parseQuery(name: ReadName, parameters: URLSearchParams): Query {
  const result = READS[name].query.safeParse(valuesOf(parameters));
  if (result.success) return result.data as Query;
  throw new AppError('BadQuery', describe(result.error.issues[0], parameters));
}

/** The same read with the same query in another order is the same reply. */
export function canonicalQuery(name: ReadName, parameters: URLSearchParams): string {
  const sorted = new URLSearchParams(parameters);
  sorted.sort();
  return `${name}?${sorted}`;
}

function valuesOf(parameters: URLSearchParams): Record<string, string | string[]> {
  const names = new Set(parameters.keys());
  const entries = [...names].map((name): [string, string | string[]] => {
    const [first = '', ...more] = parameters.getAll(name);
    return [name, more.length > 0 ? [first, ...more] : first];
  });
  return Object.fromEntries(entries);
}

const SHOWN = 64;

function describe(issue: z.core.$ZodIssue | undefined, parameters: URLSearchParams): string {
  if (issue?.code === 'unrecognized_keys') {
    return `Unknown query parameter "${issue.keys[0]?.slice(0, SHOWN)}".`;
  }
  const name = String(issue?.path[0]);
  if (name !== 'id_in' && parameters.getAll(name).length > 1) {
    return `Query parameter "${name}" is given more than once.`;
  }
  return `Query parameter "${name}" is not valid.`;
}
