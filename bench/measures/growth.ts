import { statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openTestStack, type TestStack } from '../../tools/gate/test-stack.ts';
import { appFolder } from '../../tools/paths.ts';
import { runOrRefuse, scriptOf } from '../../tools/processes/child.ts';
import { waitUntilHealthy } from '../../tools/processes/health.ts';
import { prepareEnvironments } from '../../tools/running/stack.ts';
import { readConfiguration, testEnvironment } from '../../tools/settings/env.ts';
import { percentile } from '../load/lead-client.ts';
import {
  type Asked,
  askFor,
  askForAll,
  dropAllPages,
  siteFigures,
  sitePaths,
} from '../load/site.ts';
import type { BenchRow, Figure } from './row.ts';
import { median } from './server/rounds.ts';

const MEBIBYTE = 1024 * 1024;

/** Posts of each step; the first is the demo as it is. */
const STEPS = [0, 100, 1_000, 10_000];

/** What visitors type: words of titles, of texts, with a mistake, of nothing. */
const SEARCHES = [
  'magazyn',
  'faktury kosztowe',
  'reklamcje',
  'metalmabud',
  'planowanie tras Torunia',
  'xyzzy',
];

/** Result of one step; times in ms, sizes in MiB or bytes. */
type Step = {
  posts: number;
  list: number;
  post: number;
  search: number;
  siteSearch: number;
  sitemap: Asked;
  feed: Asked;
  start: number;
  resident: number;
  pageBytes: number;
};

/** Every nth of a list, about so many. */
function sampleOf(paths: readonly string[], count: number): string[] {
  const step = Math.max(1, Math.floor(paths.length / count));
  return paths.filter((_, index) => index % step === 0).slice(0, count);
}

/** Cache misses, one after another: the median, so that one outlier does not count. */
async function missTime(stack: TestStack, paths: readonly string[]): Promise<number> {
  await dropAllPages(stack);
  await askFor(stack.siteAddress, '/contact');
  const times: number[] = [];
  for (const path of paths) times.push((await askFor(stack.siteAddress, path)).ms);
  return median(times);
}

async function addPosts(stack: TestStack, posts: number, stop: AbortSignal): Promise<void> {
  const { cms } = await prepareEnvironments(
    readConfiguration({ DATA_DIR: stack.dataDir, PUBLIC_URL: stack.siteAddress }),
    'production',
    testEnvironment(),
  );
  const line = `${scriptOf('cms', 'generate-posts')} ${posts}`;
  const command = { line, cwd: appFolder('cms'), environment: cms };
  await runOrRefuse(command, 'Adding posts', stop);
}

/**
 * Restarts the content service, as after a deployment.
 * @returns ms until it lists posts
 */
async function restart(stack: TestStack, stop: AbortSignal): Promise<number> {
  process.kill(stack.pidOf('cms'), 'SIGKILL');
  await sleep(200);
  const started = performance.now();
  await waitUntilHealthy(`${stack.cmsAddress}/api/healthz`, 120_000, stop);
  await (await fetch(`${stack.cmsAddress}/api/blog-posts?_limit=1`)).arrayBuffer();
  return performance.now() - started;
}

/** A search of the blog, and one of the whole site, with their posts loaded, as the site asks for them over HTTP. */
const SEARCH_BAR_MS = 20;
const SITE_SEARCH_BAR_MS = 50;

/** p95 of searches on the content service, HTTP and the loading of nine hits counted. */
async function searchTime(
  { cmsAddress }: TestStack,
  read: 'blog-posts' | 'search',
): Promise<number> {
  const times: { ms: number }[] = [];
  for (let round = 0; round < 10; round += 1) {
    for (const [at, words] of SEARCHES.entries()) {
      // Each request has a page number of its own, so that no cache answers.
      const query = new URLSearchParams({ _q: words, _start: String(round * 9 + at), _limit: '9' });
      const asked = await askFor(cmsAddress, `/api/${read}?${query}`);
      if (round > 0) times.push(asked);
    }
  }
  return percentile(times, 0.95);
}

