import { expect, test } from 'vitest';
import { axeViolations, forgive, hydrated, openBrowser, visit } from '../support/browser.ts';
import { rows } from '../support/combinations.ts';
import { companyName } from '../support/company.ts';
import { stack } from '../support/env.ts';
import { textOfPdf } from '../support/pdf-text.ts';

openBrowser();

test.each([
  ['/', 'pl-PL'],
  ['/en', 'en-GB'],
  ['/de', 'de-DE'],
])('%s can be read without a script, and says what it is', async (path, lang) => {
  const page = await visit(path, { javaScriptEnabled: false, locale: lang });
  expect(await page.locator('html').getAttribute('lang')).toBe(lang);
  expect((await page.locator('h1').innerText()).trim()).not.toBe('');
  expect(await page.title()).toContain(await companyName());
  const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
  expect(new URL(canonical ?? '').pathname).toBe(path);
  const translations = page.locator('link[rel=alternate][hreflang]');
  const addresses = await translations.evaluateAll((links) =>
    links.map((link) => {
      const { hreflang, href } = link as HTMLLinkElement;
      return [hreflang, new URL(href).pathname];
    }),
  );
  expect(Object.fromEntries(addresses)).toEqual({
    pl: '/',
    en: '/en',
    de: '/de',
    'x-default': '/',
  });
});

test.each(
  rows(
    [
      ['/nie-ma', 'Błąd 404'],
      ['/en/nothing-here', 'Error 404'],
      ['/de/nichts', 'Fehler 404'],
      ['/products/nie-ma', 'Błąd 404'],
    ],
    1,
  ),
)('%s is a page that says so, in its language, and leads on', async (path, title) => {
  const response = await fetch(stack.site + path);
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

test('on paper stands what is closed on the screen, and no form', async () => {
  const page = await visit('/products/dms');
  const answer = page.locator('main details p').first();
  expect(await answer.isVisible()).toBe(false);
  const words = ((await answer.textContent()) ?? '').replace(/\s/g, '');
  expect(words.length).toBeGreaterThan(20);
  const button = await page.locator('main form button[type=submit]').textContent();
  expect(button?.trim()).toBeTruthy();
  const printed = await textOfPdf(await page.pdf({ format: 'A4' }));
  expect(printed).toContain(words);
  expect(printed).not.toContain((button ?? '').replace(/\s/g, ''));
});
