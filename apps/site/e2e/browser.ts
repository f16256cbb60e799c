import AxeBuilder from '@axe-core/playwright';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { house } from './env.ts';

const FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Sizes that the pages are looked at in: a phone and a desk, in CSS px. */
export const PHONE = { width: 375, height: 812 };
export const DESK = { width: 1280, height: 900 };

let browser: Browser;
const open: { page: Page; complaints: string[] }[] = [];

/** Call once per file: one browser for the file, and no page may end with an error in its console. */
export function openBrowser(): void {
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: house.chromium, args: FLAGS });
  });
  afterEach(async () => {
    const complaints = open.flatMap((each) => each.complaints);
    await Promise.all(open.splice(0).map(({ page }) => page.context().close()));
    expect(complaints).toEqual([]);
  });
  afterAll(() => browser.close());
}

/**
 * A new visitor's window on a path of the site. Errors in its console, uncaught exceptions,
 * violations of the content security policy and requests to other hosts fail the test.
 */
export async function visit(
  path: string,
  options: BrowserContextOptions = {},
  site: string = house.site,
): Promise<Page> {
  const context = await browser.newContext({
    viewport: DESK,
    reducedMotion: 'reduce',
    locale: 'pl-PL',
    ...options,
  });
  const page = await context.newPage();
  watch(page, site);
  await page.goto(site + path);
  return page;
}

/** Lets the test fail for what the page complains of and for whom it asks. */
function watch(page: Page, site: string): void {
  const complaints: string[] = [];
  open.push({ page, complaints });
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${page.url()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`));
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    const ours =
      origin === site ||
      origin === house.site ||
      origin === house.cms ||
      protocol === 'data:' ||
      protocol === 'blob:';
    if (!ours) complaints.push(`${page.url()} asked ${request.url()}`);
  });
}

/** Takes back what a page complained of, where the complaint is what the test is about. */
export function forgive(page: Page, expected: RegExp): void {
  const entry = open.find((each) => each.page === page);
  const left = entry?.complaints.filter((complaint) => !expected.test(complaint)) ?? [];
  entry?.complaints.splice(0, entry.complaints.length, ...left);
}

/** Waits until the page's late scripts run, as they do at the first touch. */
export async function hydrated(page: Page): Promise<void> {
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
  await page.waitForFunction(() => '__reactRouterDataRouter' in window);
  await page.waitForFunction(
    () =>
      Object.keys(document.body).some((key) => key.startsWith('__react')) ||
      Object.keys(document.documentElement).some((key) => key.startsWith('__react')),
  );
}

/** Waits as long as a person needs to fill in a form: what is sent sooner counts as spam. */
export async function unhurried(page: Page): Promise<void> {
  await page.waitForTimeout(Math.max(0, 2_200 - (await page.evaluate(() => performance.now()))));
}

/** High enough that nothing that sticks to an edge lies over what one would scroll to. */
const WHOLE_PAGE = 6_000;

/** Violations that axe finds in the page itself on a phone and on a desk; the window then is as before. */
export async function axeViolationsInSizes(page: Page): Promise<string[]> {
  const before = page.viewportSize();
  const found: string[] = [];
  for (const { width } of [PHONE, DESK]) {
    await page.setViewportSize({ width, height: WHOLE_PAGE });
    const violations = await axeViolations(page, 'main');
    found.push(...violations.map((line) => `${width} px, ${line}`));
  }
  if (before) await page.setViewportSize(before);
  return found;
}

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Violations of WCAG 2.2 A and AA that axe finds, one line each. What is right is not described, and
 * no second window is opened, which only pages with frames need: both take twice the time.
 * @param within part of the page to look at; all of it by default
 */
export async function axeViolations(page: Page, within = 'html'): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .include(within)
    .options({ runOnly: STANDARDS, resultTypes: ['violations'] })
    .setLegacyMode()
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')}`),
  );
}
