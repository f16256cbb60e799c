/**
 * Width of a picture that fills the content of a page on a phone, for its `sizes`: the window
 * without its gutters (`--gutter`). A few px too many make a phone of 360 px load the next width.
 */
export const ACROSS = 'min(90vw, 100vw - 2.5rem)';

/** Widths of pictures in lists, for their `sizes`: one of three or of two in a row, and the first. */
export const THIRD = `(width >= 90rem) 25rem, (width >= 48rem) 28vw, (width >= 40rem) 43vw, ${ACROSS}`;
export const HALF = `(width >= 90rem) 39rem, (width >= 40rem) 44vw, ${ACROSS}`;
export const LEAD = `(width >= 90rem) 44rem, (width >= 62rem) 50vw, ${ACROSS}`;

/** Number of the first cards that are two in a row, as the styles lay them out. */
export function inPairs(count: number): number {
  return [0, 4, 2][count % 3] ?? 0;
}
