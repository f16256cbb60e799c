import { AppError, type Locale, READS, type ReadName } from '@osnowa/contract';
import type { z } from 'zod';

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
