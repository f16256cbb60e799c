import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hydrated, openBrowser, visit } from '../support/browser.ts';

openBrowser();

/** Runs in the page before its scripts: stops the clock that keeps a menu closed. */
function stopClock(): void {
  const first = document.querySelector('header [data-menu] > div');
  for (const rest of first?.getAnimations() ?? []) rest.pause();
  if (!first) requestAnimationFrame(stopClock);
}

/** Runs in the page: starts the clock again; returns how long menus stay closed, in ms. */
function startClock(menu: Element): number {
  const [rest] = menu.getAnimations();
  rest?.play();
  return Number(rest?.effect?.getComputedTiming().endTime);
}

/** The bar is static at first and fixed past 100 px. */
async function scrollPast(page: Page): Promise<void> {
  const bar = page.locator('header').first();
  const position = () => bar.evaluate((found) => getComputedStyle(found).position);
  await page.evaluate(() => window.scrollTo(0, 90));
  await page.waitForTimeout(100);
  expect(await position()).toBe('relative');
  await page.evaluate(() => window.scrollTo(0, 120));
  await expect.poll(position).toBe('sticky');
  expect(await bar.evaluate((found) => found.getBoundingClientRect().top)).toBe(0);
}

test('A6 menus open under the pointer, one at a time, stay while it is on them, go with Esc, and rest for a second on the page they led to', async () => {
  const page = await visit('/');
  await hydrated(page);
  await scrollPast(page);
  const menu = page.locator('header [data-menu]').first();
  const [link, panel] = [menu.getByRole('link').first(), menu.locator('> div')];
  await link.hover();
  await panel.waitFor({ state: 'visible' });
  await panel.getByText('Zobacz więcej').hover();
  await page.waitForTimeout(300);
  expect(await panel.isVisible()).toBe(true);
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'hidden' });
  await page.mouse.move(600, 700);
  await link.hover();
  await panel.waitFor({ state: 'visible' });
  await page.mouse.move(600, 700);
  await panel.waitFor({ state: 'hidden' });

  // The pointer closes what the button had opened.
  await menu.locator('summary').press('Enter');
  await panel.waitFor({ state: 'visible' });
  const other = page.locator('header [data-menu]').nth(1);
  await other.getByRole('link').first().hover();
  await other.locator('> div').waitFor({ state: 'visible' });
  await panel.waitFor({ state: 'hidden' });

  await page.addInitScript(stopClock);
  await link.click();
  await page.waitForURL('**/products');
  await page.mouse.move(600, 700);
  await link.hover();
  expect(await link.evaluate((one) => one.matches(':hover'))).toBe(true);
  expect(await panel.isVisible()).toBe(false);
  expect(await panel.evaluate(startClock)).toBeGreaterThanOrEqual(1_000);
  await panel.waitFor({ state: 'visible' });
});
