/**
 * Width of a picture that fills the content of a page on a phone, for its `sizes`: the window
 * without its gutters (`--gutter`). A few px too many make a phone of 360 px load the next width.
 */
export const ACROSS = 'min(90vw, 100vw - 2.5rem)';
