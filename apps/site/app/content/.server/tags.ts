/**
 * What a set of dropped tags covers; `null` is all of them. A bare name without any of its items (`products`) covers all
 * items too; together with items (`blog-posts` with `blog-posts:a-slug`) it covers the lists alone, so
 * that the pages of the other posts stay.
 */
export function covers(dropped: Iterable<string> | null): (tag: string) => boolean {
  if (dropped === null) return () => true;
  const exact = new Set(dropped);
  const itemised = new Set([...exact].filter((tag) => tag.includes(':')).map(nameOf));
  return (tag) => exact.has(tag) || (exact.has(nameOf(tag)) && !itemised.has(nameOf(tag)));
}

function nameOf(tag: string): string {
  return tag.split(':', 1)[0] as string;
}
