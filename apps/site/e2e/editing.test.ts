import { expect, test } from 'vitest';
import { openBrowser, visit } from './browser.ts';
import { house } from './env.ts';
import { backOffice } from './lead-desk.ts';

openBrowser();

interface Product {
  id: number;
  benefits: { id: string; title: string; description: string; icon: string | null }[];
}

const textOf = async (path: string) => (await fetch(house.site + path)).text();
const etagOf = async (path: string) => (await fetch(house.site + path)).headers.get('etag');

test('an edited benefit is on the German product page within a second, and only there', async () => {
  const query = '/products?depth=0&locale=de&where[slug][equals]=erp';
  const { docs } = await backOffice<{ docs: Product[] }>(query);
  const product = docs[0] as Product;
  const words = `Weniger Listen, Stand ${Date.now()}`;
  await Promise.all(['/de/products/erp', '/products/erp', '/contact'].map(textOf));
  const contactBefore = await etagOf('/contact');
  const polishBefore = await textOf('/products/erp');

  const benefits = product.benefits.map((benefit, place) =>
    place === 0 ? { ...benefit, title: words } : benefit,
  );
  await backOffice(`/products/${product.id}?locale=de`, {
    method: 'PATCH',
    body: JSON.stringify({ benefits, _status: 'published' }),
  });
  await expect
    .poll(() => textOf('/de/products/erp'), { timeout: 1_000, interval: 50 })
    .toContain(words);
  expect(await etagOf('/contact')).toBe(contactBefore);
  const polishAfter = await textOf('/products/erp');
  expect(polishAfter).not.toContain(words);
  expect(polishAfter).toContain(product.benefits.length > 0 ? '<h1' : polishBefore);
  const page = await visit('/de/products/erp', { javaScriptEnabled: false });
  expect(await page.locator('main').innerText()).toContain(words);
});

test('a new redirect leads at once, with its query', async () => {
  const from = `/stara-strona-${Date.now()}`;
  await backOffice('/redirects', {
    method: 'POST',
    body: JSON.stringify({ from, to: '/products/erp', status: '301' }),
  });
  const follow = () => fetch(`${house.site}${from}?utm_source=x`, { redirect: 'manual' });
  await expect
    .poll(async () => (await follow()).status, { timeout: 1_000, interval: 50 })
    .toBe(301);
  const location = new URL((await follow()).headers.get('location') ?? '', house.site);
  expect(location.pathname + location.search).toBe('/products/erp?utm_source=x');
});
