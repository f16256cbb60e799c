import { expect, test } from 'vitest';
import { sitemap, sitemapPart } from './sitemap.ts';

const ORIGIN = 'https://mill.example';
const page = (path: string, ...languages: ('pl' | 'en' | 'de')[]) => ({
  path,
  languages,
  modified: `2026-05-0${path.length}T10:00:00.000Z`,
});

const count = (text: string | null, part: string) => (text ?? '').split(part).length - 1;

test('every language of a page is an address of its own and names all the others', () => {
  const text = sitemap([page('/a', 'pl', 'en'), page('/b/c', 'pl')], ORIGIN);
  expect(text).toContain(
    '<url><loc>https://mill.example/en/a</loc><lastmod>2026-05-02T10:00:00.000Z</lastmod>' +
      '<xhtml:link rel="alternate" hreflang="pl" href="https://mill.example/a"/>' +
      '<xhtml:link rel="alternate" hreflang="en" href="https://mill.example/en/a"/>' +
      '<xhtml:link rel="alternate" hreflang="x-default" href="https://mill.example/a"/></url>',
  );
  expect(text).toContain(
    '<url><loc>https://mill.example/b/c</loc><lastmod>2026-05-04T10:00:00.000Z</lastmod></url>',
  );
  expect(count(text, '<url>')).toBe(3);
});

test('too many addresses become an index of parts, and no page is torn apart', () => {
  const pages = ['/', '/a', '/b', '/c', '/d'].map((path) => page(path, 'pl', 'en', 'de'));
  const index = sitemap(pages, ORIGIN, 7);
  expect(index).toContain('<sitemapindex');
  expect(index).toContain('<loc>https://mill.example/sitemap/3.xml</loc>');
  expect(count(index, '<sitemap>')).toBe(3);
  const parts = [1, 2, 3].map((number) => sitemapPart(pages, ORIGIN, number, 7));
  expect(parts.map((part) => count(part, '<url>'))).toEqual([6, 6, 3]);
  expect(sitemapPart(pages, ORIGIN, 4, 7)).toBeNull();
  expect(sitemapPart(pages, ORIGIN, 1)).toBeNull();
});

test('50,000 addresses stay in one file, one more does not', () => {
  const pages = Array.from({ length: 50_000 }, (_, number) => page(`/${number}`, 'pl'));
  expect(count(sitemap(pages, ORIGIN), '<url>')).toBe(50_000);
  expect(count(sitemap([...pages, page('/x', 'pl')], ORIGIN), '<sitemap>')).toBe(2);
});
