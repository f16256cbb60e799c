import type { PageKind } from '@osnowa/http/vital-metrics';

/** Beginnings of paths, without language; what is named nowhere is `other`. */
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

/** Kind of a page: all that is ever said of where something was measured. */
export function pageKind(path: string): PageKind {
  return KINDS.find(([start]) => start.test(path))?.[1] ?? 'other';
}
