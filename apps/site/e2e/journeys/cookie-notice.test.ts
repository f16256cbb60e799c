import { expect, test } from 'vitest';
import { hydrated, openBrowser, PHONE, visit } from '../support/browser.ts';
import { cookieNames } from '../support/cookie-bar.ts';
import { stack } from '../support/env.ts';

openBrowser();

test('S8, A4, A5: one button closes the notice for good, the footer opens it again, and what stays on the device is what the privacy page names', async () => {
  const page = await visit('/de/contact', { viewport: PHONE });
  await hydrated(page);
  const bar = page.getByRole('region', { name: 'Cookies' });
  expect(await bar.getByRole('button').allInnerTexts()).toEqual(['Verstanden']);
  expect(await cookieNames(page)).toEqual([]);
  await page.locator('main form [name=message]').fill('Two sentences');
  await bar.getByRole('button').press('Enter');
  await bar.waitFor({ state: 'detached' });
  expect(await cookieNames(page)).toEqual(['consent']);
  const stored = () => page.evaluate(() => Object.keys({ ...sessionStorage, ...localStorage }));
  await expect.poll(stored).toEqual(['draft:contact']);

  await page.goto(`${stack.site}/de/privacy`);
  const text = await page.locator('main').innerText();
  const named = ['ein Formular', 'den Newsletter', 'Hinweise neben', 'neu geladen'];
  for (const words of ['i18n_redirected', 'consent', ...named]) expect(text).toContain(words);
  await hydrated(page);
  expect(await bar.count()).toBe(0);
  const opener = page.locator('footer').getByRole('button', { name: /Cookie/ });
  await opener.press('Enter');
  const hasFocus = (element: Element) => element === document.activeElement;
  await expect.poll(() => bar.evaluate(hasFocus)).toBe(true);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await bar.waitFor({ state: 'detached' });
  expect(await opener.evaluate(hasFocus)).toBe(true);
});
