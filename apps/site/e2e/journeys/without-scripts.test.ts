import { expect, test } from 'vitest';
import { openBrowser, PHONE, visit } from '../support/browser.ts';
import { back, next } from '../support/calculator-flows.ts';
import { bar } from '../support/cookie-bar.ts';
import { stack } from '../support/env.ts';

openBrowser();

const PLAIN = { javaScriptEnabled: false, viewport: PHONE, locale: 'en-GB' };

test('a phone without scripts has its menus and languages, and no button that does nothing', async () => {
  const page = await visit('/en', PLAIN);
  const menu = page.locator('header details:has(nav)');
  await menu.locator('> summary').click();
  const sections = menu.locator('details');
  await sections.nth(0).locator('summary').click();
  await sections.nth(1).locator('summary').click();
  const opened = await sections.evaluateAll((all) =>
    all.map((one) => (one as HTMLDetailsElement).open),
  );
  expect(opened.slice(0, 2)).toEqual([false, true]);
  await menu.locator('> summary').click();
  await page.locator('header summary', { hasText: 'EN' }).click();
  await page.getByRole('link', { name: 'Polski' }).click();
  expect(new URL(page.url()).pathname).toBe('/');
  // Polish can be chosen in an English browser.
  await page.goto(stack.site);
  expect(await page.locator('html').getAttribute('lang')).toBe('pl-PL');
  expect(await bar(page).count()).toBe(0);
  expect(await page.getByText('Ustawienia plików cookie').isVisible()).toBe(false);
});

test('a calculator works in a browser without scripts, there and back', async () => {
  const page = await visit('/de/kalkulator-dms', PLAIN);
  const item = page.locator('#item-incoming-mail');
  await item.check();
  await next(page).click();
  await page.waitForURL('**/kalkulator-dms/summary?**');
  await page.locator('[name=users]').fill('25');
  await next(page).click();
  await page.locator('#quote form').waitFor();
  await back(page).click();
  await page.waitForURL('**/kalkulator-dms/summary?**');
  expect(await page.locator('[name=users]').inputValue()).toBe('25');
  await back(page).click();
  await page.waitForURL(({ pathname }) => pathname === '/de/kalkulator-dms');
  expect(await item.isChecked()).toBe(true);
});
