import type { Locale } from '@osnowa/contract';

/** Where browsers send their measurements, on the site. */
export const VITALS_PATH = '/vitals';

/** Largest paint, next paint after an interaction and first byte in ms; shift of the layout without unit. */
export const VITAL_NAMES = ['LCP', 'INP', 'CLS', 'TTFB'] as const;

export type VitalName = (typeof VITAL_NAMES)[number];

/** Kinds of pages in the figures; an address itself is never sent. */
export const PAGE_KINDS = [
  'home',
  'products',
  'realizations',
  'blog',
  'careers',
  'contact',
  'calculator',
  'wizard',
  'other',
] as const;

type PageKind = (typeof PAGE_KINDS)[number];

/** Classes of devices in the figures, by the width of the window alone. */
export const DEVICES = ['phone', 'desktop'] as const;

/** The message of one visit, sent when its visitor agreed to statistics. */
export interface VitalsMessage {
  page: PageKind;
  locale: Locale;
  device: (typeof DEVICES)[number];
  values: Partial<Record<VitalName, number>>;
}

/** Beginnings of paths, without language; a path that is not listed is `other`. */
const KINDS: readonly (readonly [RegExp, PageKind])[] = [
  [/^\/$/, 'home'],
  [/^\/(?:products|areas|industries)(?:\/|$)/, 'products'],
  [/^\/realizations(?:\/|$)/, 'realizations'],
  [/^\/blog(?:\/|$)/, 'blog'],
  [/^\/careers(?:\/|$)/, 'careers'],
  [/^\/(?:contact|consultation)$/, 'contact'],
  [/^\/(?:kalkulator-|natychmiastowa-wycena$)/, 'calculator'],
  [/^\/estimate-project(?:\/|$)/, 'wizard'],
];

/** Kind of a page: a message says nothing else about its address. */
export function pageKind(path: string): PageKind {
  return KINDS.find(([start]) => start.test(path))?.[1] ?? 'other';
}
