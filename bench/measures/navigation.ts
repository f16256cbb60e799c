import type { Page } from 'playwright-core';
import { DESKTOP, wake, withBrowser } from './browser.ts';
import type { BenchRow, Figure } from './row.ts';

/** Limits: ms from the click to the new page, and network requests. */
const BAR_MS = 100;
const BAR_REQUESTS = 1;

const TIMES = 5;

/** Time in which a visitor looks at a page before the next click, in ms. */
const LOOK = 500;

/**
 * Kinds of requests that a navigation may wait for; the browser revalidates its copies by itself.
 */
const WAITED_FOR = new Set(['document', 'fetch', 'script', 'stylesheet']);

/** Opens a page by a link of the bar; ms from the click until its heading has been painted. */
async function open(page: Page, path: string): Promise<number> {
  await page.waitForTimeout(LOOK);
  await page.evaluate(() => {
    const before = document.querySelector('h1')?.textContent;
    const waited = new Promise<number>((resolve) => {
      addEventListener(
        'click',
        ({ timeStamp }) => {
          const look = () => {
            if (document.querySelector('h1')?.textContent === before) requestAnimationFrame(look);
            // When the next frame begins, the frame with the heading has been painted.
            else requestAnimationFrame(() => resolve(performance.now() - timeStamp));
          };
          look();
        },
        { capture: true, once: true },
      );
    });
    Reflect.set(window, 'pageWaited', waited);
  });
  await page.locator(`header a[href="${path}"]:visible`).first().click();
  return page.evaluate(() => Reflect.get(window, 'pageWaited') as Promise<number>);
}

async function measure(chromium: string, site: string): Promise<Figure> {
  return withBrowser(chromium, async (browser) => {
    const context = await browser.newContext(DESKTOP);
    const page = await context.newPage();
    await page.goto(`${site}/contact`);
    await wake(page);
    // Warm: the code of both pages is loaded.
    await open(page, '/about');
    await open(page, '/contact');
    let asked = 0;
    page.on('request', (request) => {
      if (WAITED_FOR.has(request.resourceType())) asked += 1;
    });
    const times: number[] = [];
    for (let time = 0; time < TIMES; time += 1) {
      times.push(await open(page, time % 2 === 0 ? '/about' : '/contact'));
    }
    const middle = times.sort((a, b) => a - b)[Math.floor(TIMES / 2)] ?? Number.POSITIVE_INFINITY;
    const requests = asked / TIMES;
    return {
      found: `${Math.round(middle)} ms (median of ${TIMES}), ${requests} requests each`,
      bar: `${BAR_MS} ms, ${BAR_REQUESTS} request`,
      passed: middle <= BAR_MS && requests <= BAR_REQUESTS,
      details: [`all: ${times.map((time) => `${Math.round(time)} ms`).join(', ')}`],
    };
  });
}

/** From a click in the bar to the new page, with its code already loaded. */
export const NAVIGATION_ROW: BenchRow = {
  id: 'navigation',
  group: 'pages',
  title: 'from page to page, warm, desktop',
  measure: async (ground) => measure(await ground.chromium(), (await ground.stack()).siteAddress),
};
