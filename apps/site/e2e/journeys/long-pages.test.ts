import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hydrated, openBrowser, PHONE, visit } from '../support/browser.ts';

openBrowser();

/** The heading of the form at the end of the home page. */
const last = (page: Page) => page.locator('section#contact-form h2').first();

const isLaidOut = (page: Page) =>
  last(page).evaluate((found) => found.checkVisibility({ contentVisibilityAuto: true }));

const topOf = (page: Page) =>
  last(page).evaluate((found) => Math.round(found.getBoundingClientRect().top));

/** A finger or a wheel that goes on until the last heading is in the middle of the screen. */
async function scrollToLast(page: Page): Promise<void> {
  const { height } = PHONE;
  for (let step = 0; step < 60 && (await topOf(page)) > height / 2; step += 1) {
    await page.mouse.wheel(0, height / 2);
    await page.waitForTimeout(50);
  }
}

test('what lies far below is laid out when the visitor comes near it', async () => {
  const page = await visit('/', { viewport: PHONE });
  await hydrated(page);
  expect(await isLaidOut(page)).toBe(false);
  await scrollToLast(page);
  await expect.poll(() => isLaidOut(page)).toBe(true);
  await page.locator('#contact-form [name=fullName]').fill('Anna Kowalska');
});

test('a reload shows the place where the visitor was', async () => {
  const page = await visit('/', { viewport: PHONE });
  await hydrated(page);
  await scrollToLast(page);
  const before = await topOf(page);
  await page.reload();
  await hydrated(page);
  // Heights end in fractions of a pixel, so the place may round the other way.
  await expect.poll(async () => Math.abs((await topOf(page)) - before)).toBeLessThanOrEqual(1);
});

test('an address of a place far below ends at that place, before and after a reload', async () => {
  const page = await visit('/#contact-form', { viewport: PHONE });
  await hydrated(page);
  const top = () =>
    page
      .locator('#contact-form')
      .evaluate((found) => Math.round(found.getBoundingClientRect().top));
  await expect.poll(top).toBe(80);
  await page.reload();
  await expect.poll(top).toBe(80);
});

test('a link to a place far below ends 40 px below the bar, and clear of the bar before scripts run', async () => {
  const page = await visit('/', { viewport: PHONE });
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '#contact-form', id: 'far' });
    link.textContent = 'Formularz';
    document.querySelector('h1')?.append(link);
  });
  await page.locator('#far').click();
  const top = () =>
    page
      .locator('#contact-form')
      .evaluate((found) => Math.round(found.getBoundingClientRect().top));
  const bar = await page
    .locator('[data-bar]')
    .evaluate((found) => (found as HTMLElement).offsetHeight);
  // The click wakes the scripts, which may be there in time.
  await expect.poll(async () => [bar + 40, 80].includes(await top())).toBe(true);
  await hydrated(page);
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.locator('#far').click();
  await expect.poll(top).toBe(bar + 40);
});
