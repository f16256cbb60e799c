import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axeViolations, forgive, hydrated, openBrowser, PHONE, visit } from '../support/browser.ts';
import { rows } from '../support/combinations.ts';
import { companyName } from '../support/company.ts';
import { postWith, productPaths } from '../support/content.ts';
import { layoutFaults } from '../support/crawl/layout-faults.ts';
import { stack } from '../support/env.ts';

openBrowser();

/** A post with a block that sticks to the lower edge of a phone. */
const STICKY_PHONE_POST = (await postWith('stickyBottomMobile')).path;

const hasFocus = (locator: Locator) =>
  locator.evaluate((element) => element === document.activeElement);

/** The element that covers the focused one completely; empty when none does. */
const coveredFocus = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return '';
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const points = [0.1, 0.5, 0.9].flatMap((x) =>
      [0.1, 0.5, 0.9].map((y) => [left + (right - left) * x, top + (bottom - top) * y] as const),
    );
    const seen = points.some(([x, y]) => {
      const found = document.elementFromPoint(x, y);
      return found !== null && (element.contains(found) || found.contains(element));
    });
    return seen ? '' : `${element.outerHTML.slice(0, 120)} at ${Math.round(top)}`;
  });

describe('menus of the bar', () => {
  const products = (page: Page) => page.locator('header [data-menu]').first();
  const panel = (page: Page) => products(page).locator('> div');

  test('hold four items at most, the way to all, and two advisers', async () => {
    const page = await visit('/');
    const menus = page.locator('header [data-menu]');
    expect(await menus.count()).toBe(5);
    for (const menu of await menus.all()) {
      expect(await menu.locator('ul > li').count()).toBeLessThanOrEqual(4);
      expect(await menu.locator('a[href="/contact"]').count()).toBe(1);
      expect(await menu.locator('a[href^="mailto:"]').count()).toBe(2);
    }
    const more = page.locator('header [data-menu]').getByText('Zobacz więcej');
    const ways = await more.evaluateAll((links) =>
      links.map((link) => link.closest('a')?.getAttribute('href')),
    );
    expect(ways).toEqual(['/products', '/realizations', '/areas', '/industries']);
  });

  test('A4 A5 are walked through with Tab, close behind the focus, and hide nothing that has it', async () => {
    const page = await visit('/');
    await hydrated(page);
    await products(page).locator('summary').press('Enter');
    const walked: string[] = [];
    for (let step = 0; step < 40; step += 1) {
      await page.keyboard.press('Tab');
      expect(await coveredFocus(page)).toBe('');
      if (await panel(page).isVisible())
        walked.push(await page.evaluate(() => document.activeElement?.ariaLabel ?? ''));
    }
    expect(walked.length).toBeGreaterThan(6);
    expect(walked).toContain('Zobacz więcej: Produkty');
    expect(await panel(page).isVisible()).toBe(false);
  });

  test('A5 with Shift and Tab nothing that has the focus hides under the fixed bar', async () => {
    const page = await visit('/products');
    await hydrated(page);
    await page.getByRole('button', { name: 'Rozumiem' }).click();
    await page.locator('footer a').last().focus();
    for (let step = 0; step < 40; step += 1) {
      await page.keyboard.press('Shift+Tab');
      expect(await coveredFocus(page)).toBe('');
    }
  });
});

test('the bar is static at first and fixed past 100 px', async () => {
  const page = await visit('/');
  await hydrated(page);
  const position = () =>
    page
      .locator('header')
      .first()
      .evaluate((bar) => getComputedStyle(bar).position);
  await page.evaluate(() => window.scrollTo(0, 90));
  await page.waitForTimeout(100);
  expect(await position()).toBe('relative');
  await page.evaluate(() => window.scrollTo(0, 120));
  await expect.poll(position).toBe('sticky');
  expect(
    await page
      .locator('header')
      .first()
      .evaluate((bar) => bar.getBoundingClientRect().top),
  ).toBe(0);
});

describe('mobile menu', () => {
  const menu = (page: Page) => page.locator('header details:has(nav)');
  const button = (page: Page) => menu(page).locator('> summary');
  const isOpen = (page: Page) => menu(page).evaluate((one) => (one as HTMLDetailsElement).open);

  test('A4 opens, is walked through and closes with the keyboard; the page behind does not scroll', async () => {
    const page = await visit('/', { viewport: PHONE });
    await hydrated(page);
    await page.evaluate(() => window.scrollTo(0, 60));
    await button(page).press('Enter');
    const sheet = menu(page).locator('> nav');
    const { y, height } = (await sheet.boundingBox()) ?? { y: 0, height: 0 };
    expect([y, y + height]).toEqual([72, PHONE.height]);
    const before = await page.evaluate(() => window.scrollY);
    await page.mouse.wheel(0, 600);
    await page.waitForTimeout(200);
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
    await page.keyboard.press('Tab');
    expect(await hasFocus(sheet.getByRole('link', { name: 'Szukaj' }))).toBe(true);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await sheet.getByRole('link', { name: 'ERP' }).waitFor({ state: 'visible' });
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    expect(await isOpen(page)).toBe(false);
    expect(await hasFocus(button(page))).toBe(true);
  });

  test('stays open if it was opened before the scripts ran', async () => {
    const page = await visit('/', { viewport: PHONE, hasTouch: true });
    await button(page).tap();
    // The slider's buttons come with the page's effects.
    await page.locator('section[data-ready]').first().waitFor();
    expect(await isOpen(page)).toBe(true);
  });

  test('A5 closes when the focus goes on behind it', async () => {
    const page = await visit('/', { viewport: PHONE });
    await hydrated(page);
    await button(page).press('Enter');
    for (let step = 0; step < 20 && (await isOpen(page)); step += 1) {
      await page.keyboard.press('Tab');
      expect(await coveredFocus(page)).toBe('');
    }
    expect(await isOpen(page)).toBe(false);
  });
});

