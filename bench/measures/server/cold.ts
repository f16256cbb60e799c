import type { TestStack } from '../../../tools/gate/test-stack.ts';
import { percentile } from '../../load/lead-client.ts';
import { askFor, askForAll, dropAllPages, siteFigures, sitePaths } from '../../load/site.ts';
import type { Figure } from '../row.ts';

/** Pages whose rendering took longest, for the file of results. */
function slowest(pages: readonly { path: string; ms: number }[]): string {
  const sorted = pages.toSorted((one, other) => other.ms - one.ms).slice(0, 5);
  return sorted.map(({ path, ms }) => `${path} ${ms.toFixed(1)} ms`).join(', ');
}

/** Processor time of the site's own thread so far, in ms. */
async function threadMs(stack: TestStack): Promise<number> {
  return ((await siteFigures(stack)).thread_cpu_seconds ?? 0) * 1_000;
}

/** Processor time of the site's main thread for one rendering of each page, one after another. */
async function renderTimes(stack: TestStack, paths: readonly string[]) {
  const times: { path: string; ms: number }[] = [];
  await dropAllPages(stack);
  for (const path of paths) {
    const before = await threadMs(stack);
    await askFor(stack.siteAddress, path);
    times.push({ path, ms: (await threadMs(stack)) - before });
  }
  return times;
}

/** First rendering of every page: processor time of a cache miss, request and all. */
export async function firstRenders(stack: TestStack): Promise<Figure> {
  const paths = await sitePaths(stack);
  const fresh = await renderTimes(stack, paths);
  const warm = await renderTimes(stack, paths);
  const p95 = percentile(warm, 0.95);
  return {
    found: `p95 ${p95.toFixed(1)} ms of processor time over ${paths.length} pages`,
    bar: 'p95 25 ms',
    passed: p95 <= 25,
    details: [
      `median ${percentile(warm, 0.5).toFixed(1)} ms; the first time after the start p95 ${percentile(fresh, 0.95).toFixed(1)} ms`,
      `longest: ${slowest(warm)}`,
      'counted: the whole request on the main thread, content read anew, and one call of /metrics',
    ],
  };
}

/**
 * L4: the whole sitemap, eight requests at once, with an empty cache. A crawl before it warms up
 * the compiler, so that the row gives the same result alone as after others; the details name the
 * time of that crawl.
 */
export async function coldCrawl(stack: TestStack): Promise<Figure> {
  const paths = await sitePaths(stack);
  const crawl = async () => {
    await dropAllPages(stack);
    return askForAll(stack.siteAddress, paths, 8);
  };
  const first = Math.round(percentile(await crawl(), 0.95));
  const pages = await crawl();
  const p95 = Math.round(percentile(pages, 0.95));
  const failed = pages.filter(({ status }) => status !== 200);
  return {
    found: `p95 ${p95} ms over ${pages.length} pages, ${failed.length} failed`,
    bar: 'p95 300 ms, none failed',
    passed: p95 <= 300 && failed.length === 0,
    details: [
      `the crawl before it: p95 ${first} ms`,
      `slowest: ${slowest(pages)}`,
      ...failed.map(({ path, status }) => `${path} ${status}`),
    ],
  };
}

/** Many requests at once for a page that no cache has. */
const STAMPEDE_PATH = '/de/realizations';

/** The site's work meanwhile: renderings and calls to the content service. */
async function workOf(stack: TestStack, act: () => Promise<unknown>) {
  const before = await siteFigures(stack);
  await act();
  const after = await siteFigures(stack);
  const grown = (name: string) => (after[name] ?? 0) - (before[name] ?? 0);
  return {
    renders: grown('page_renders_total'),
    calls: grown('api_calls_total'),
    entries: grown('page_cache_entries'),
  };
}

/** L5: two hundred requests at once for a page that has to be rendered. */
export async function stampede(stack: TestStack): Promise<Figure> {
  await dropAllPages(stack);
  const alone = await workOf(stack, () => askFor(stack.siteAddress, STAMPEDE_PATH));
  await dropAllPages(stack);
  let failed = 0;
  const together = await workOf(stack, async () => {
    const paths = Array.from({ length: 200 }, () => STAMPEDE_PATH);
    const pages = await askForAll(stack.siteAddress, paths, paths.length);
    failed = pages.filter(({ status }) => status !== 200).length;
  });
  return {
    found: `${together.renders} renderings, ${together.calls} calls for ${alone.calls} resources, ${failed} failed`,
    bar: '2 renderings, one call for each resource, none failed',
    passed: together.renders <= 2 && together.calls <= alone.calls && failed === 0,
    details: ['one visitor alone causes the number of calls that is called resources'],
  };
}

/** L6: ten thousand made-up queries on one page. */
export async function queryFlood(stack: TestStack): Promise<Figure> {
  await askFor(stack.siteAddress, '/about');
  let failed = 0;
  const work = await workOf(stack, async () => {
    const paths = Array.from({ length: 10_000 }, (_, number) => `/about?x=${number}`);
    const pages = await askForAll(stack.siteAddress, paths, 32);
    failed = pages.filter(({ status }) => status !== 200).length;
  });
  return {
    found: `${work.entries} more pages in the cache, ${work.calls} calls, ${failed} failed`,
    bar: '1 page, 1 call, none failed',
    passed: work.entries <= 1 && work.calls <= 1 && failed === 0,
  };
}
