/** A pause in long work, in which the process answers others. */
export function pause(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

/** Does something with each of many items, with a pause after some of them. */
export async function forEachInTurn<Item>(
  items: readonly Item[],
  atOnce: number,
  each: (item: Item) => void,
): Promise<void> {
  for (const [at, item] of items.entries()) {
    if (at % atOnce === 0) await pause();
    each(item);
  }
}
