import { expect, test } from 'vitest';
import { localePath, splitLocale } from './locale-path.ts';

test('a path has the prefix of its language, except for Polish', () => {
  expect(splitLocale('/')).toEqual({ locale: 'pl', path: '/' });
  expect(splitLocale('/de')).toEqual({ locale: 'de', path: '/' });
  expect(splitLocale('/en/products/erp')).toEqual({ locale: 'en', path: '/products/erp' });
});

test('a word that only begins like a language is a page, not a language', () => {
  expect(splitLocale('/demo')).toEqual({ locale: 'pl', path: '/demo' });
  expect(splitLocale('/english')).toEqual({ locale: 'pl', path: '/english' });
});

test('links get the prefix of their language once', () => {
  expect(localePath('pl', '/')).toBe('/');
  expect(localePath('de', '/')).toBe('/de');
  expect(localePath('en', '/services#web')).toBe('/en/services#web');
  expect(localePath('en', '/#contact-form')).toBe('/en#contact-form');
  expect(localePath('pl', '/?tag=erp')).toBe('/?tag=erp');
});

test('addresses elsewhere and fragments stay as they are', () => {
  expect(localePath('de', 'https://example.org/')).toBe('https://example.org/');
  expect(localePath('de', 'tel:+48420000010')).toBe('tel:+48420000010');
  expect(localePath('de', '#web')).toBe('#web');
  expect(localePath('de', '/files/agb.pdf')).toBe('/files/agb.pdf');
  expect(localePath('de', '/blog/rss.xml')).toBe('/blog/rss.xml');
  expect(localePath('de', '/en/blog/vat/penny?x=1')).toBe('/en/blog/vat/penny?x=1');
});
