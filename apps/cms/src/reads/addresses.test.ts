import { expect, test } from 'vitest';
import { withoutOwnLanguage } from './addresses.ts';

const SITE = 'https://osnowa.example';

test.each([
  ['/contact', '/contact'],
  ['/de/contact?topic=offer#form', '/contact?topic=offer#form'],
  ['/pl/contact', '/contact'],
  ['/en', '/'],
  ['/en?utm_source=x#top', '/?utm_source=x#top'],
  ['/energy', '/energy'],
  [SITE, '/'],
  [`${SITE}?utm_source=x`, '/?utm_source=x'],
  [`${SITE}/de/products/erp#price`, '/products/erp#price'],
  ['/en/blog', '/blog'],
  ['/en/blog/vat', '/blog/vat'],
  // A post has one language.
  ['/en/blog/vat/penny', '/en/blog/vat/penny'],
  [`${SITE}/de/blog/gobd/belege`, '/de/blog/gobd/belege'],
  ['/pl/blog/ksef/kary', '/blog/ksef/kary'],
  ['https://osnowa.example.org/de/contact', 'https://osnowa.example.org/de/contact'],
  ['mailto:biuro@osnowa.example', 'mailto:biuro@osnowa.example'],
  ['#web', '#web'],
])('a link written as %s is %s for the site', (written, read) => {
  expect(withoutOwnLanguage(written, SITE)).toBe(read);
});
