import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterEach, beforeAll, expect } from 'vitest';
import { CHROMIUM_FLAGS } from '../../../../tools/gate/chromium.ts';
import { stack } from './env.ts';

/** Windows in which pages are checked: a phone and a desktop, in CSS px. */
export const PHONE = { width: 375, height: 812 };
export const DESKTOP = { width: 1280, height: 900 };

/** Longest wait of a test for anything in a page, on a machine that is busy or slow; ms. */
const SLOW_MACHINE_MS = 180_000;

/** One browser for all files that a worker runs; it ends with the worker. */
let browser: Promise<Browser> | undefined;
const open: { page: Page; traced: boolean; complaints: string[] }[] = [];

/**
 * Call once per file. No page may end with an error in its console; of a test that fails, a
 * screenshot and a trace of each page stay in the folder that the gate names.
 */
export function openBrowser(): void {
  beforeAll(async () => {
    browser ??= chromium.launch({
      executablePath: stack.chromium,
      args: CHROMIUM_FLAGS,
      // Recordings of windows that passed are deleted with the data of the run.
      tracesDir: join(stack.dataDir, 'traces'),
    });
    await browser;
  });
  afterEach(async ({ task }) => {
    const pages = open.splice(0);
    const complaints = pages.flatMap((each) => each.complaints);
    if (task.result?.state === 'fail' || complaints.length > 0) await keep(task.name, pages);
    await Promise.all(pages.map(({ page }) => page.context().close()));
    expect(complaints).toEqual([]);
  });
}

/** Writes screenshots and traces of the pages of a failed test; a closed page has none. */
async function keep(
  test: string,
  pages: readonly { page: Page; traced: boolean }[],
): Promise<void> {
  const name = test.replace(/[^\p{L}\p{N}]+/gu, '-').slice(0, 80);
  for (const [index, { page, traced }] of pages.entries()) {
    if (page.isClosed()) continue;
    const file = join(stack.failuresDir, `${name}-${index + 1}`);
    await page.screenshot({ path: `${file}.png`, timeout: 5_000 });
    if (traced) await page.context().tracing.stop({ path: `${file}.zip` });
  }
}

/** Options of a window. */
export type VisitOptions = BrowserContextOptions & {
  /** Time since the visitor opened the page, in ms: a form that is sent within 2 s is marked. */
  openedAgo?: number;
  /** Whether the window keeps a trace, which a test of many pages cannot afford. */
  traced?: boolean;
};

/**
 * A new visitor's window on a path of the site. Errors in its console, uncaught exceptions,
 * violations of the content security policy and requests to other hosts fail the test.
 */
export async function visit(
  path: string,
  { openedAgo = 5_000, traced = true, ...options }: VisitOptions = {},
  site: string = stack.site,
): Promise<Page> {
  if (!browser) throw new Error('Call openBrowser() in the file first.');
  const context = await (await browser).newContext({
    viewport: DESKTOP,
    reducedMotion: 'reduce',
    locale: 'pl-PL',
    ...options,
  });
  context.setDefaultTimeout(SLOW_MACHINE_MS);
  if (traced) await context.tracing.start({ snapshots: stack.everything });
  if (openedAgo > 0) await context.addInitScript(openEarlier, openedAgo);
  const page = await context.newPage();
  watch(page, site, traced);
  await page.goto(site + path);
  return page;
}

/** Runs in the page before its scripts: a test need not wait as long as a person takes to write. */
function openEarlier(ms: number): void {
  const { timeOrigin } = performance;
  Object.defineProperty(performance, 'timeOrigin', { value: timeOrigin - ms });
}

/** Fails the test for console errors and requests to third parties. */
function watch(page: Page, site: string, traced: boolean): void {
  const complaints: string[] = [];
  open.push({ page, traced, complaints });
  page.on('console', (message) => {
    // The browser asks for it by itself while the back office replaces the head of a page.
    const isIcon = message.location().url.endsWith('/favicon.ico');
    if (message.type() === 'error' && !isIcon) complaints.push(`${page.url()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`));
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    const ours =
      origin === site ||
      origin === stack.site ||
      origin === stack.cms ||
      protocol === 'data:' ||
      protocol === 'blob:';
    if (!ours) complaints.push(`${page.url()} asked ${request.url()}`);
  });
}

/** Forgives an error of the page that the test expects. */
export function forgive(page: Page, expected: RegExp): void {
  const entry = open.find((each) => each.page === page);
  const left = entry?.complaints.filter((complaint) => !expected.test(complaint)) ?? [];
  entry?.complaints.splice(0, entry.complaints.length, ...left);
}

/** Waits until the page's scripts run, as at the first action, and every island with them. */
export async function hydrated(page: Page): Promise<void> {
  // A new tab may still be about to leave its empty document: the action is repeated.
  await expect
    .poll(async () => {
      await page.mouse.move(1, 1);
      await page.mouse.move(2, 2);
      return await page.evaluate(() => document.documentElement.hasAttribute('data-runs'));
    })
    .toBe(true);
  await page.evaluate(() => {
    for (const island of document.querySelectorAll('[data-island]:not([data-awake])'))
      island.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await page.waitForFunction(
    () => document.querySelector('[data-island]:not([data-awake])') === null,
  );
}

/** High enough that nothing that sticks to an edge covers a scrolled-to element. */
const WHOLE_PAGE = 6_000;

/**
 * Violations that axe finds on a phone, and if everything runs on a desktop too; the window is
 * then restored.
 */
export async function axeViolationsInSizes(page: Page): Promise<string[]> {
  const before = page.viewportSize();
  const found: string[] = [];
  for (const { width } of stack.everything ? [PHONE, DESKTOP] : [PHONE]) {
    await page.setViewportSize({ width, height: WHOLE_PAGE });
    const violations = await axeViolations(page, 'main');
    found.push(...violations.map((line) => `${width} px, ${line}`));
  }
  if (before) await page.setViewportSize(before);
  return found;
}

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * Violations of WCAG 2.2 A and AA that axe finds, one line each. Passed checks are left out, and
 * no second window is opened, which only pages with frames need: both take twice the time.
 * @param within part of the page to check; all of it by default
 * @param practice whether axe's best practices count too; Payload's pages break some of them
 */
export async function axeViolations(
  page: Page,
  within = 'html',
  practice = true,
): Promise<string[]> {
  // A section that is not laid out yet has a guessed height: axe would see its text over the next one.
  const wasWhole = await page.evaluate(() => {
    const root = document.documentElement;
    const was = root.hasAttribute('data-whole');
    root.setAttribute('data-whole', '');
    return was;
  });
  const { violations } = await new AxeBuilder({ page })
    .include(within)
    .options({ runOnly: practice ? [...WCAG, 'best-practice'] : WCAG, resultTypes: ['violations'] })
    .setLegacyMode()
    .analyze();
  if (!wasWhole) {
    await page.evaluate(() => document.documentElement.removeAttribute('data-whole'));
  }
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')}`),
  );
}
