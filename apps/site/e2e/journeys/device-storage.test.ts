import { expect, test } from 'vitest';
import { hydrated, openBrowser, visit } from '../support/browser.ts';
import { rows } from '../support/combinations.ts';
import { stack } from '../support/env.ts';

openBrowser();

test.each(
  rows(
    [
      [
        '',
        'Pliki cookie',
        'Rozumiem',
        ['formularz', 'newslettera', 'okienka przy artykułach', 'przewinięto'],
      ],
      [
        '/en',
        'Cookies',
        'I understand',
        ['a form', 'the newsletter', 'notices beside', 'scrolled'],
      ],
      [
        '/de',
        'Cookies',
        'Verstanden',
        ['ein Formular', 'den Newsletter', 'Hinweise neben', 'gescrollt'],
      ],
    ],
    2,
  ),
)('S8 %s: what stays on a device is what the privacy page names', async (...row) => {
  const [prefix, title, accept, named] = row;
  const page = await visit(`${prefix}/contact`);
  await hydrated(page);
  await page.locator('main form [name=message]').fill('Two sentences');
  await page.getByRole('region', { name: title }).getByRole('button', { name: accept }).click();
  const stored = () => page.evaluate(() => Object.keys({ ...sessionStorage, ...localStorage }));
  await expect.poll(stored).toEqual(['draft:contact']);
  const cookies = await page.context().cookies();
  expect(cookies.map(({ name }) => name)).toEqual(['consent']);
  await page.goto(`${stack.site}${prefix}/privacy`);
  const text = await page.locator('main').innerText();
  for (const words of ['i18n_redirected', 'consent', ...named]) expect(text).toContain(words);
});
