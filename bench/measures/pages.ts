import { FIRST_TAP_ROW } from './first-tap.ts';
import { LIGHTHOUSE_ROW } from './lighthouse.ts';
import { NAVIGATION_ROW } from './navigation.ts';
import type { BenchRow } from './row.ts';
import { BYTES_ROW } from './transferred.ts';

/** What pages cost their visitors. */
export const PAGE_ROWS: readonly BenchRow[] = [
  BYTES_ROW,
  FIRST_TAP_ROW,
  NAVIGATION_ROW,
  LIGHTHOUSE_ROW,
];
