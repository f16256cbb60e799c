import { expect, test } from 'vitest';
import { campaignOf, referrerOf } from './landing.ts';

test('only the parameters of a campaign are kept', () => {
  expect(campaignOf('?utm_source=mail&x=1&utm_medium=a%26b&mail=jan%40b.pl')).toBe(
    'utm_source=mail&utm_medium=a%26b',
  );
  expect(campaignOf('')).toBe('');
});

test('the page of another site is kept without its query; our own pages are none', () => {
  const ours = 'https://tkalnia.example';
  expect(referrerOf('https://izba.example/katalog?user=7#x', ours)).toBe(
    'https://izba.example/katalog',
  );
  expect(referrerOf(`${ours}/blog`, ours)).toBe('');
  expect(referrerOf('', ours)).toBe('');
});
