import type { Page } from 'playwright-core';
import { DESKTOP, wake, withBrowser } from './browser.ts';
import type { BenchRow, Figure } from './row.ts';
import { median } from './server/rounds.ts';

/** Limits: ms from the click until the new page is painted, fetched ahead and not. */
const BAR_AHEAD_MS = 50;
const BAR_MS = 120;

const TIMES = 5;

/** Time in which a visitor looks at a page before the next click, in ms. */
const LOOK = 500;

/** The pointer rests this long on a link before it is clicked, in ms: browsers fetch after 200. */
const POINTED_AT = 600;

/**
 * Opens a page by a link of the bar; ms from the click until the new document has been painted.
 * @param ahead whether the pointer rests on the link first, so that the browser fetches the page
 */
async function open(page: Page, path: string, ahead: boolean): Promise<number> {
  await wake(page);
  await page.waitForTimeout(LOOK);
  await page.evaluate(() => {
    const note = ({ timeStamp }: Event) =>
      sessionStorage.setItem('clicked', String(performance.timeOrigin + timeStamp));
    addEventListener('click', note, { capture: true, once: true });
  });
  const link = page.locator(`header a[href="${path}"]:visible`).first();
  if (ahead) {
    await link.hover();
    await page.waitForTimeout(POINTED_AT);
    await link.click();
  } else await link.evaluate((element) => (element as HTMLElement).click());
  await page.waitForURL(`**${path}`);
  const painted = await page.waitForFunction(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    return paint && performance.timeOrigin + paint.startTime;
  });
  const clicked = await page.evaluate(() => Number(sessionStorage.getItem('clicked')));
  return Number(await painted.jsonValue()) - clicked;
}

async function openOften(page: Page, ahead: boolean): Promise<{ middle: number; all: number[] }> {
  const all: number[] = [];
  for (let time = 0; time < TIMES; time += 1) {
    all.push(Math.round(await open(page, time % 2 === 0 ? '/about' : '/contact', ahead)));
  }
  return { middle: median(all), all };
}

async function measure(chromium: string, site: string): Promise<Figure> {
  return withBrowser(chromium, async (browser) => {
    const context = await browser.newContext(DESKTOP);
    const page = await context.newPage();
    await page.goto(`${site}/contact`);
    // Warm: typefaces, scripts and pictures of both pages are there.
    await open(page, '/about', false);
    await open(page, '/contact', false);
    const ahead = await openOften(page, true);
    await page.goto(`${site}/contact`);
    const plain = await openOften(page, false);
    return {
      found: `${ahead.middle} ms fetched ahead, ${plain.middle} ms not (medians of ${TIMES})`,
      bar: `${BAR_AHEAD_MS} ms fetched ahead, ${BAR_MS} ms not`,
      passed: ahead.middle <= BAR_AHEAD_MS && plain.middle <= BAR_MS,
      details: [`fetched ahead: ${ahead.all.join(', ')} ms`, `not: ${plain.all.join(', ')} ms`],
    };
  });
}

/** From a click in the bar to the new document. */
export const NAVIGATION_ROW: BenchRow = {
  id: 'navigation',
  group: 'pages',
  title: 'from page to page, warm, desktop, until the new page is painted',
  measure: async (ground) => measure(await ground.chromium(), (await ground.stack()).siteAddress),
};
