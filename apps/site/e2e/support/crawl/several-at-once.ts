/** Does the work for each item, `atOnce` at a time; results in the order of the items. */
export async function severalAtOnce<Item, Result>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item, worker: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = new Array(items.length);
  const queue = items.entries();
  const workers = Array.from({ length: atOnce }, async (_, worker) => {
    for (const [index, item] of queue) results[index] = await work(item, worker);
  });
  await Promise.all(workers);
  return results;
}
