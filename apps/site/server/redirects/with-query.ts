/**
 * Address of a redirect with the visitor's query, verbatim, between its own query and its fragment.
 * @param search query with its `?`, or nothing
 */
export function withQuery(to: string, search: string): string {
  const [address = '', fragment] = to.split('#', 2);
  const query = address.includes('?') ? search.replace('?', '&') : search;
  return `${address}${query}${fragment === undefined ? '' : `#${fragment}`}`;
}
