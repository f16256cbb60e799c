import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { forgive, hydrated, openBrowser, visit } from '../support/browser.ts';
import { next, tick } from '../support/calculator-flows.ts';
import { stack } from '../support/env.ts';
import { dataLayer, noteAtEnd, notedAtEnd, standIns, trackersOn } from '../support/trackers.ts';

openBrowser();
trackersOn();

/** A page whose visitor agrees to everything. */
async function agreed(path: string): Promise<Page> {
  const page = await visit('about:blank', {}, '');
  await page
    .context()
    .addCookies([{ name: 'consent', value: '1.analytics-1.marketing-1', url: stack.site }]);
  await standIns(page);
  await page.goto(stack.site + path);
  await hydrated(page);
  return page;
}

/** Addresses that were reported to Google's scripts as pages, in their order. */
const viewed = async (page: Page) =>
  (await dataLayer(page)).flatMap((entry) => {
    const [command, name, values] = Array.isArray(entry) ? entry : [];
    return command === 'event' && name === 'page_view' ? [values.page_location] : [];
  });

/** Calls of the pixel that wait for its script. */
const pixelCalls = (page: Page) =>
  page.evaluate(() => (window as unknown as { fbq: { queue: unknown[][] } }).fbq.queue);

test('P5 a form that was begun and left is counted, for Google and not for the pixel', async () => {
  const page = await agreed('/contact');
  await page.locator('form [name=fullName]').fill('Anna');
  await expect
    .poll(() => dataLayer(page))
    .toContainEqual(['event', 'formStarted', { form: 'contact' }]);
  expect(JSON.stringify(await dataLayer(page))).not.toContain('Anna');
  const pixel = JSON.stringify(await pixelCalls(page));
  expect(pixel).toContain('["track","PageView"]');
  expect(pixel).not.toContain('form');
  await noteAtEnd(page);
  await page.locator('footer').getByRole('link', { name: 'Kariera' }).click();
  await page.waitForURL('**/careers');
  expect(await notedAtEnd(page)).toContainEqual(['event', 'formRejected', { form: 'contact' }]);
  forgive(page, /asked https:\/\/(?:www\.googletagmanager\.com|connect\.facebook\.net)/);
});

test('P5 a stage with an address of its own is counted as a page, once, by both', async () => {
  const page = await agreed('/kalkulator-dms');
  const seen = async () => (await viewed(page)).map((address) => new URL(address).pathname);
  await expect.poll(seen).toEqual(['/kalkulator-dms']);
  await tick(page, 'incoming-mail');
  await next(page).click();
  await page.waitForURL('**/kalkulator-dms/summary?**');
  await expect.poll(seen).toEqual(['/kalkulator-dms', '/kalkulator-dms/summary']);
  await page.locator('[name=users]').fill('25');
  await next(page).click();
  await expect.poll(seen).toHaveLength(3);
  const views = (await pixelCalls(page)).filter(([, name]) => name === 'PageView');
  expect(views).toHaveLength(3);
  forgive(page, /asked https:\/\/(?:www\.googletagmanager\.com|connect\.facebook\.net)/);
});
