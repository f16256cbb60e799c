import type { Browser, Page } from 'playwright-core';
import { median } from '../load/client.ts';
import type { BenchGround, Figure } from './bench-ground.ts';
import { PHONE, slowDown, withBrowser } from './browser.ts';
import { servePlainPages, TIMES_PLAIN } from './plain-pages.ts';

/**
 * Longest time from a tap to the next paint, in ms; and, if the machine needs longer for a
 * page of nothing but text, `TIMES_PLAIN` times that page's.
 */
const AT_FIRST_PAINT = 50;
const LATER = 80;

/** Attempts of each tap, on the site and on its plain page in turn. */
const TIMES = 3;

/** Time of the second tap, in ms after the page was requested. */
const LATER_MS = 3_000;

/** Browsers do not report shorter times, in ms. */
const SHORTEST = 16;

const NAME = 'Anna Kowalska';

/** Targets of the taps after three seconds: a field to type in, to open, to choose, to move. */
const TAPS: { path: string; what: string; selector: string; below?: true; plain?: true }[] = [
  { path: '/contact', what: 'form field', selector: '#contact-fullName', plain: true },
  { path: '/kalkulator-dms', what: 'accordion', selector: 'main details summary', plain: true },
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

/** Medians of a tap on the site, and on its plain page if that has the target; in ms. */
interface Tapped {
  what: string;
  ms: number;
  plain: number | null;
}

/** Taps the site and its plain page in turn, so that both run under the same conditions. */
async function tapInTurn(
  what: string,
  tap: (address: string) => Promise<number>,
  [site, plainSite]: readonly [site: string, plainSite: string | null],
): Promise<Tapped> {
  const own: number[] = [];
  const plain: number[] = [];
  for (let time = 0; time < TIMES; time += 1) {
    own.push(await tap(site));
    if (plainSite) plain.push(await tap(plainSite));
  }
  return { what, ms: median(own), plain: plainSite ? median(plain) : null };
}

/** How soon a page responds to touch on slow 4G with a processor four times slower. */
export async function firstTap(ground: BenchGround): Promise<Figure> {
  const { siteAddress: site } = await ground.stack();
  const chromium = await ground.chromium();
  const plainPages = await servePlainPages(site);
  const { address } = plainPages;
  return withBrowser(chromium, async (browser) => {
    const atPaint = (from: string) => tapAtFirstPaint(browser, from);
    const first = await tapInTurn('menu at first paint', atPaint, [site, address]);
    const later: Tapped[] = [];
    for (const tap of TAPS) {
      const atThree = (from: string) => tapLater(browser, from, tap);
      const sites = [site, tap.plain ? address : null] as const;
      later.push(await tapInTurn(`${tap.what} of ${tap.path} at 3 s`, atThree, sites));
    }
    return figureOf(first, later, await isTextStillThere(browser, site));
  }).finally(plainPages.close);
}

function figureOf(first: Tapped, later: readonly Tapped[], isKept: boolean): Figure {
  const longest = Math.max(...later.map(({ ms }) => ms));
  const plain = Math.max(...later.map((one) => one.plain ?? 0));
  const plainFirst = first.plain ?? 0;
  return {
    found: `menu at first paint ${first.ms} ms, at 3 s ${longest} ms at most, typed text ${isKept ? 'kept' : 'lost'}; the same text as HTML alone ${plainFirst} ms and ${plain} ms (medians of ${TIMES})`,
    bar: `${AT_FIRST_PAINT} ms, ${LATER} ms, or ${TIMES_PLAIN} × the plain page’s; kept`,
    passed:
      first.ms <= Math.max(AT_FIRST_PAINT, TIMES_PLAIN * plainFirst) &&
      longest <= Math.max(LATER, TIMES_PLAIN * plain) &&
      isKept,
    details: [first, ...later].map(
      ({ what, ms, plain: alone }) =>
        `${what}: ${ms} ms${alone === null ? '' : `, plain page ${alone} ms`}`,
    ),
  };
}
