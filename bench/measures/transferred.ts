import type { Browser } from 'playwright-core';
import { PHONE, withBrowser } from './browser.ts';
import { PAGE_KINDS } from './page-list.ts';
import type { BenchRow, Figure } from './row.ts';

/** Bytes that a page's first load took, headers included, by what they were. */
interface Transferred {
  document: number;
  /** The file with all styles, for islands: fetched when the page is idle. */
  styles: number;
  scripts: number;
  fonts: number;
  pictures: number;
  total: number;
  /** How many answers that were. */
  answers: number;
}

/** Most of each, in bytes, on every page; of the home page less. */
const BARS = { document: 24_000, scripts: 80_000, fonts: 28_000 };
const HOME = { document: 22_000, total: 230_000 };

const PARTS: Record<string, keyof Transferred> = {
  Document: 'document',
  Stylesheet: 'styles',
  Script: 'scripts',
  Font: 'fonts',
  Image: 'pictures',
};

/** Long enough for an idle page to have loaded its scripts, in ms. */
const IDLE = 4_000;

async function firstLoad(browser: Browser, address: string): Promise<Transferred> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const types = new Map<string, string>();
  const sums: Transferred = {
    document: 0,
    styles: 0,
    scripts: 0,
    fonts: 0,
    pictures: 0,
    total: 0,
    answers: 0,
  };
  session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const part = PARTS[types.get(requestId) ?? ''];
    if (part) sums[part] += encodedDataLength;
    sums.total += encodedDataLength;
    sums.answers += 1;
  });
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForTimeout(IDLE);
  await context.close();
  return sums;
}

/** Bytes in words. */
export const kB = (bytes: number) => `${(bytes / 1_000).toFixed(1)} kB`;

function isWithin(path: string, sums: Transferred): boolean {
  const bars = path === '/' ? { ...BARS, ...HOME } : BARS;
  return Object.entries(bars).every(([part, most]) => sums[part as keyof Transferred] <= most);
}

async function measure(chromium: string, site: string): Promise<Figure> {
  const found = await withBrowser(chromium, async (browser) => {
    const loads: [path: string, sums: Transferred][] = [];
    for (const path of PAGE_KINDS) {
      // One visit before: the page is rendered, and its pictures too.
      await firstLoad(browser, site + path);
      loads.push([path, await firstLoad(browser, site + path)]);
    }
    return loads;
  });
  const [, home] = found[0] ?? [];
  return {
    found: home
      ? `home: ${kB(home.document)} document with its styles, ${kB(home.scripts)} scripts, ${kB(home.fonts)} fonts, ${kB(home.total)} in all`
      : 'nothing',
    bar: `${kB(HOME.document)}, others ${kB(BARS.document)}; ${kB(BARS.scripts)}, ${kB(BARS.fonts)}, home ${kB(HOME.total)} in all`,
    passed: found.every(([path, sums]) => isWithin(path, sums)),
    details: found.map(
      ([path, sums]) =>
        `${path}: document with its styles ${kB(sums.document)}, all styles ${kB(sums.styles)}, scripts ${kB(sums.scripts)}, fonts ${kB(sums.fonts)}, pictures ${kB(sums.pictures)}, all ${kB(sums.total)} in ${sums.answers} answers`,
    ),
  };
}

/** What a first visit transfers, response headers included, on a phone of 360 px. */
export const BYTES_ROW: BenchRow = {
  id: 'bytes',
  group: 'pages',
  title: 'transferred on first load, 360 px',
  measure: async (ground) => measure(await ground.chromium(), (await ground.stack()).siteAddress),
};
