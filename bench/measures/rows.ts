import type { BenchGround, BenchRow, Figure } from './bench-ground.ts';
import { firstTap } from './first-tap.ts';
import { growth } from './growth.ts';
import { backlog, copied, sustained, twentyUploads } from './intake.ts';
import { leadManagement } from './lead-management.ts';
import { lighthouse } from './lighthouse.ts';
import { mixedLoad, warmPages } from './load.ts';
import { navigation } from './navigation.ts';
import { memoryOfRelease } from './release.ts';
import { firstRenders, pageAfterEdit, pagesAfterFact, uncachedCrawl } from './rendering.ts';
import { bytes, secondPage } from './weight.ts';

type Measure = (ground: BenchGround) => Promise<Figure>;

const leads = (senders: number, seconds: number, kib: number, perSecond: number): Measure => {
  return (ground) => sustained(ground, { senders, seconds, bytes: kib * 1024 }, perSecond);
};
const managementOn = (shape: 'small' | 'large'): Measure => {
  return (ground) => leadManagement(ground, shape);
};

/** Each row: its word, the word of its kind, its title and its measurement. */
const ROWS: readonly [id: string, group: string, title: string, measure: Measure][] = [
  ['render', 'server', 'first rendering of every page', firstRenders],
  ['edit', 'server', 'from saving in the CMS to the new page', pageAfterEdit],
  ['fact', 'server', 'from saving the daily rate to the last page that says it', pagesAfterFact],
  [
    'memory',
    'server',
    'a release at rest and at 300 pages and 100 leads a second, a fifth with a file',
    memoryOfRelease,
  ],
  ['L1', 'server', 'warm pages, 64 connections, 30 s', warmPages],
  ['L4', 'server', 'every page cold, eight at once', uncachedCrawl],
  ['L10', 'server', '1,000 pages and 100 leads a second', mixedLoad],
  [
    'growth',
    'growth',
    'from the demo’s posts to 10,000: a cache miss of a post and of a list page, search, memory of the site',
    growth,
  ],
  ['L7', 'intake', 'leads without files, 50 senders, 60 s', leads(50, 60, 0, 200)],
  ['L7C', 'intake', 'leads copied to a second place (a folder), 50 senders, 20 s', copied],
  ['L8', 'intake', 'leads with 200 KB, 20 senders, 30 s', leads(20, 30, 200, 50)],
  ['L9', 'intake', '20 uploads of 10 MiB at once', twentyUploads],
  ['L11', 'intake', 'outbox of 5,000 mails', backlog],
  [
    'desk-sqlite',
    'desk',
    '100,000 leads and 400,000 messages on SQLite: whole pages of the back office, p95',
    managementOn('small'),
  ],
  [
    'desk-postgres',
    'desk',
    '100,000 leads and 400,000 messages on PostgreSQL: whole pages of the back office, p95',
    managementOn('large'),
  ],
  ['bytes', 'pages', 'transferred on first load, 360 px', bytes],
  ['second-page', 'pages', 'body of a page after the home page, on the wire', secondPage],
  ['first-tap', 'pages', 'first tap on slow 4G, CPU × 4, until the next paint', firstTap],
  [
    'navigation',
    'pages',
    'from page to page, warm, desktop, until the new page is painted',
    navigation,
  ],
  ['lighthouse', 'pages', 'Lighthouse, mobile, simulated throttling', lighthouse],
];

/** Every figure that can be measured, in the order of the table. */
export const BENCH_ROWS: readonly BenchRow[] = ROWS.map(([id, group, title, measure]) => {
  return { id, group, title, measure };
});
