import type { CollectionSlug } from 'payload';
import { expect, test } from 'vitest';
import { testApi } from '../../testing/running-api.ts';
import { previewOf } from './preview.ts';

const api = testApi('SQLite', { PUBLIC_URL: 'https://osnowa.example' });

async function addressOf(collection: CollectionSlug, document: object, locale: string) {
  const req = { payload: api.payload } as never;
  const make = previewOf(collection);
  return make ? make(document as never, { locale, req, token: null }) : 'no button';
}

test.each([
  ['pages', { pageName: 'home' }, 'pl', 'https://osnowa.example/?preview='],
  ['pages', { pageName: 'home' }, 'de', 'https://osnowa.example/de?preview='],
  ['pages', { pageName: 'about' }, 'en', 'https://osnowa.example/en/about?preview='],
  ['pages', { pageName: 'oferta/erp' }, 'de', 'https://osnowa.example/de/oferta/erp?preview='],
  ['products', { slug: 'dms' }, 'de', 'https://osnowa.example/de/products/dms?preview='],
  ['areas', { pageName: 'sales' }, 'pl', 'https://osnowa.example/areas/sales?preview='],
  ['careers', { slug: 'tester' }, 'pl', 'https://osnowa.example/careers/tester?preview='],
  [
    'catalogues',
    { calculator: 'kalkulator-dms' },
    'de',
    'https://osnowa.example/de/kalkulator-dms?preview=',
  ],
  ['posts', { slug: 'wpis', category: null }, 'pl', 'https://osnowa.example/blog/wpis?preview='],
] as const)('%s %j in %s', async (collection, document, locale, start) => {
  const address = await addressOf(collection, document, locale);
  expect(address).toMatch(/\?preview=\d+\.[0-9a-f]{64}$/);
  expect(address?.startsWith(start)).toBe(true);
});

test('a post is below its category', async () => {
  const category = await api.payload.create({
    collection: 'categories',
    data: { name: 'ERP', slug: 'erp' } as never,
  });
  const address = await addressOf('posts', { slug: 'wpis', category: category.id }, 'pl');
  expect(address).toContain('/blog/erp/wpis?');
});

test('a document without a name, without a page, or in the trash has no address', async () => {
  expect(await addressOf('products', { slug: '' }, 'pl')).toBeNull();
  expect(await addressOf('catalogues', { calculator: null }, 'pl')).toBeNull();
  const replaced = { calculator: 'kalkulator-erp' };
  expect(await addressOf('catalogues', replaced, 'pl')).toBeNull();
  const deleted = { pageName: 'about', deletedAt: '2026-11-26T08:00:00.000Z' };
  expect(await addressOf('pages', deleted, 'pl')).toBeNull();
  expect(await addressOf('media', {}, 'pl')).toBe('no button');
});
