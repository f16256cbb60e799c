import type { Where } from 'payload';

/** One condition of a list: a field, an operator and a value. */
export type Condition = readonly [field: string, operator: string, value: string];

/** A filter of plain conditions that all hold, in the flat form that an address can hold. */
export function conditionsOf(where: Where): Condition[] {
  return Object.entries(where).flatMap(([field, rule]): Condition[] => {
    if (field === 'and') return (rule as Where[]).flatMap(conditionsOf);
    return Object.entries(rule as object).map(
      ([operator, value]) => [field, operator, String(value)] as const,
    );
  });
}

/** Conditions as the parameters of a list's address. */
export function parametersOf(conditions: readonly Condition[]): [string, string][] {
  return conditions.flatMap(([field, operator, value], index): [string, string][] => {
    const name = `where[or][0][and][${index}][${field}][${operator}]`;
    if (operator !== 'in' && operator !== 'not_in') return [[name, value]];
    // Payload names the choices of a list in words only where each is a parameter of its own.
    return value.split(',').map((one, nth) => [`${name}[${nth}]`, one]);
  });
}

/** Address of a list under these conditions, as the list's own filter writes them. */
export function addressOf(list: string, conditions: readonly Condition[]): string {
  return `${list}?${new URLSearchParams(parametersOf(conditions))}`;
}
