import { describe, expect, test } from 'vitest';
import { axeViolations, DESK, forgive, hydrated, openBrowser, PHONE, visit } from './browser.ts';
import { house } from './env.ts';

openBrowser();

const LANGUAGES = { '': 'pl-PL', '/en': 'en-GB', '/de': 'de-DE' };
const PAGES = [
  '',
  '/products',
  '/products/dms',
  '/products/erp',
  '/products/fibu',
  '/products/data',
  '/contact',
  '/about',
  '/services',
];

const ADDRESSES = Object.entries(LANGUAGES).flatMap(([prefix, lang]) =>
  PAGES.map((page) => ({ path: prefix + page || '/', page, lang })),
);

/** Titles and descriptions seen so far, each with its page. */
const seen = new Map<string, string>();

describe.each(ADDRESSES)('$path', ({ path, page: own, lang }) => {
  test('reads without a script, says what it is and leads to its translations', async () => {
    const page = await visit(path, { javaScriptEnabled: false, locale: lang });
    expect(await page.locator('html').getAttribute('lang')).toBe(lang);
    expect(await page.locator('h1').count()).toBe(1);
    expect((await page.locator('h1').innerText()).trim()).not.toBe('');
    const title = await page.title();
    const description = await page.locator('meta[name=description]').getAttribute('content');
    expect(title).toContain('Tkalnia');
    expect(description).toMatch(/\S+ \S+/);
    for (const words of [title, `${description}`]) {
      expect([words, seen.get(`${lang} ${words}`)]).toEqual([words, undefined]);
      seen.set(`${lang} ${words}`, path);
    }
    const translations = await page
      .locator('link[rel=alternate][hreflang]')
      .evaluateAll((links) =>
        links.map((link) => [
          link.getAttribute('hreflang'),
          new URL((link as HTMLLinkElement).href).pathname,
        ]),
      );
    expect(Object.fromEntries(translations)).toEqual({
      pl: own || '/',
      en: `/en${own}`,
      de: `/de${own}`,
      'x-default': own || '/',
    });
    const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
    expect(new URL(canonical ?? '').pathname).toBe(path);
  });

  test('can be used by everybody on a phone and at a desk, menus closed and open', async () => {
    const page = await visit(path, { viewport: PHONE, locale: lang });
    await hydrated(page);
    for (const viewport of [PHONE, DESK]) {
      await page.setViewportSize(viewport);
      expect(await axeViolations(page)).toEqual([]);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      );
      expect(overflow).toBeLessThanOrEqual(0);
      if (own !== '') continue;
      const menu =
        viewport === PHONE ? 'header details:has(nav) > summary' : 'nav details > summary';
      await page.locator(menu).first().click();
      expect(await axeViolations(page)).toEqual([]);
      await page.keyboard.press('Escape');
    }
  });
});

test.each([
  ['/nie-ma', 'Błąd 404'],
  ['/en/nothing-here', 'Error 404'],
  ['/de/nichts', 'Fehler 404'],
  ['/products/nie-ma', 'Błąd 404'],
])('%s is a page that says so, in its language, and leads on', async (path, title) => {
  const response = await fetch(house.site + path);
  expect(response.status).toBe(404);
  expect(response.headers.get('x-robots-tag')).toBe('noindex');
  const page = await visit(path);
  await hydrated(page);
  expect(await page.title()).toContain(title);
  expect(await page.locator('h1').count()).toBe(1);
  expect(await page.locator('main a').count()).toBeGreaterThanOrEqual(3);
  const calls = page.locator(`header a[href$="/contact#contact-form"]`);
  expect(await calls.count()).toBeGreaterThanOrEqual(1);
  expect(await axeViolations(page)).toEqual([]);
  forgive(page, /404/);
});
