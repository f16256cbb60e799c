import { expect, test } from 'vitest';
import { hydrated, openBrowser, visit } from './browser.ts';
import { house } from './env.ts';

openBrowser();

const ask = (headers: Record<string, string>) =>
  fetch(`${house.site}/`, { headers, redirect: 'manual' });

test.each([
  [{ 'accept-language': 'de-AT,de;q=0.9,en;q=0.5' }, '/de'],
  [{ 'accept-language': 'en-US' }, '/en'],
  [{ 'accept-language': 'de', cookie: 'i18n_redirected=en' }, '/en'],
])('/ leads %o to %s', async (headers, to) => {
  const response = await ask(headers);
  expect(response.status).toBe(302);
  expect(new URL(response.headers.get('location') ?? '', house.site).pathname).toBe(to);
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  expect(response.headers.get('vary')).toMatch(/Cookie/i);
});

const POLISH: Record<string, string>[] = [
  {},
  { 'accept-language': 'fr' },
  { 'accept-language': 'de', cookie: 'i18n_redirected=pl' },
];

test.each(POLISH)('/ is Polish for %o', async (headers) => {
  const response = await ask(headers);
  expect(response.status).toBe(200);
  expect(await response.text()).toContain('lang="pl-PL"');
});

test('a deep link is never led elsewhere', async () => {
  const response = await fetch(`${house.site}/products`, {
    headers: { 'accept-language': 'de' },
    redirect: 'manual',
  });
  expect(response.status).toBe(200);
});

test('choosing a language leads to the same page in it, and is remembered', async () => {
  const page = await visit('/de/products/erp');
  await hydrated(page);
  await page.locator('header summary', { hasText: 'DE' }).click();
  await page.getByRole('link', { name: 'English' }).click();
  await page.waitForURL('**/en/products/erp');
  const cookies = await page.context().cookies();
  expect(cookies).toMatchObject([{ name: 'i18n_redirected', value: 'en', sameSite: 'Lax' }]);
  await page.goto(house.site);
  expect(new URL(page.url()).pathname).toBe('/en');
});

test('Polish can be chosen in an English browser without scripts', async () => {
  const page = await visit('/en', { javaScriptEnabled: false, locale: 'en-GB' });
  await page.locator('header summary', { hasText: 'EN' }).click();
  await page.getByRole('link', { name: 'Polski' }).click();
  expect(new URL(page.url()).pathname).toBe('/');
  expect(await page.locator('html').getAttribute('lang')).toBe('pl-PL');
  await page.goto(house.site);
  expect(await page.locator('html').getAttribute('lang')).toBe('pl-PL');
});
