import type { Browser, Page } from 'playwright-core';
import { PHONE, slowDown, withBrowser } from './browser.ts';
import type { BenchRow, Figure } from './row.ts';

/** Most that may pass from a tap to the next paint, in ms. */
const AT_FIRST_PAINT = 50;
const LATER = 80;

/** When the page is tried the second time, in ms after its address was asked for. */
const LATER_MS = 3_000;

/** Browsers do not report shorter times, in ms. */
const SHORTEST = 16;

const NAME = 'Anna Kowalska';

/** What is tapped after three seconds: something to type in, to open, to choose, to move. */
const TAPS: { path: string; what: string; selector: string; below?: boolean }[] = [
  { path: '/contact', what: 'form field', selector: '#contact-fullName' },
  { path: '/kalkulator-dms', what: 'accordion', selector: 'main details summary' },
  { path: '/kalkulator-dms', what: 'calculator item', selector: 'main details[open] li label' },
  // A finger scrolls to it first; scripts run only after that, and before it there are no buttons.
  { path: '/', what: 'slider', selector: 'section[aria-roledescription] button', below: true },
];

type Tap = (typeof TAPS)[number];

/** Events with their delay until the next paint, as the browser reports them; times in ms. */
type Waits = { at: number; ms: number }[];

/** A page on a slow phone that records the delay until paint of each event. */
async function slowPage(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await page.addInitScript(() => {
    const waits: Waits = [];
    Reflect.set(window, 'waits', waits);
    const watch = new PerformanceObserver((list) => {
      for (const { startTime: at, duration: ms } of list.getEntries()) waits.push({ at, ms });
    });
    watch.observe({
      type: 'event',
      durationThreshold: 16,
      buffered: true,
    } as PerformanceObserverInit);
  });
  await slowDown(page);
  await page.goto(address, { waitUntil: 'commit' });
  return page;
}

/**
 * Taps, and returns the longest delay of the tap's own events, in ms; scrolling before it does not
 * count.
 */
async function tapAndWait(page: Page, selector: string): Promise<number> {
  const target = page.locator(`${selector}:visible`).first();
  await target.waitFor();
  const since = await page.evaluate(() => performance.now());
  await target.tap();
  await page.waitForTimeout(1_500);
  const waits = await page.evaluate(() => Reflect.get(window, 'waits') as Waits);
  const own = waits.filter(({ at }) => at >= since).map(({ ms }) => ms);
  return Math.max(SHORTEST, ...own);
}

/** Opens the menu right after the first paint. */
async function tapAtFirstPaint(browser: Browser, site: string): Promise<number> {
  const page = await slowPage(browser, `${site}/`);
  await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
  const waited = await tapAndWait(page, 'header details:has(nav) > summary');
  await page.locator('header details[open]:has(nav)').waitFor();
  await page.context().close();
  return waited;
}

async function tapLater(browser: Browser, site: string, { path, selector, below }: Tap) {
  const page = await slowPage(browser, site + path);
  await page.waitForTimeout(LATER_MS);
  if (below) await scrollByFinger(page);
  const waited = await tapAndWait(page, selector);
  await page.context().close();
  return waited;
}

async function scrollByFinger(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Input.synthesizeScrollGesture', {
    x: 180,
    y: 600,
    yDistance: -500,
    gestureSourceType: 'touch',
  });
}

/** Types while scripts are loading; returns whether the text remains once they run. */
async function isTextStillThere(browser: Browser, site: string): Promise<boolean> {
  const page = await slowPage(browser, `${site}/contact`);
  const field = page.locator('#contact-fullName');
  await field.pressSequentially(NAME);
  await page.waitForFunction(() => document.querySelector('[data-awake]') !== null);
  await page.waitForTimeout(1_000);
  const isStillThere = (await field.inputValue()) === NAME;
  await page.context().close();
  return isStillThere;
}

async function measure(chromium: string, site: string): Promise<Figure> {
  return withBrowser(chromium, async (browser) => {
    const first = await tapAtFirstPaint(browser, site);
    const later: [what: string, ms: number][] = [];
    for (const tap of TAPS) {
      later.push([`${tap.what} of ${tap.path}`, await tapLater(browser, site, tap)]);
    }
    const isStillThere = await isTextStillThere(browser, site);
    const longest = Math.max(...later.map(([, ms]) => ms));
    return {
      found: `menu at first paint ${first} ms, at 3 s ${longest} ms at most, typed text ${isStillThere ? 'kept' : 'lost'}`,
      bar: `${AT_FIRST_PAINT} ms, ${LATER} ms, kept`,
      passed: first <= AT_FIRST_PAINT && longest <= LATER && isStillThere,
      details: later.map(([what, ms]) => `${what} at 3 s: ${ms} ms`),
    };
  });
}

/** How soon a page responds to touch on slow 4G with a processor four times slower. */
export const FIRST_TAP_ROW: BenchRow = {
  id: 'first-tap',
  group: 'pages',
  title: 'first tap on slow 4G, CPU × 4, until the next paint',
  measure: async (ground) => measure(await ground.chromium(), (await ground.stack()).siteAddress),
};
