import { createHash } from 'node:crypto';
import { get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import { repeat } from '../load/client.ts';
import type { BenchGround, Figure } from './bench-ground.ts';
import { PHONE, withBrowser } from './browser.ts';
import { PAGE_KINDS } from './plain-pages.ts';

/** Long enough for an idle page to have fetched everything, in ms. */
const AT_REST = 4_000;

/** Bytes of a page's first load, headers included; "all styles" are for islands, fetched when idle. */
const PARTS = {
  Document: 'document with its styles',
  Stylesheet: 'all styles',
  Script: 'scripts',
  Font: 'fonts',
  Image: 'pictures',
} as const;
type Part = keyof typeof PARTS | 'all';

/** Most of each, in bytes, on every page; of the home page less. */
const BARS: Partial<Record<Part, number>> = { Document: 24_000, Script: 80_000, Font: 28_000 };
const HOME: Partial<Record<Part, number>> = { Document: 22_000, all: 230_000 };

const kB = (bytes = 0) => `${(bytes / 1_000).toFixed(1)} kB`;

/** Bytes of a page's first load on a phone, by type. */
async function firstLoad(browser: Browser, address: string) {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const types = new Map<string, string>();
  const sums: Partial<Record<string, number>> = {};
  let answers = 0;
  session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    for (const part of [types.get(requestId) ?? '', 'all'])
      sums[part] = (sums[part] ?? 0) + encodedDataLength;
    answers += 1;
  });
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForTimeout(AT_REST);
  await context.close();
  return { sums, answers };
}

/** Bytes of a first visit, response headers included, on a phone of 360 px. */
export async function bytes(ground: BenchGround): Promise<Figure> {
  const { siteAddress } = await ground.stack();
  const found = await withBrowser(await ground.chromium(), (browser) =>
    repeat(PAGE_KINDS.length, 1, async (nth) => {
      const path = PAGE_KINDS[nth] as string;
      // One visit before: the page is rendered, and its pictures too.
      await firstLoad(browser, siteAddress + path);
      return { path, ...(await firstLoad(browser, siteAddress + path)) };
    }),
  );
  const isWithin = ({ path, sums }: (typeof found)[0]) =>
    Object.entries(path === '/' ? { ...BARS, ...HOME } : BARS).every(
      ([part, most]) => (sums[part] ?? 0) <= most,
    );
  const home = found[0]?.sums ?? {};
  return {
    found: `home: ${kB(home.Document)} document with its styles, ${kB(home.Script)} scripts, ${kB(home.Font)} fonts, ${kB(home.all)} in all`,
    bar: `${kB(HOME.Document)}, others ${kB(BARS.Document)}; ${kB(BARS.Script)}, ${kB(BARS.Font)}, home ${kB(HOME.all)} in all`,
    passed: found.every(isWithin),
    details: found.map(({ path, sums, answers }) => {
      const parts = Object.entries(PARTS).map(([part, name]) => `${name} ${kB(sums[part])}`);
      return `${path}: ${parts.join(', ')}, all ${kB(sums.all)} in ${answers} answers`;
    }),
  };
}

/** Most bytes of a page's body after the home page, with the browser's dictionary and without. */
const SECOND = { with: 7_000, without: 18_000 };

/** Longest time until the best compression, which the site makes when idle for some seconds. */
const COMPRESSED_WITHIN_MS = 60_000;

/** `fetch` decompresses bodies; this keeps the bytes as they are sent. */
function ask(address: string, headers: Record<string, string> = {}) {
  type Wire = { encoding: string | undefined; link: string; body: Buffer };
  return new Promise<Wire>((resolve, reject) => {
    get(address, { headers }, (answer) => {
      const { 'content-encoding': encoding, link } = answer.headers;
      const whole = (chunks: Buffer[]) =>
        resolve({ encoding, link: String(link ?? ''), body: Buffer.concat(chunks) });
      answer.toArray().then(whole, reject);
    }).on('error', reject);
  });
}

/** `Available-Dictionary` of a browser that has the home page's dictionary. */
async function availableDictionary(site: string): Promise<string> {
  const path = /<(\/dictionary\/[^>]+)>/.exec((await ask(`${site}/`)).link)?.[1];
  if (!path) throw new Error('The home page offers no dictionary.');
  const { body } = await ask(site + path);
  return `:${createHash('sha256').update(body).digest('base64')}:`;
}

/** Bytes of a page once its best compression has replaced the quick one. */
async function smallest(address: string, headers: Record<string, string>, encoding: string) {
  const until = performance.now() + COMPRESSED_WITHIN_MS;
  let last = await ask(address, headers);
  for (let still = 0; still < 3; ) {
    await sleep(1_000);
    if (performance.now() > until) throw new Error(`${address} does not come as ${encoding}.`);
    const next = await ask(address, headers);
    still = next.encoding === encoding && next.body.equals(last.body) ? still + 1 : 0;
    last = next;
  }
  return last.body.byteLength;
}

/** Bytes of the page that a visitor opens after the home page. */
export async function secondPage(ground: BenchGround): Promise<Figure> {
  const { siteAddress: site } = await ground.stack();
  const available = await availableDictionary(site);
  const known = { 'accept-encoding': 'gzip, br, dcb', 'available-dictionary': available };
  const found: { path: string; with: number; without: number }[] = [];
  for (const path of PAGE_KINDS.filter((one) => one !== '/')) {
    // Requested first, so that the best compression of both variants is made at the same time.
    await ask(site + path, known);
    const without = await smallest(site + path, { 'accept-encoding': 'gzip, br' }, 'br');
    found.push({ path, with: await smallest(site + path, known, 'dcb'), without });
  }
  const largest = (of: 'with' | 'without') => Math.max(...found.map((page) => page[of]));
  const good = found.filter((page) => page.with <= SECOND.with && page.without <= SECOND.without);
  return {
    found: `${good.length} of ${found.length} pages; at most ${kB(largest('with'))} with the dictionary, ${kB(largest('without'))} without`,
    bar: `all pages: ${kB(SECOND.with)} with it, ${kB(SECOND.without)} without`,
    passed: good.length === found.length,
    details: found.map(
      (page) => `${page.path}: ${kB(page.with)} with the dictionary, ${kB(page.without)} without`,
    ),
  };
}
