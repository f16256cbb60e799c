/**
 * States of a link that did not work. `suspected` did not work once, `broken` in two nights in a
 * row; `unknown` cannot be checked from here.
 */
export const LINK_STATES = [
  { value: 'suspected', label: { pl: 'Podejrzany', en: 'Suspected' } },
  { value: 'broken', label: { pl: 'Nie działa', en: 'Broken' } },
  { value: 'unknown', label: { pl: 'Nie da się sprawdzić', en: 'Cannot be checked' } },
] as const;

export type LinkState = (typeof LINK_STATES)[number]['value'];
