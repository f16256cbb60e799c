/** The named fields of a record, and no others: what travels to the browser is what is shown there. */
export function pick<Whole extends object, Key extends keyof Whole>(
  whole: Whole,
  keys: readonly Key[],
): Pick<Whole, Key> {
  return Object.fromEntries(keys.map((key) => [key, whole[key]])) as Pick<Whole, Key>;
}