async function measure(stack: TestStack, posts: number, stop: AbortSignal): Promise<Step> {
  if (posts > 0) await addPosts(stack, posts, stop);
  const start = await restart(stack, stop);
  await dropAllPages(stack);
  const { siteAddress } = stack;
  const sitemap = await askFor(siteAddress, '/sitemap.xml');
  const all = (await sitePaths(stack)).filter((path) => /^\/blog\/[^/]+\/[^/]+$/.test(path));
  const pages = Math.ceil(all.length / 9);
  const lists = [2, 3, Math.ceil(pages / 2), pages - 1, pages];
  const post = await missTime(stack, sampleOf(all, 30));
  const list = await missTime(stack, [
    '/blog',
    ...new Set(lists.filter((page) => page > 1).map((page) => `/blog?page=${page}`)),
  ]);
  const search = await searchTime(stack, 'blog-posts');
  const siteSearch = await searchTime(stack, 'search');
  const feed = await askFor(siteAddress, '/blog/rss.xml');
  await askForAll(siteAddress, await everyPage(stack), 8);
  const figures = await siteFigures(stack);
  return {
    ...{ posts: all.length, list, post, search, siteSearch, sitemap, feed, start },
    resident: Math.round((figures.process_resident_memory_bytes ?? 0) / MEBIBYTE),
    pageBytes: Math.round((figures.page_cache_bytes ?? 0) / MEBIBYTE),
  };
}

/** All pages of the sitemap, and of the posts also those in the other languages and some of the lists. */
async function everyPage(stack: TestStack): Promise<string[]> {
  const paths = await sitePaths(stack);
  const posts = paths.filter((path) => path.startsWith('/blog'));
  const lists = Array.from(
    { length: Math.ceil(posts.length / 9) },
    (_, at) => `/blog?page=${at + 2}`,
  );
  const others = sampleOf(posts, 500).flatMap((path) => [`/en${path}`, `/de${path}`]);
  return [...paths, ...others, ...lists.slice(0, -1)];
}

function lineOf(step: Step): string {
  const { posts, list, post, search, siteSearch, sitemap, feed, start, resident, pageBytes } = step;
  return [
    `${posts} posts: list ${list.toFixed(0)} ms, post ${post.toFixed(0)} ms, search p95 ${search.toFixed(0)} ms, of the whole site ${siteSearch.toFixed(0)} ms`,
    `sitemap ${Math.round(sitemap.bytes / 1024)} KiB in ${sitemap.ms.toFixed(0)} ms (${sitemap.status})`,
    `feed ${feed.ms.toFixed(0)} ms (${feed.status})`,
    `content service ready ${(start / 1_000).toFixed(1)} s after a restart`,
    `site after a crawl of everything ${resident} MiB, of which pages ${pageBytes} MiB`,
  ].join('; ');
}

/** The blog from the demo's posts to ten thousand. */
async function growth(stop: AbortSignal): Promise<Figure> {
  const stack = await openTestStack(stop);
  try {
    const steps: Step[] = [];
    for (const posts of STEPS) steps.push(await measure(stack, posts, stop));
    const [first, last] = [steps[0] as Step, steps.at(-1) as Step];
    const ratio = { post: last.post / first.post, list: last.list / first.list };
    const most = Math.max(...steps.map(({ resident }) => resident));
    const isWhole = steps.every(({ sitemap, feed }) => sitemap.status + feed.status === 400);
    const database = Math.round(statSync(join(stack.dataDir, 'osnowa.db')).size / MEBIBYTE);
    return {
      found: `post ${ratio.post.toFixed(2)} ×, list ${ratio.list.toFixed(2)} ×, search p95 ${last.search.toFixed(0)} ms, of the whole site ${last.siteSearch.toFixed(0)} ms, memory ${most} MiB`,
      bar: `post and list 1.2 ×, search p95 ${SEARCH_BAR_MS} ms, of the whole site ${SITE_SEARCH_BAR_MS} ms, memory 512 MiB`,
      passed:
        ratio.post <= 1.2 &&
        ratio.list <= 1.2 &&
        last.search <= SEARCH_BAR_MS &&
        last.siteSearch <= SITE_SEARCH_BAR_MS &&
        most <= 512 &&
        isWhole,
      details: [...steps.map(lineOf), `the database at the end: ${database} MiB`],
    };
  } finally {
    await stack.close();
  }
}

/** What a large blog costs. */
export const GROWTH_ROWS: readonly BenchRow[] = [
  {
    id: 'growth',
    group: 'growth',
    title:
      'from the demo’s posts to 10,000: a cache miss of a post and of a list page, search, memory of the site',
    measure: ({ stop }) => growth(stop),
  },
];
