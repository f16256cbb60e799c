import { expect, test } from 'vitest';
import { openBrowser, visit } from '../support/browser.ts';
import { stack } from '../support/env.ts';

openBrowser();

test('the shop’s flows say which way they go', async () => {
  const page = await visit('/ecommerce', { javaScriptEnabled: false });
  const flow = page.locator('section', { has: page.getByText('Jak płyną dane') });
  expect(await flow.getByText('ERP → Sklep').count()).toBe(3);
  expect(await flow.getByText('Sklep → ERP').count()).toBe(1);
});

test('the contact page puts forward whom to call', async () => {
  const page = await visit('/contact', { javaScriptEnabled: false });
  for (const name of ['Tomasz Wiśniewski', 'Marta Gajewska']) {
    expect(await page.locator('main').getByText(name).isVisible()).toBe(true);
  }
  await page.locator('main a[href="tel:+48420000021"]').waitFor();
});

test('the team stands in the order of a Polish list, the chief first', async () => {
  const page = await visit('/about', { javaScriptEnabled: false });
  const team = page.locator('section', { has: page.getByText('Zespół', { exact: true }) });
  const names = await team.locator('h3').allInnerTexts();
  expect(names).toHaveLength(10);
  expect(names[0]).toBe('Hanna Reszka');
  const surnames = names.slice(1).map((name) => name.split(' ').at(-1) as string);
  expect(surnames).toEqual([...surnames].sort((a, b) => a.localeCompare(b, 'pl')));
});

test.each(['/en/areas', '/de/areas'])(
  '%s: products are named in the voice of the page',
  async (path) => {
    const html = await (await fetch(stack.site + path)).text();
    expect(html).toMatch(/<(?:strong|span)[^>]*>ERP</);
    expect(html).not.toMatch(/<(?:strong|span) lang="pl-PL">(?:ERP|FIBU|DATA|DMS)</);
  },
);
