/** What the renderer made of a key. */
export interface Rendered {
  /** The whole answer with its security headers. */
  response: Response;
  tags: ReadonlySet<string>;
  /** Made of last good copies: to be rendered again soon. */
  stale: boolean;
  /** Failed, or with parts missing because the API is down: an older page is better. */
  poor: boolean;
}
