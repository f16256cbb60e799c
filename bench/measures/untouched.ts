import type { Browser } from 'playwright-core';
import { PHONE, withBrowser } from './browser.ts';
import type { BenchRow, Figure } from './row.ts';
import { median } from './server/rounds.ts';

/** Most processor time of the main thread until an untouched page is at rest, in ms. */
const BAR_MS = 200;

const TIMES = 5;
const PATHS = ['/', '/contact', '/kalkulator-aplikacji'];

/** Long enough for an idle page to have fetched everything, in ms. */
const AT_REST = 4_000;

/** Processor time of the page's main thread, waiting not included, in ms. */
async function mainThreadTime(browser: Browser, address: string): Promise<number> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForTimeout(AT_REST);
  const { metrics } = await session.send('Performance.getMetrics');
  await context.close();
  const seconds = metrics.find(({ name }) => name === 'TaskDuration')?.value;
  return (seconds ?? Number.POSITIVE_INFINITY) * 1_000;
}

async function measure(chromium: string, site: string): Promise<Figure> {
  return withBrowser(chromium, async (browser) => {
    const found: [path: string, ms: number, all: number[]][] = [];
    for (const path of PATHS) {
      // One visit before: the page and its pictures are made.
      await mainThreadTime(browser, site + path);
      const all: number[] = [];
      for (let time = 0; time < TIMES; time += 1) {
        all.push(Math.round(await mainThreadTime(browser, site + path)));
      }
      found.push([path, median(all), all]);
    }
    const longest = Math.max(...found.map(([, ms]) => ms));
    return {
      found: `home ${found[0]?.[1]} ms, ${longest} ms at most (medians of ${TIMES})`,
      bar: `${BAR_MS} ms`,
      passed: longest <= BAR_MS,
      details: found.map(([path, , all]) => `${path}: ${all.join(', ')} ms`),
    };
  });
}

/** What a page costs a phone that only shows it. */
export const UNTOUCHED_ROW: BenchRow = {
  id: 'untouched',
  group: 'pages',
  title: 'processor time of the main thread, page untouched, 360 px',
  measure: async (ground) => measure(await ground.chromium(), (await ground.stack()).siteAddress),
};
