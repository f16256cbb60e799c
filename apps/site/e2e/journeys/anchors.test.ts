import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hydrated, openBrowser, PHONE, visit } from '../support/browser.ts';
import { needed } from '../support/content.ts';

openBrowser();

const topOf = (page: Page, css: string) =>
  page.evaluate(
    (found) => Math.round(document.querySelector(found)?.getBoundingClientRect().top ?? 0),
    css,
  );

const barHeight = (page: Page) =>
  page.locator('[data-bar]').evaluate((found) => (found as HTMLElement).offsetHeight);

test('a link to a place on another page ends there, clear of the bar; one to the form of the page stops 40 px below the bar, with the focus', async () => {
  const page = await visit('/areas/sales');
  await hydrated(page);
  const name = 'Umów rozmowę';
  const bar = page.getByRole('banner');
  await bar.getByRole('link', { name }).filter({ visible: true }).first().click();
  await expect.poll(() => topOf(page, '#contact-form')).toBe((await barHeight(page)) + 40);
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('contact-form');

  const link = page.locator('footer a[href*="/services#"]').first();
  const address = needed((await link.getAttribute('href')) ?? undefined, 'place of a service');
  await link.click();
  await page.waitForURL(`**${address}`);
  const css = address.slice(address.indexOf('#'));
  const place = page.locator(css);
  const margin = await place.evaluate((found) =>
    Number.parseFloat(getComputedStyle(found).scrollMarginTop),
  );
  await expect.poll(() => topOf(page, css)).toBe(80 + margin);
  // The keyboard continues from there.
  await page.keyboard.press('Tab');
  const goesOn = (found: Element) => {
    const before = found.compareDocumentPosition(document.activeElement ?? found);
    return (before & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  };
  expect(await place.evaluate(goesOn)).toBe(true);
});

test('an address of a place far below ends at that place, before and after a reload, its bar there before the first gesture; a link of its menu ends there too', async () => {
  const page = await visit('/#contact-form', { viewport: PHONE });
  await expect.poll(() => topOf(page, '#contact-form')).toBe(80);
  expect((await page.locator('[data-bar]').boundingBox())?.y).toBe(0);
  await hydrated(page);
  await expect.poll(() => topOf(page, '#contact-form')).toBe(80);
  await page.reload();
  await expect.poll(() => topOf(page, '#contact-form')).toBe(80);
  await hydrated(page);
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.locator('header details:has(nav) > summary').click();
  const call = page.getByRole('banner').getByRole('link', { name: 'Umów rozmowę' });
  await call.filter({ visible: true }).first().click();
  await expect.poll(() => topOf(page, '#contact-form')).toBe((await barHeight(page)) + 40);
});

/** The heading of the form at the end of the home page. */
const LAST = 'section#contact-form h2';

test('what lies far below is laid out when the visitor comes near it, and a reload shows the place where the visitor was', async () => {
  const page = await visit('/', { viewport: PHONE });
  await hydrated(page);
  const isLaidOut = () =>
    page
      .locator(LAST)
      .first()
      .evaluate((found) => found.checkVisibility({ contentVisibilityAuto: true }));
  expect(await isLaidOut()).toBe(false);
  // A finger or a wheel scrolls until the last heading is in the middle of the screen.
  for (let step = 0; step < 60 && (await topOf(page, LAST)) > PHONE.height / 2; step += 1) {
    await page.mouse.wheel(0, PHONE.height / 2);
    await page.waitForTimeout(50);
  }
  await expect.poll(isLaidOut).toBe(true);
  const before = await topOf(page, LAST);
  await page.reload();
  await hydrated(page);
  // Heights end in fractions of a pixel, so the place may round the other way.
  await expect
    .poll(async () => Math.abs((await topOf(page, LAST)) - before))
    .toBeLessThanOrEqual(1);
  await page.locator('#contact-form [name=fullName]').fill('Anna Kowalska');
});
