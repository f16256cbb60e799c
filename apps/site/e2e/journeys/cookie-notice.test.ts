import { expect, test } from 'vitest';
import { hydrated, openBrowser, PHONE, visit } from '../support/browser.ts';
import { bar, button, cookieNames } from '../support/cookie-bar.ts';
import { stack } from '../support/env.ts';

openBrowser();

test('S8 one button closes the notice for good; nothing else is stored', async () => {
  const page = await visit('/');
  await hydrated(page);
  expect(await bar(page).getByRole('button').allInnerTexts()).toEqual(['Rozumiem']);
  expect(await cookieNames(page)).toEqual([]);
  await button(page, 'Rozumiem').click();
  await bar(page).waitFor({ state: 'detached' });
  expect(await cookieNames(page)).toEqual(['consent']);
  await page.goto(`${stack.site}/products`);
  await hydrated(page);
  expect(await bar(page).count()).toBe(0);
});

test('A4 A5 the footer opens it again; the focus goes there and comes back', async () => {
  const page = await visit('/products', { viewport: PHONE });
  await hydrated(page);
  await button(page, 'Rozumiem').press('Enter');
  const opener = page.getByRole('button', { name: 'Ustawienia plików cookie' });
  await opener.press('Enter');
  await expect
    .poll(() => bar(page).evaluate((element) => element === document.activeElement))
    .toBe(true);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await bar(page).waitFor({ state: 'detached' });
  expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true);
});

test('without scripts there is nothing to answer and no button that does nothing', async () => {
  const page = await visit('/', { javaScriptEnabled: false });
  expect(await bar(page).count()).toBe(0);
  expect(await page.getByText('Ustawienia plików cookie').isVisible()).toBe(false);
});
