import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { forgive, hydrated, openBrowser, PHONE, visit } from '../support/browser.ts';
import { beforeRelease, rows } from '../support/combinations.ts';
import { needed, productPaths } from '../support/content.ts';

openBrowser();

let product: string;
let otherProduct: string;
beforeAll(async () => {
  const [first, second] = await productPaths();
  product = first;
  otherProduct = needed(second, 'second product');
});

const linkTo = (page: Page, path: string) => page.locator(`footer a[href="${path}"]`).first();

/** What has the focus: its element and its text. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLElement | null;
    return { tag: element?.tagName, text: element?.innerText?.trim() };
  });

describe('a link within the site', () => {
  test('A9 opens a document at its top, with its own title, and Tab begins at its beginning', async () => {
    const page = await visit('/products');
    await hydrated(page);
    const before = await page.title();
    await page.locator('footer').scrollIntoViewIfNeeded();
    await linkTo(page, product).click();
    await page.waitForURL(`**${product}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.title()).not.toBe(before);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.keyboard.press('Tab');
    expect(await focused(page)).toMatchObject({ text: 'Przejdź do treści' });
  });

  test('goes back to where one was', async () => {
    const page = await visit('/products');
    await hydrated(page);
    await linkTo(page, '/careers').click();
    await page.waitForURL('**/careers');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await page.waitForURL('**/products');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(400);
  });

  test('to a place on another page ends there, clear of the bar, with the focus on it', async () => {
    const page = await visit('/products');
    await hydrated(page);
    const link = page.locator('footer a[href*="/services#"]').first();
    const address = needed((await link.getAttribute('href')) ?? undefined, 'place of a service');
    await link.click();
    await page.waitForURL(`**${address}`);
    const place = page.locator(address.slice(address.indexOf('#')));
    const top = () => place.evaluate((found) => Math.round(found.getBoundingClientRect().top));
    const margin = await place.evaluate((found) =>
      Number.parseFloat(getComputedStyle(found).scrollMarginTop),
    );
    await expect.poll(top).toBe(80 + margin);
    // The keyboard goes on from there.
    await page.keyboard.press('Tab');
    const goesOn = (found: Element) => {
      const before = found.compareDocumentPosition(document.activeElement ?? found);
      return (before & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    };
    expect(await place.evaluate(goesOn)).toBe(true);
  });

  test.each([
    ['a wide window', {}],
    ['a phone', { viewport: PHONE }],
  ])('to the form of this page stops 40 px below the bar, in %s', async (_, options) => {
    const page = await visit('/areas/sales', options);
    await hydrated(page);
    const bar = page.getByRole('banner');
    if ('viewport' in options) await page.locator('header details:has(nav) > summary').click();
    const name = 'Umów rozmowę';
    await bar.getByRole('link', { name }).filter({ visible: true }).first().click();
    const edges = () =>
      page.evaluate(() => {
        const edge = (name: string) => document.querySelector(name)?.getBoundingClientRect();
        return Math.round((edge('#contact-form')?.top ?? 0) - (edge('[data-bar]')?.bottom ?? 0));
      });
    await expect.poll(edges).toBe(40);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('contact-form');
  });
});

test('a page opened at one of its places has its bar there before the first gesture', async () => {
  const page = await visit('/services#mobile', { viewport: PHONE });
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
  const bar = await page.locator('[data-bar]').boundingBox();
  expect(bar?.y).toBe(0);
});

/** Runs in the page: what it learns about the visitor's connection. */
function setConnection(value: object): void {
  Object.defineProperty(navigator, 'connection', { value });
}

describe('pages are fetched ahead', () => {
  /** Requests for a page that has not been opened yet. */
  const fetchedAhead = (page: Page) => {
    const asked: string[] = [];
    page.context().on('request', (request) => {
      const { pathname } = new URL(request.url());
      const purpose = request.headers()['sec-purpose'] ?? '';
      // The page's own styles are fetched ahead of its islands.
      if (purpose.includes('prefetch') && !pathname.startsWith('/assets/')) asked.push(pathname);
    });
    return asked;
  };

  test.each(rows(['', '?utm_source=targi'], 1))(
    'when the pointer rests on a link, and shown from there, whatever led here: %s',
    async (campaign) => {
      const page = await visit(`/products${campaign}`);
      await hydrated(page);
      const asked = fetchedAhead(page);
      await linkTo(page, otherProduct).hover();
      await expect.poll(() => asked).toEqual([otherProduct]);
      await linkTo(page, otherProduct).click();
      await page.waitForURL(`**${otherProduct}${campaign}`);
      const { deliveryType } = (await page.evaluate(() =>
        performance.getEntriesByType('navigation')[0]?.toJSON(),
      )) as { deliveryType: string };
      expect(deliveryType).toBe('navigational-prefetch');
    },
  );

  // With each address that a calculator writes, Chromium would take longer for every later click.
  test('no longer where a calculator has written its choice into the address', async () => {
    const page = await visit('/kalkulator-aplikacji?stage=2');
    await hydrated(page);
    const rules = page.locator('script[type=speculationrules]');
    expect(await rules.count()).toBe(1);
    const group = page.locator('main details:has(input[id^="item-"])').first();
    await group.evaluate((details: HTMLDetailsElement) => {
      details.open = true;
    });
    await group.locator('input').first().check();
    await page.waitForURL('**items=**');
    expect(await rules.count()).toBe(0);
  });

  test('but not at an address that is for one visitor', async () => {
    const page = await visit('/products');
    await hydrated(page);
    await linkTo(page, product).evaluate((link: HTMLAnchorElement) => {
      link.id = 'of-one';
      link.href = '/my-request?token=of-one';
    });
    const asked = fetchedAhead(page);
    await page.locator('#of-one').hover();
    await page.waitForTimeout(400);
    await linkTo(page, otherProduct).hover();
    await expect.poll(() => asked).toContain(otherProduct);
    expect(asked).toHaveLength(1);
  });

  test.each(rows([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }], 0))(
    'but not with %o',
    async (connection) => {
      const page = await visit('/products');
      await page.addInitScript(setConnection, connection);
      await page.reload();
      await hydrated(page);
      const asked = fetchedAhead(page);
      await linkTo(page, otherProduct).hover();
      await page.waitForTimeout(400);
      expect(asked).toEqual([]);
      expect(
        await page
          .locator('script[type=speculationrules], link[rel=prefetch][href^="/products"]')
          .count(),
      ).toBe(0);
    },
  );
});

