type Fields = Readonly<Record<string, unknown>>;

/** The rows of a list; `null` for everything else. A row is known by its id. */
function rowsOf(value: unknown): (Fields & { id: string })[] | null {
  const isRow = (item: unknown) => typeof (item as Fields | null)?.id === 'string';
  return Array.isArray(value) && value.length > 0 && value.every(isRow) ? value : null;
}

/** Drops differences without meaning: empty values, and key order, which a database may change. */
function plain(value: unknown): unknown {
  if (value === null || value === undefined || value === '' || value === false) return null;
  if (Array.isArray(value)) return value.length === 0 ? null : value.map(plain);
  if (typeof value !== 'object') return value;
  const entries = Object.entries(value).map(([key, inside]) => [key, plain(inside)] as const);
  const filled = entries.filter(([, inside]) => inside !== null);
  return Object.fromEntries(filled.sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** A hash of 53 bits (cyrb53), which protects no secret. */
function hash(text: string): string {
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36);
}

/** The digest of a value: equal for the same value, also from another database. */
export function digestOf(value: unknown): string {
  const rows = rowsOf(value);
  return hash(JSON.stringify(rows ? rows.map(({ id }) => id) : plain(value)));
}
