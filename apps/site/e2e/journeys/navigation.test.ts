import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { forgive, hydrated, openBrowser, PHONE, visit } from '../support/browser.ts';
import { stack } from '../support/env.ts';

openBrowser();

/** What has the focus: its element and its text. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLElement | null;
    return { tag: element?.tagName, text: element?.innerText?.trim() };
  });

/** The line for screen readers that says where one has arrived. */
const announced = (page: Page) =>
  page.locator('[role=status]').evaluateAll((all) => all.map((each) => each.textContent));

/** Survives as long as no document is loaded anew. */
const mark = (page: Page) => page.evaluate(() => Reflect.set(window, 'sameDocument', true));
const isMarked = (page: Page) => page.evaluate(() => 'sameDocument' in window);

describe('a link within the site', () => {
  test('A9 opens without a new document, at the top, with the focus on the heading and the title read out', async () => {
    const page = await visit('/products');
    await hydrated(page);
    await mark(page);
    await page.locator('footer').scrollIntoViewIfNeeded();
    await page.locator('footer').getByRole('link', { name: 'DATA' }).click();
    await page.waitForURL('**/products/data');
    await expect.poll(() => focused(page)).toMatchObject({ tag: 'H1' });
    expect(await isMarked(page)).toBe(true);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expect.poll(() => announced(page)).toContain(await page.title());
  });

  test('goes back to where one was', async () => {
    const page = await visit('/products');
    await hydrated(page);
    await page.locator('footer').getByRole('link', { name: 'Kariera' }).click();
    await page.waitForURL('**/careers');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await page.waitForURL('**/products');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(400);
  });

  test('to a place on another page ends there, clear of the bar, with the focus on it', async () => {
    const page = await visit('/products');
    await hydrated(page);
    await page.locator('footer').getByRole('link', { name: 'Aplikacje webowe' }).click();
    await page.waitForURL('**/services#web');
    const top = () =>
      page.evaluate(() =>
        Math.round(document.querySelector('#web')?.getBoundingClientRect().top ?? 0),
      );
    await expect.poll(top).toBeGreaterThanOrEqual(40);
    await expect.poll(top).toBeLessThan(180);
    expect(await page.evaluate(() => document.activeElement?.closest('#web') !== null)).toBe(true);
  });

  test('to the form of this page stops 40 px above it', async () => {
    const page = await visit('/products');
    await hydrated(page);
    await page
      .getByRole('banner')
      .getByRole('link', { name: 'Bezpłatna konsultacja' })
      .first()
      .click();
    await expect
      .poll(() =>
        page.evaluate(() =>
          Math.round(document.querySelector('#contact-form')?.getBoundingClientRect().top ?? 0),
        ),
      )
      .toBe(40);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('contact-form');
  });

  test('to nothing leads to a page that says so, in the same document', async () => {
    const page = await visit('/products');
    await hydrated(page);
    await mark(page);
    await page.evaluate(() => window.__reactRouterDataRouter?.navigate('/nie-ma'));
    await page.getByRole('heading', { level: 1, name: 'Nie ma takiej strony' }).waitFor();
    await expect.poll(() => focused(page)).toMatchObject({ tag: 'H1' });
    expect(await isMarked(page)).toBe(true);
    forgive(page, /404/);
  });
});

describe('pages are fetched ahead', () => {
  const dataAsked = (page: Page) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.endsWith('.data')) asked.push(pathname);
    });
    return asked;
  };

  test('when a link is pointed at, once, and then opened from what came', async () => {
    const page = await visit('/products');
    await hydrated(page);
    const asked = dataAsked(page);
    await page.locator('footer').getByRole('link', { name: 'FIBU' }).hover();
    await expect.poll(() => asked).toEqual(['/products/fibu.data']);
    await page.locator('footer').getByRole('link', { name: 'FIBU' }).click();
    await page.waitForURL('**/products/fibu');
    await expect.poll(() => focused(page)).toMatchObject({ tag: 'H1' });
    expect(asked).toEqual(['/products/fibu.data']);
  });

  test.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
    'but not with %o',
    async (connection) => {
      const page = await visit('/products');
      await page.addInitScript((value) => {
        Object.defineProperty(navigator, 'connection', { value });
      }, connection);
      await page.reload();
      await hydrated(page);
      const asked = dataAsked(page);
      await page.locator('footer').getByRole('link', { name: 'FIBU' }).hover();
      await page.waitForTimeout(400);
      expect(asked).toEqual([]);
    },
  );
});

test('without a connection a link waits for it, says so, and then opens', async () => {
  const page = await visit('/products', { viewport: PHONE });
  await hydrated(page);
  await mark(page);
  await page.context().setOffline(true);
  await page.getByText('Brak połączenia').waitFor();
  await page.locator('footer').getByRole('link', { name: 'DATA' }).click();
  await page.getByRole('progressbar', { name: 'Wczytuję stronę' }).waitFor();
  await page.context().setOffline(false);
  await page.waitForURL('**/products/data');
  await page.getByText('Brak połączenia').waitFor({ state: 'detached' });
  expect(await isMarked(page)).toBe(true);
  forgive(page, /ERR_INTERNET_DISCONNECTED/);
});

describe('F35 a page that was opened before a new version of the site came', () => {
  const typed = 'Magazyn i produkcja, 40 osób.';

  /** A page with a half-filled form, after a file of the product pages has been removed. */
  async function oldPage(): Promise<Page> {
    const page = await visit('/products');
    await hydrated(page);
    await page.locator('[name=message]').fill(typed);
    await mark(page);
    await page.route('**/assets/product-*.js', (route) => route.fulfill({ status: 404 }));
    return page;
  }

  const toProduct = (page: Page) =>
    page.locator('footer').getByRole('link', { name: 'DATA' }).click();

  test('opens a page whose code is gone as a document, and keeps what was typed', async () => {
    const page = await oldPage();
    await toProduct(page);
    await page.waitForURL('**/products/data');
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await isMarked(page)).toBe(false);
    await page.unroute('**/assets/product-*.js');
    await page.goto(`${stack.site}/products`);
    await hydrated(page);
    await expect.poll(() => page.locator('[name=message]').inputValue()).toBe(typed);
    forgive(page, /404/);
  });

  test('does so once in a minute at most, and says then that something went wrong', async () => {
    const page = await oldPage();
    await page.evaluate(() => sessionStorage.setItem('document-loaded-anew', String(Date.now())));
    await toProduct(page);
    await page.getByRole('heading', { level: 1, name: 'Coś poszło nie tak' }).waitFor();
    expect(await isMarked(page)).toBe(true);
    forgive(page, /404|Failed to fetch dynamically imported module/);
  });

  test('does not mix its code with the data of the new version', async () => {
    const page = await visit('/products');
    await hydrated(page);
    await mark(page);
    await page.route('**/products/data.data', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, headers: { ...response.headers(), 'x-site-build': 'new' } });
    });
    await toProduct(page);
    await page.waitForURL('**/products/data');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expect.poll(() => isMarked(page)).toBe(false);
  });
});
