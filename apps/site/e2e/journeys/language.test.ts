import { expect, test } from 'vitest';
import { hydrated, openBrowser, visit } from '../support/browser.ts';
import { productPaths } from '../support/content.ts';
import { stack } from '../support/env.ts';

openBrowser();

test('choosing a language leads to the same page in it, and is remembered', async () => {
  const [product] = await productPaths();
  const page = await visit(`/de${product}`);
  await hydrated(page);
  await page.locator('header summary', { hasText: 'DE' }).click();
  await page.getByRole('link', { name: 'English' }).click();
  await page.waitForURL(`**/en${product}`);
  const cookies = await page.context().cookies();
  expect(cookies).toMatchObject([{ name: 'i18n_redirected', value: 'en', sameSite: 'Lax' }]);
  await page.goto(stack.site);
  expect(new URL(page.url()).pathname).toBe('/en');
});

test('Polish can be chosen in an English browser without scripts', async () => {
  const page = await visit('/en', { javaScriptEnabled: false, locale: 'en-GB' });
  await page.locator('header summary', { hasText: 'EN' }).click();
  await page.getByRole('link', { name: 'Polski' }).click();
  expect(new URL(page.url()).pathname).toBe('/');
  expect(await page.locator('html').getAttribute('lang')).toBe('pl-PL');
  await page.goto(stack.site);
  expect(await page.locator('html').getAttribute('lang')).toBe('pl-PL');
});
