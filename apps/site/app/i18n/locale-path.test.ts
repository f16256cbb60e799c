import { expect, test } from 'vitest';
import { localePath, splitLocale } from './locale-path.ts';

test.each([
  ['/', 'pl', '/'],
  ['/de', 'de', '/'],
  ['/en/products/erp', 'en', '/products/erp'],
  // A word that only begins like a language is a page.
  ['/demo', 'pl', '/demo'],
  ['/english', 'pl', '/english'],
])('%s is in %s: %s', (address, locale, path) => {
  expect(splitLocale(address)).toEqual({ locale, path });
});

test.each([
  ['pl', '/', '/'],
  ['de', '/', '/de'],
  ['en', '/services#web', '/en/services#web'],
  ['en', '/#contact-form', '/en#contact-form'],
  ['pl', '/?tag=erp', '/?tag=erp'],
  ['de', 'https://example.org/', 'https://example.org/'],
  ['de', 'tel:+48420000010', 'tel:+48420000010'],
  ['de', '#web', '#web'],
  ['de', '/files/agb.pdf', '/files/agb.pdf'],
  ['de', '/blog/rss.xml', '/blog/rss.xml'],
  ['de', '/en/blog/vat/penny?x=1', '/en/blog/vat/penny?x=1'],
] as const)('a link in %s to %s leads to %s', (locale, to, address) => {
  expect(localePath(locale, to)).toBe(address);
});
