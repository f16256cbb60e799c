import { setTimeout as sleep } from 'node:timers/promises';
import { openTestStack, type TestStack } from '../../tools/gate/test-stack.ts';
import { appFolder } from '../../tools/paths.ts';
import { runOrRefuse, scriptOf } from '../../tools/processes/child.ts';
import { waitUntilHealthy } from '../../tools/processes/health.ts';
import { prepareEnvironments } from '../../tools/running/stack.ts';
import { readConfiguration, testEnvironment } from '../../tools/settings/env.ts';
import { type Asked, askFor, askForAll, median, percentile } from '../load/client.ts';
import { dropAllPages, siteFigures, sitePaths } from '../load/site.ts';
import type { BenchGround, Figure } from './bench-ground.ts';

const MEBIBYTE = 1024 * 1024;

/** Posts of each step; the first is the demo as it is. */
const STEPS = [0, 100, 1_000, 10_000];

/** Visitors' searches: words of titles, of texts, with a mistake, of nothing. */
const SEARCHES = [
  ...['magazyn', 'faktury kosztowe', 'reklamcje'],
  ...['metalmabud', 'planowanie tras Torunia', 'xyzzy'],
];

/** Result of one step; times in ms, memory in MiB. */
type Step = Record<'posts' | 'list' | 'post' | 'search' | 'siteSearch' | 'resident', number> & {
  /** The sitemap and the feed of the blog. */
  whole: Asked[];
};

/** Every nth of a list, about this many. */
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

/** Restarts the content service, as after a deployment, and makes it list posts. */
async function restart(stack: TestStack, stop: AbortSignal): Promise<void> {
  process.kill(stack.pidOf('cms'), 'SIGKILL');
  await sleep(200);
  await waitUntilHealthy(`${stack.cmsAddress}/api/healthz`, 120_000, stop);
  await askFor(stack.cmsAddress, '/api/blog-posts?_limit=1');
}

/** Limit of a search of the blog, and of the whole site, with its posts, over HTTP; in ms. */
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

async function measure(stack: TestStack, added: number, stop: AbortSignal): Promise<Step> {
  if (added > 0) await addPosts(stack, added, stop);
  await restart(stack, stop);
  await dropAllPages(stack);
  const { siteAddress } = stack;
  const whole = await askForAll(siteAddress, ['/sitemap.xml', '/blog/rss.xml'], 1);
  const all = (await sitePaths(stack)).filter((path) => /^\/blog\/[^/]+\/[^/]+$/.test(path));
  const pages = Math.ceil(all.length / 9);
  const lists = [2, 3, Math.ceil(pages / 2), pages - 1, pages].filter((page) => page > 1);
  const post = await missTime(stack, sampleOf(all, 30));
  const list = await missTime(stack, [
    '/blog',
    ...new Set(lists.map((page) => `/blog?page=${page}`)),
  ]);
  const search = await searchTime(stack, 'blog-posts');
  const siteSearch = await searchTime(stack, 'search');
  await askForAll(siteAddress, await everyPage(stack), 8);
  const { process_resident_memory_bytes: bytes = 0 } = await siteFigures(stack);
  const resident = Math.round(bytes / MEBIBYTE);
  return { posts: all.length, list, post, search, siteSearch, resident, whole };
}

/** All pages of the sitemap, the posts also in the other languages, and some of the lists. */
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

function lineOf({ posts, list, post, search, siteSearch, resident, whole }: Step): string {
  const asked = whole.map(({ path, ms, status }) => `${path} ${ms.toFixed(0)} ms (${status})`);
  return `${posts} posts: list ${list.toFixed(0)} ms, post ${post.toFixed(0)} ms, search p95 ${search.toFixed(0)} ms, of the whole site ${siteSearch.toFixed(0)} ms; ${asked.join(', ')}; site after a crawl of everything ${resident} MiB`;
}

/** Cost of a large blog: from the demo's posts to ten thousand. */
export async function growth({ stop }: BenchGround): Promise<Figure> {
  const stack = await openTestStack(stop);
  try {
    const steps: Step[] = [];
    for (const posts of STEPS) steps.push(await measure(stack, posts, stop));
    const [first, last] = [steps[0] as Step, steps.at(-1) as Step];
    const ratio = { post: last.post / first.post, list: last.list / first.list };
    const most = Math.max(...steps.map(({ resident }) => resident));
    const isWhole = steps.every(({ whole }) => whole.every(({ status }) => status === 200));
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
      details: steps.map(lineOf),
    };
  } finally {
    await stack.close();
  }
}