test('A4 the language is chosen with the keyboard; the page and its query stay', async () => {
  const [product] = await productPaths();
  const page = await visit(`${product}?utm_source=targi`);
  await hydrated(page);
  const chooser = page.locator('header summary', { hasText: 'PL' });
  await chooser.press('Enter');
  const german = page.getByRole('link', { name: 'Deutsch' });
  expect(await german.getAttribute('lang')).toBe('de-DE');
  expect(await german.getAttribute('hreflang')).toBe('de-DE');
  await page.keyboard.press('Escape');
  expect(await hasFocus(chooser)).toBe(true);
  await chooser.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/de${product}?utm_source=targi`);
});

describe('contact box', () => {
  const box = (page: Page) => page.locator('details', { has: page.getByText('Odbieramy') });

  test('A4 says the number, opens and closes with the keyboard', async () => {
    const page = await visit('/products');
    await hydrated(page);
    const tab = box(page).locator('summary');
    expect(await tab.innerText()).toMatch(/\+48 [\d ]+/);
    await tab.press('Enter');
    await box(page).getByRole('link', { name: 'Wyślij zapytanie' }).waitFor({ state: 'visible' });
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    expect(await hasFocus(tab)).toBe(true);
    await box(page).getByRole('link', { name: 'Wyślij zapytanie' }).waitFor({ state: 'hidden' });
  });

  test.each(rows([320, 390], 0))(
    'at %i px nothing that is fixed lies over words, or over the field that one writes in',
    async (width) => {
      const page = await visit('/de/contact', { viewport: { width, height: 640 } });
      await hydrated(page);
      const text = page.locator('main textarea').first();
      const cookies = page.locator('[data-cookie-bar]');
      await cookies.waitFor();
      await text.evaluate((field) => {
        const bar = document.querySelector('[data-cookie-bar]')?.getBoundingClientRect().top ?? 0;
        window.scrollBy({ top: field.getBoundingClientRect().top - bar + 30, behavior: 'instant' });
      });
      await text.click({ position: { x: 20, y: 10 } });
      const [field, bar] = [await text.boundingBox(), await cookies.boundingBox()];
      expect((field?.y ?? 0) + (field?.height ?? 640)).toBeLessThan((bar?.y ?? 0) + 1);
      await cookies.getByRole('button').click();
      await page.getByRole('button', { name: 'Nach oben' }).waitFor();
      expect(await layoutFaults(page, false)).toEqual([]);
      const [product] = await productPaths();
      for (const path of ['/de', `/de${product}`, STICKY_PHONE_POST]) {
        await page.goto(stack.site + path);
        await hydrated(page);
        for (let part = 0; part < 1; part += 0.2) {
          await page.evaluate((at) => window.scrollTo(0, document.body.scrollHeight * at), part);
          expect(await layoutFaults(page, false)).toEqual([]);
        }
      }
    },
  );
});

describe('frames with less in them', () => {
  test.each(rows(['/kalkulator-dms', '/en/kalkulator-erp-n', '/de/natychmiastowa-wycena'], 2))(
    '%s has no menu, no chooser and no contact box',
    async (path) => {
      const page = await visit(path);
      await hydrated(page);
      const header = page.getByRole('banner');
      expect(await header.locator('nav, details').count()).toBe(0);
      expect(await header.getByRole('link').count()).toBe(path.includes('wycena') ? 2 : 1);
      expect(await page.getByRole('contentinfo').getByRole('navigation').count()).toBe(0);
      expect(await page.locator('summary[aria-label*="+48"]').count()).toBe(0);
      forgive(page, /404/);
    },
  );

  test('the instant valuation has a black bar with a way to the contact page, and the terms below', async () => {
    const page = await visit('/natychmiastowa-wycena', { viewport: PHONE });
    await hydrated(page);
    const header = page.getByRole('banner');
    const colour = await header.evaluate((bar) => getComputedStyle(bar).backgroundColor);
    expect(colour).toBe('rgb(0, 0, 0)');
    expect(await header.getByRole('link', { name: 'Kontakt' }).getAttribute('href')).toBe(
      '/contact',
    );
    const footer = page.getByRole('contentinfo');
    const links = await footer.getByRole('link').allTextContents();
    expect(links.map((text) => text.replace(/\s+/g, ' ').trim())).toEqual([
      await companyName(),
      'Ogólne warunki (PDF)',
    ]);
    forgive(page, /404/);
  });
});
