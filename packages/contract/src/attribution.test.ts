import { expect, test } from 'vitest';
import { attributionOf, campaignOf, referrerOf } from './attribution.ts';

test('only the parameters of a campaign are stored', () => {
  expect(campaignOf('?utm_source=mail&x=1&utm_medium=a%26b&mail=jan%40b.pl')).toBe(
    'utm_source=mail&utm_medium=a%26b',
  );
  expect(campaignOf('')).toBe('');
});

test('the page of another site is stored without its query; our own pages are not', () => {
  const ours = 'https://osnowa.example';
  expect(referrerOf('https://izba.example/katalog?user=7#x', ours)).toBe(
    'https://izba.example/katalog',
  );
  expect(referrerOf(`${ours}/blog`, ours)).toBe('');
  expect(referrerOf('', ours)).toBe('');
});

test('a page of ours passes the attribution on; a copied address does not', () => {
  const page =
    'https://osnowa.example/contact?utm_source=google&utm_referrer=https://izba.example/a';
  const visit = { referrer: 'https://izba.example/a', campaign: 'utm_source=google' };
  expect(attributionOf(page, 'https://osnowa.example/de')).toEqual(visit);
  expect(attributionOf('https://osnowa.example/about', page)).toEqual(visit);
  expect(attributionOf(page, '')).toEqual({ referrer: '', campaign: 'utm_source=google' });
  expect(attributionOf(page, 'https://other.example/x?q=1')).toEqual({
    referrer: 'https://other.example/x',
    campaign: 'utm_source=google',
  });
});
