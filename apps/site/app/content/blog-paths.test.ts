import { expect, test } from 'vitest';
import { listPath, listQuery, postPath } from './blog-paths.ts';

test('a post stands below its category, or below the blog itself', () => {
  expect(postPath({ slug: 'a', category: { slug: 'erp' } })).toBe('/blog/erp/a');
  expect(postPath({ slug: 'a', category: null })).toBe('/blog/a');
  expect(listPath({ slug: 'erp' })).toBe('/blog/erp');
  expect(listPath(null)).toBe('/blog');
});

test.each([
  [{}, ''],
  [{ page: 1, q: '', tag: null }, ''],
  [{ page: 3 }, '?page=3'],
  [
    { q: 'obieg & łącznik', tag: 'dane', page: 2 },
    '?q=obieg+%26+%C5%82%C4%85cznik&tag=dane&page=2',
  ],
])('%j is asked for as %s', (query, address) => {
  expect(listQuery(query)).toBe(address);
});
