/**
 * Whether dropped tags cover a tag; `null` drops all. A bare name (`products`) covers all its
 * items too; together with items (`blog-posts` with `blog-posts:a-slug`) only the lists, so
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
