import { setTimeout as sleep } from 'node:timers/promises';
import { type BackOffice, openBackOffice } from '../../tools/gate/back-office.ts';
import type { TestStack } from '../../tools/gate/test-stack.ts';
import { Refusal } from '../../tools/refusal.ts';
import { askFor, askForAll, percentile } from '../load/client.ts';
import {
  dropAllPages,
  newestPosts,
  type Post,
  siteFigures,
  sitePaths,
  untilRendered,
} from '../load/site.ts';
import type { BenchGround, Figure } from './bench-ground.ts';

/** Pages whose rendering took longest, for the file of results. */
function slowest(pages: readonly { path: string; ms: number }[]): string {
  const sorted = pages.toSorted((one, other) => other.ms - one.ms).slice(0, 5);
  return sorted.map(({ path, ms }) => `${path} ${ms.toFixed(1)} ms`).join(', ');
}

/** Processor time of the site's main thread for one rendering of each page, one after another; ms. */
async function renderTimes(stack: TestStack, paths: readonly string[]) {
  const used = async () => ((await siteFigures(stack)).thread_cpu_seconds ?? 0) * 1_000;
  const times: { path: string; ms: number }[] = [];
  await dropAllPages(stack);
  for (const path of paths) {
    const before = await used();
    await askFor(stack.siteAddress, path);
    times.push({ path, ms: (await used()) - before });
  }
  return times;
}

/** First rendering of every page: processor time of a cache miss, request and all. */
export async function firstRenders(ground: BenchGround): Promise<Figure> {
  const stack = await ground.stack();
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
export async function uncachedCrawl(ground: BenchGround): Promise<Figure> {
  const stack = await ground.stack();
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

const EDITS = 5;

function save(office: BackOffice, { id }: Post, description: string): Promise<unknown> {
  return office.ask(`/posts/${id}`, 'PATCH', { description, _status: 'published' });
}

/** @returns ms from the answer to the save until visitors get the new text */
async function edited(stack: TestStack, office: BackOffice, post: Post, words: string) {
  await save(office, post, words);
  const saved = performance.now();
  const address = `${stack.siteAddress}${post.path}`;
  while (!(await (await fetch(address)).text()).includes(words)) {
    if (performance.now() - saved > 10_000) return Number.POSITIVE_INFINITY;
    await sleep(10);
  }
  return performance.now() - saved;
}

/** From saving a post in the CMS to its new text on the site; other pages rendered for it. */
export async function pageAfterEdit(ground: BenchGround): Promise<Figure> {
  const stack = await ground.stack();
  const office = await openBackOffice(stack);
  const paths = await sitePaths(stack);
  const posts = await newestPosts(office, paths, EDITS);
  // Results computed after the service's start, such as the days off, are shown on every page.
  for (let round = 0; round < 2; round += 1) {
    await askForAll(stack.siteAddress, paths, 4);
    await untilRendered(stack, 1_000);
  }
  const times: number[] = [];
  for (const [number, post] of posts.entries()) {
    times.push(await edited(stack, office, post, `Opis zmieniony po raz ${number + 1}.`));
  }
  const shown = paths.filter((path) => !/^\/(?:en|de)?$|\/blog/.test(path));
  const before = await untilRendered(stack, 1_000);
  await askForAll(stack.siteAddress, shown, 4);
  const rendered = ((await siteFigures(stack)).page_renders_total ?? 0) - before;
  for (const post of posts) await save(office, post, post.description);
  const longest = Math.max(...times);
  return {
    found: `${longest.toFixed(0)} ms at most in ${times.length} edits; ${shown.length - rendered} of ${shown.length} other pages stayed`,
    bar: '1 s; other pages stay',
    passed: times.length === EDITS && longest <= 1_000 && rendered === 0,
    details: [`each: ${times.map((ms) => `${ms.toFixed(0)} ms`).join(', ')}`],
  };
}

interface StoredFact {
  id: number;
  values: { since: string; amount: number; eur?: number }[];
}

/** A page with plain spaces. */
async function textOf(stack: TestStack, path: string): Promise<string> {
  const html = await (await fetch(`${stack.siteAddress}${path}`)).text();
  return html.replace(/\u00a0|&nbsp;/g, ' ');
}

/** From saving the daily rate in the CMS until the last page that says it says the new one. */
export async function pagesAfterFact(ground: BenchGround): Promise<Figure> {
  const stack = await ground.stack();
  const office = await openBackOffice(stack);
  const asked = '/facts?where[key][equals]=rate&depth=0&limit=1&locale=pl';
  const { docs } = (await office.ask(asked, 'GET')) as { docs: StoredFact[] };
  const [fact] = docs;
  if (!fact) throw new Refusal('The demo has no daily rate.');
  const last = fact.values.at(-1);
  const saving = (values: StoredFact['values']) =>
    office.ask(`/facts/${fact.id}?locale=pl`, 'PATCH', { values, _status: 'published' });
  const saying = async (paths: readonly string[], words: string) => {
    const texts = await Promise.all(paths.map((path) => textOf(stack, path)));
    return paths.filter((_, at) => texts[at]?.includes(words));
  };
  const polish = (await sitePaths(stack)).filter((path) => !/^\/(?:en|de)(?:\/|$)/.test(path));
  const pages = await saying(polish, `${last?.amount} zł`);
  const times: number[] = [];
  try {
    for (let nth = 1; nth <= EDITS; nth += 1) {
      const today = new Date().toISOString().slice(0, 'YYYY-MM-DD'.length);
      const amount = 1_700 + nth;
      await saving([...fact.values, { since: today, amount, eur: 400 + nth }]);
      const saved = performance.now();
      let left = pages;
      while (left.length > 0) {
        if (performance.now() - saved > 10_000) throw new Refusal('A page keeps the old rate.');
        await sleep(10);
        const current = await saying(left, `${amount} zł`);
        left = left.filter((path) => !current.includes(path));
      }
      times.push(performance.now() - saved);
    }
  } finally {
    await saving(fact.values);
  }
  const longest = Math.max(...times);
  return {
    found: `${longest.toFixed(0)} ms at most in ${times.length} edits, until all ${pages.length} pages say it`,
    bar: '1 s',
    passed: pages.length > 1 && longest <= 1_000,
    details: [`each: ${times.map((ms) => `${ms.toFixed(0)} ms`).join(', ')}`],
  };
}
