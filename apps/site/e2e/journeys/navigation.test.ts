import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { forgive, hydrated, openBrowser, PHONE, visit } from '../support/browser.ts';
import { rows } from '../support/combinations.ts';
import { needed, productPaths } from '../support/content.ts';
import { stack } from '../support/env.ts';

openBrowser();

const [product, second] = await productPaths();
const otherProduct = needed(second, 'second product');

const linkTo = (page: Page, path: string) => page.locator(`footer a[href="${path}"]`).first();
const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

/** Requests for a page that has not been opened yet. */
function fetchedAhead(page: Page): string[] {
  const asked: string[] = [];
  page.context().on('request', (request) => {
    const { pathname } = new URL(request.url());
    const purpose = request.headers()['sec-purpose'] ?? '';
    // The page's own styles are fetched ahead of its islands.
    if (purpose.includes('prefetch') && !pathname.startsWith('/assets/')) asked.push(pathname);
  });
  return asked;
}

test('A9 a link that is pointed at is fetched ahead, opens a document at its top, and back leads to where one was', async () => {
  const campaign = '?utm_source=targi';
  const page = await visit(`/products${campaign}`);
  await hydrated(page);
  const title = await page.title();
  await linkTo(page, product).evaluate((link: HTMLAnchorElement) => {
    link.id = 'of-one';
    link.href = '/my-request?token=of-one';
  });
  const asked = fetchedAhead(page);
  // An address that is for one visitor is not fetched ahead.
  await page.locator('#of-one').hover();
  await page.waitForTimeout(400);
  await linkTo(page, otherProduct).hover();
  await expect.poll(() => asked).toEqual([otherProduct]);
  await linkTo(page, otherProduct).click();
  await page.waitForURL(`**${otherProduct}${campaign}`);
  const { deliveryType } = (await page.evaluate(() =>
    performance.getEntriesByType('navigation')[0]?.toJSON(),
  )) as { deliveryType: string };
  expect(deliveryType).toBe('navigational-prefetch');
  expect(await page.title()).not.toBe(title);
  expect(await scrolled(page)).toBe(0);
  await page.keyboard.press('Tab');
  expect(await page.locator(':focus').innerText()).toContain('Przejdź do treści');
  await page.goBack();
  await page.waitForURL(`**/products${campaign}`);
  await expect.poll(() => scrolled(page)).toBeGreaterThan(400);
});

test.each(rows([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }], 0))(
  'with %o nothing is fetched before the first action, and no page ahead',
  async (connection) => {
    const page = await visit('about:blank', {}, '');
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { value });
    }, connection);
    await page.goto(`${stack.site}/products`);
    // Runs after the document's own idle tasks.
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 5_000 })));
    const files = page.locator('link:is([rel=modulepreload], [rel=prefetch])');
    expect(await files.count()).toBe(0);
    await hydrated(page);
    expect(await files.count()).toBeGreaterThan(0);
    const asked = fetchedAhead(page);
    await linkTo(page, otherProduct).hover();
    await page.waitForTimeout(400);
    expect(asked).toEqual([]);
    const rules = 'script[type=speculationrules], link[rel=prefetch][href^="/products"]';
    expect(await page.locator(rules).count()).toBe(0);
  },
);

test('without a connection a link waits for it, says so, and then opens; one for another tab opens there', async () => {
  const page = await visit('/products', { viewport: PHONE });
  await hydrated(page);
  const notice = page.getByText('Brak połączenia');
  await page.context().setOffline(true);
  await notice.waitFor();
  await Promise.all([
    page.context().waitForEvent('page'),
    linkTo(page, otherProduct).click({ modifiers: ['ControlOrMeta'] }),
  ]);
  expect(new URL(page.url()).pathname).toBe('/products');
  await linkTo(page, product).click({ noWaitAfter: true });
  await page.context().setOffline(false);
  await page.waitForURL(`**${product}`);
  await notice.waitFor({ state: 'detached' });
  forgive(page, /ERR_INTERNET_DISCONNECTED/);
});

test('a page shows its progress when 200 ms have passed, and not before', async () => {
  const page = await visit('about:blank', {}, '');
  await page.clock.install();
  await page.goto(`${stack.site}/products`);
  await hydrated(page);
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
  // The page stays: its clock is stopped, and a window that is left does not respond.
  await page.evaluate(() => window.addEventListener('click', (event) => event.preventDefault()));
  await linkTo(page, product).click();
  const progress = page.getByRole('progressbar', { name: 'Wczytuję stronę' });
  await page.clock.runFor(199);
  expect(await progress.count()).toBe(0);
  await page.clock.runFor(1);
  expect(await progress.isVisible()).toBe(true);
  await page.keyboard.press('Escape');
  expect(await progress.count()).toBe(0);
});

test('F35 a page of the version before is loaded anew when a part of its code is gone, keeps what was typed, and does so once', async () => {
  const typed = 'Magazyn i produkcja, 40 osób.';
  const page = await visit('/products');
  const askForTalk = async () => {
    await page.locator('summary[aria-label*="+48"]').click();
    const link = page.locator('header details[open] a[href="/consultation"]');
    await link.click({ noWaitAfter: true });
  };
  await page.locator('[name=message]').fill(typed);
  await page.waitForFunction(() => document.querySelector('form')?.closest('[data-awake]'));
  await page.locator('[name=message]').press('End');
  await page.evaluate(() => Reflect.set(window, 'sameDocument', true));
  await page.route('**/assets/popups.island-*.js', (route) => route.fulfill({ status: 404 }));
  await askForTalk();
  await expect.poll(() => page.evaluate(() => 'sameDocument' in window)).toBe(false);
  // Only the form hydrates: the code of the popup still fails to load.
  await page.locator('[name=message]').click();
  await expect.poll(() => page.locator('[name=message]').inputValue()).toBe(typed);
  // Within a minute of the last reload the link opens its page.
  await askForTalk();
  await page.waitForURL('**/consultation');
  forgive(page, /404|Failed to fetch dynamically imported module/);
});
