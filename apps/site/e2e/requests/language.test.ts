import { expect, test } from 'vitest';
import { stack } from '../support/env.ts';

const ask = (headers: Record<string, string>) =>
  fetch(`${stack.site}/`, { headers, redirect: 'manual' });

test.each([
  [{ 'accept-language': 'de-AT,de;q=0.9,en;q=0.5' }, '/de'],
  [{ 'accept-language': 'en-US' }, '/en'],
  [{ 'accept-language': 'de', cookie: 'i18n_redirected=en' }, '/en'],
])('/ leads %o to %s', async (headers, to) => {
  const response = await ask(headers);
  expect(response.status).toBe(302);
  expect(new URL(response.headers.get('location') ?? '', stack.site).pathname).toBe(to);
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  expect(response.headers.get('vary')).toMatch(/Cookie/i);
});

const POLISH: Record<string, string>[] = [
  {},
  { 'accept-language': 'fr' },
  { 'accept-language': 'de', cookie: 'i18n_redirected=pl' },
];

test.each(POLISH)('/ is Polish for %o', async (headers) => {
  const response = await ask(headers);
  expect(response.status).toBe(200);
  expect(await response.text()).toContain('lang="pl-PL"');
});

test('a deep link is never led elsewhere', async () => {
  const response = await fetch(`${stack.site}/products`, {
    headers: { 'accept-language': 'de' },
    redirect: 'manual',
  });
  expect(response.status).toBe(200);
});
