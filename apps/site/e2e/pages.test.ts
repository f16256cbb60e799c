import { describe, expect, test } from 'vitest';
import { axeViolations, DESK, hydrated, openBrowser, PHONE, visit } from './browser.ts';
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

describe.each(ADDRESSES)('$path', ({ path, page: own, lang }) => {
  test('says its language, has one heading, leads to its translations and reads without a script', async () => {
    const page = await visit(path, { javaScriptEnabled: false });
    expect(await page.locator('html').getAttribute('lang')).toBe(lang);
    expect(await page.locator('h1').count()).toBe(1);
    expect((await page.locator('h1').innerText()).trim()).not.toBe('');
    expect(await page.title()).toMatch(/\S+.* \| Tkalnia|Tkalnia/);
    expect(await page.locator('meta[name=description]').getAttribute('content')).toMatch(/\S{3}/);
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
    expect(canonical).toBe(house.site + path);
  });

  test.each([PHONE, DESK])(
    'can be used by everybody at $width px, menus closed and open',
    async (viewport) => {
      const page = await visit(path, { viewport });
      await hydrated(page);
      expect(await axeViolations(page)).toEqual([]);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      );
      expect(overflow).toBeLessThanOrEqual(0);
      if (own !== '') return;
      const menu =
        viewport === PHONE ? 'header details:has(nav) > summary' : 'nav details > summary';
      await page.locator(menu).first().click();
      expect(await axeViolations(page)).toEqual([]);
    },
  );
});

test('no two pages of a language share a title or a description', async () => {
  const seen = new Map<string, string>();
  for (const { path, lang } of ADDRESSES) {
    const page = await visit(path, { javaScriptEnabled: false });
    const title = `${lang} ${await page.title()}`;
    const description = `${lang} ${await page.locator('meta[name=description]').getAttribute('content')}`;
    expect([title, seen.get(title)]).toEqual([title, undefined]);
    expect([description, seen.get(description)]).toEqual([description, undefined]);
    seen.set(title, path).set(description, path);
  }
});

test.each([
  ['/nie-ma', 'Błąd 404'],
  ['/en/nothing-here', 'Error 404'],
  ['/de/nichts', 'Fehler 404'],
])('%s is a page that says so, in its language, and leads on', async (path, title) => {
  const response = await fetch(house.site + path);
  expect(response.status).toBe(404);
  expect(response.headers.get('x-robots-tag')).toBe('noindex');
  const page = await visit(path, { javaScriptEnabled: false });
  expect(await page.title()).toContain(title);
  expect(await page.locator('main a').count()).toBeGreaterThanOrEqual(3);
  expect(await axeViolationsWithScripts(path)).toEqual([]);
});

async function axeViolationsWithScripts(path: string): Promise<string[]> {
  const page = await visit(path);
  const violations = await axeViolations(page);
  const { forgive } = await import('./browser.ts');
  forgive(page, /404/);
  return violations;
}
