import { AppError, READS, type ReadName } from '@osnowa/contract';
import type { ContentQuery } from './content.ts';

/**
 * Path and query of a read below the API's address; equal queries give equal addresses.
 * @throws AppError `NotFound` when the contract refuses the query: nothing can match it
 */
export function readAddress<Name extends ReadName>(name: Name, query: ContentQuery<Name>): string {
  const wire: [string, string[]][] = Object.entries(query)
    .filter(([, value]) => value !== undefined)
    .map(([field, value]): [string, string[]] => [field, [value].flat().map(String)])
    .sort(([one], [other]) => (one < other ? -1 : 1));
  const asked = Object.fromEntries(
    wire.map(([field, values]) => [field, field === 'id_in' ? values : values[0]]),
  );
  const { error } = READS[name].query.safeParse(asked);
  if (error) throw new AppError('NotFound', `/${name} cannot be asked that`, { cause: error });
  const search = new URLSearchParams(
    wire.flatMap(([field, values]) => values.map((value): [string, string] => [field, value])),
  );
  return search.size > 0 ? `/${name}?${search}` : `/${name}`;
}

/** Whether a query asks for some of a list by what they are, rather than for a part or an order of it. */
export function isFiltered(query: Readonly<Record<string, unknown>>): boolean {
  const named = Object.entries(query).filter(([, value]) => value !== undefined);
  return named.some(([field]) => field === '_q' || !field.startsWith('_'));
}