test('without a connection a link waits for it, says so, and then opens', async () => {
  const page = await visit('/products', { viewport: PHONE });
  await hydrated(page);
  await page.context().setOffline(true);
  await page.getByText('Brak połączenia').waitFor();
  await linkTo(page, product).click({ noWaitAfter: true });
  await page.context().setOffline(false);
  await page.waitForURL(`**${product}`);
  await page.getByText('Brak połączenia').waitFor({ state: 'detached' });
  forgive(page, /ERR_INTERNET_DISCONNECTED/);
});

beforeRelease('without a connection a link still opens in a tab of its own', async () => {
  const page = await visit('/products');
  await hydrated(page);
  await page.context().setOffline(true);
  await page.getByText('Brak połączenia').waitFor();
  const link = linkTo(page, product);
  await Promise.all([
    page.context().waitForEvent('page'),
    link.click({ modifiers: ['ControlOrMeta'] }),
  ]);
  await page.context().setOffline(false);
  await page.getByText('Brak połączenia').waitFor({ state: 'detached' });
  expect(new URL(page.url()).pathname).toBe('/products');
  forgive(page, /ERR_INTERNET_DISCONNECTED/);
});

beforeRelease('a page that is slow to come shows its progress', async () => {
  const page = await visit('/products', { viewport: PHONE });
  await page.addInitScript(setConnection, { saveData: true });
  await page.reload();
  await hydrated(page);
  await page.route(`**${product}`, async (route) => {
    await sleep(1_500);
    await route.continue();
  });
  // The test's browser waits for the new page: the old one writes down what it showed at its end.
  await page.evaluate(() => {
    window.addEventListener('pagehide', () => {
      const shown = document
        .querySelector('progress')
        ?.checkVisibility({ visibilityProperty: true });
      sessionStorage.setItem('progress', String(shown));
    });
  });
  const progress = () => page.evaluate(() => sessionStorage.getItem('progress'));
  await linkTo(page, product).click();
  await page.waitForURL(`**${product}`);
  expect(await progress()).toBe('true');
  await page.goBack();
  await page.waitForURL('**/products');
  expect(await page.getByRole('progressbar', { name: 'Wczytuję stronę' }).count()).toBe(0);
});

test('a page shows its progress when 200 ms have passed, and not before', async () => {
  const page = await visit('/products');
  await page.clock.install();
  await page.reload();
  await hydrated(page);
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
  // The page stays: its clock stands still, and a window that is left answers nothing.
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

describe('F35 a page that was opened before a new version of the site came', () => {
  const typed = 'Magazyn i produkcja, 40 osób.';
  const code = '**/assets/popups.island-*.js';

  /** A page whose form is half filled, and whose code of the popup is gone. */
  async function oldPage(): Promise<Page> {
    const page = await visit('/products');
    await page.locator('[name=message]').fill(typed);
    await page.waitForFunction(() => document.querySelector('form')?.closest('[data-awake]'));
    await page.locator('[name=message]').press('End');
    await page.evaluate(() => Reflect.set(window, 'sameDocument', true));
    await page.route(code, (route) => route.fulfill({ status: 404 }));
    return page;
  }

  const isSame = (page: Page) => page.evaluate(() => 'sameDocument' in window);

  async function askForTalk(page: Page): Promise<void> {
    await page.locator('summary[aria-label*="+48"]').click();
    await page.locator('header details[open] a[href="/consultation"]').click({ noWaitAfter: true });
  }

  test('is loaded anew when a part of its code is gone, and keeps what was typed', async () => {
    const page = await oldPage();
    await askForTalk(page);
    await expect.poll(() => isSame(page)).toBe(false);
    await page.unroute(code);
    await hydrated(page);
    await expect.poll(() => page.locator('[name=message]').inputValue()).toBe(typed);
    forgive(page, /404/);
  });

  test('is so once in a minute at most, and then its links lead to pages', async () => {
    const page = await oldPage();
    await page.evaluate(() => sessionStorage.setItem('document-loaded-anew', String(Date.now())));
    await askForTalk(page);
    await page.waitForURL('**/consultation');
    forgive(page, /404|Failed to fetch dynamically imported module/);
  });
});
