import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeViolations, hydrated, openBrowser, PHONE, visit } from '../support/browser.ts';
import { companyName } from '../support/company.ts';
import { postWith, productPaths } from '../support/content.ts';
import { layoutFaults } from '../support/crawl/layout-faults.ts';
import { stack } from '../support/env.ts';
import { open } from '../support/plain-visitor.ts';

openBrowser();

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

/** The page scrolls to the focused element, which takes time on a busy machine. */
async function tab(page: Page, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await page.keyboard.press(key);
  await expect.poll(() => coveredFocus(page)).toBe('');
}

test('A4 A5 Tab leads past the bar or through a menu, which closes behind it, and nothing that has the focus is hidden', async () => {
  const page = await visit('/products');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/products#content');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);

  await hydrated(page);
  const menu = page.locator('header [data-menu]').first();
  const [button, panel] = [menu.locator('summary'), menu.locator('> div')];
  await button.press('Enter');
  await panel.waitFor({ state: 'visible' });
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'hidden' });
  expect(await hasFocus(button)).toBe(true);
  await button.press('Enter');
  const walked: string[] = [];
  for (let step = 0; step < 40; step += 1) {
    await tab(page);
    if (await panel.isVisible())
      walked.push(await page.evaluate(() => document.activeElement?.ariaLabel ?? ''));
  }
  expect(walked.length).toBeGreaterThan(6);
  expect(walked).toContain('Zobacz więcej: Produkty');
  expect(await panel.isVisible()).toBe(false);

  await page.getByRole('button', { name: 'Rozumiem' }).click();
  await page.locator('footer a').last().focus();
  for (let step = 0; step < 40; step += 1) await tab(page, 'Shift+Tab');
});

test('A4 A5 the menu of a phone is used with the keyboard, and nothing that has the focus lies below it or the cookie bar', async () => {
  const page = await visit('/contact', { viewport: PHONE, hasTouch: true });
  const menu = page.locator('header details:has(nav)');
  const button = menu.locator('> summary');
  const isOpen = () => menu.evaluate((one) => (one as HTMLDetailsElement).open);
  // Opened before the scripts run, it stays open.
  await button.tap();
  await hydrated(page);
  expect(await isOpen()).toBe(true);
  await page.keyboard.press('Escape');
  expect(await isOpen()).toBe(false);

  await page.evaluate(() => window.scrollTo(0, 60));
  await button.press('Enter');
  const sheet = menu.locator('> nav');
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
  expect(await axeViolations(page, 'header')).toEqual([]);
  await page.keyboard.press('Escape');
  expect(await isOpen()).toBe(false);
  expect(await hasFocus(button)).toBe(true);

  await button.press('Enter');
  await page.locator('[data-cookie-bar]').waitFor();
  for (let step = 0; step < 30 && (await isOpen()); step += 1) await tab(page);
  expect(await isOpen()).toBe(false);
  const walked: string[] = [];
  do {
    await tab(page);
    walked.push(await page.evaluate(nameOfFocus));
  } while (walked.at(-1) !== 'Ustawienia plików cookie');
  expect(walked).toContain('contact-message');

  await button.click();
  await sheet.getByRole('link', { name: 'Usługi' }).click();
  await page.waitForURL('**/services');
  expect(await page.locator('header details:has(nav)[open]').count()).toBe(0);
});

/** Runs in the page. */
function nameOfFocus(): string {
  const { activeElement: focused } = document;
  return focused?.textContent.trim() || focused?.id || '';
}

test('A4 the language is chosen with the keyboard; the page and its query stay, and the choice is remembered', async () => {
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
  const cookies = await page.context().cookies();
  expect(cookies).toMatchObject([{ name: 'i18n_redirected', value: 'de', sameSite: 'Lax' }]);
  await page.goto(stack.site);
  expect(new URL(page.url()).pathname).toBe('/de');
});

test('at 320 px nothing that is fixed lies over words, or over the field that one writes in', async () => {
  const page = await visit('/de/contact', { viewport: { width: 320, height: 640 } });
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
  // Pages with a contact box, and with a block that sticks to the lower edge.
  const [product] = await productPaths();
  for (const path of [`/de${product}`, (await postWith('stickyBottomMobile')).path]) {
    await page.goto(stack.site + path);
    await hydrated(page);
    for (let part = 0; part < 1; part += 0.3) {
      await page.evaluate((at) => window.scrollTo(0, document.body.scrollHeight * at), part);
      expect(await layoutFaults(page, false)).toEqual([]);
    }
  }
});

test('menus hold four items at most, the way to all, and two advisers', async () => {
  const { $ } = await open('/');
  const menus = $('header [data-menu]').toArray();
  expect(menus).toHaveLength(5);
  for (const menu of menus) {
    expect($(menu).find('ul > li').length).toBeLessThanOrEqual(4);
    expect($(menu).find('a[href="/contact"]').length).toBe(1);
    expect($(menu).find('a[href^="mailto:"]').length).toBe(2);
  }
  const ways = $('header [data-menu] a:contains("Zobacz więcej")').toArray();
  expect(ways.map((way) => $(way).attr('href'))).toEqual([
    '/products',
    '/realizations',
    '/areas',
    '/industries',
  ]);
});

test.each([
  ['/kalkulator-dms', 1],
  ['/en/kalkulator-erp-n', 1],
  ['/de/natychmiastowa-wycena', 2],
])('%s has no menu, no chooser and no contact box', async (path, links) => {
  const { $ } = await open(path);
  expect($('body > header').find('nav, details').length).toBe(0);
  expect($('body > header a').length).toBe(links);
  expect($('body > footer nav, summary[aria-label*="+48"]').length).toBe(0);
});

test('the instant valuation has a dark bar with a way to the contact page, and the terms below', async () => {
  const { $ } = await open('/natychmiastowa-wycena');
  expect($('[data-bar]').attr('data-ground')).toBe('night');
  expect($('[data-bar] a:contains("Kontakt")').attr('href')).toBe('/contact');
  const links = $('body > footer a').toArray();
  expect(links.map((link) => $(link).text().replace(/\s+/g, ' ').trim())).toEqual([
    await companyName(),
    'Ogólne warunki (PDF)',
  ]);
});
