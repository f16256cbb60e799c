import { FIRST_TAP_ROW } from './first-tap.ts';
import { LIGHTHOUSE_ROW } from './lighthouse.ts';
import { NAVIGATION_ROW } from './navigation.ts';
import type { BenchRow } from './row.ts';
import { SECOND_PAGE_ROW } from './second-page.ts';
import { BYTES_ROW } from './transferred.ts';
import { UNTOUCHED_ROW } from './untouched.ts';

/** What pages cost their visitors. */
export const PAGE_ROWS: readonly BenchRow[] = [
  BYTES_ROW,
  SECOND_PAGE_ROW,
  UNTOUCHED_ROW,
  FIRST_TAP_ROW,
  NAVIGATION_ROW,
  LIGHTHOUSE_ROW,
];
