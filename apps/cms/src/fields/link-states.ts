/**
 * States of a link that did not work. `suspected` did not work once, `broken` in two nights in a
 * row; `unknown` cannot be checked from here.
 */
export const LINK_STATES = ['suspected', 'broken', 'unknown'] as const;

export type LinkState = (typeof LINK_STATES)[number];
