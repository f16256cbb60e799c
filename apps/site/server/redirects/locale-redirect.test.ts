import { expect, test } from 'vitest';
import { behind, testRequest } from '../testing/request-context.ts';
import { localeRedirect, wantedLocale } from './locale-redirect.ts';

const redirect = localeRedirect({ publicUrl: 'https://osnowa.example' }).middleware;

test.each([
  [null, null, 'pl'],
  [null, 'en-US,en;q=0.9', 'en'],
  [null, 'fr-FR,de;q=0.4,en;q=0.3', 'de'],
  [null, 'en;q=0.3, de;q=0.8, pl;q=0.5', 'de'],
  [null, 'pl,en', 'pl'],
  [null, 'en;q=0', 'pl'],
  [null, 'en;q=7', 'pl'],
  [null, '*', 'pl'],
  [null, ';;;,,,q=', 'pl'],
  ['i18n_redirected=de', 'en', 'de'],
  ['a=b; i18n_redirected=pl', 'en', 'pl'],
  ['i18n_redirected=xx', 'en', 'en'],
  ['i18n_redirected=../../', 'de', 'de'],
  ['i18n_redirected=en; i18n_redirected=de', null, 'pl'],
  ['i18n_redirected=en%0d%0a', null, 'pl'],
  [`i18n_redirected=${'x'.repeat(5_000)}`, null, 'pl'],
  ['xi18n_redirected=en', null, 'pl'],
])('I83 cookie %s and languages %s want %s', (cookie, languages, locale) => {
  expect(wantedLocale(cookie, languages)).toBe(locale);
});

test('only `/` looks at the visitor', async () => {
  const headers = { 'accept-language': 'de' };
  expect(await (await redirect(testRequest('/about', { headers }), behind)).text()).toBe('behind');
  const form = testRequest('/', { method: 'POST', headers });
  expect(await (await redirect(form, behind)).text()).toBe('behind');
});

test('the chooser can lead to the Polish home page past the languages of the browser', async () => {
  const headers = { 'accept-language': 'en' };
  const chosen = await redirect(testRequest('/?locale=pl&utm_source=x', { headers }), behind);
  expect(chosen.status).toBe(302);
  expect(chosen.headers.get('location')).toBe('/?utm_source=x');
  expect(chosen.headers.get('set-cookie')).toBe(
    'i18n_redirected=pl; Path=/; Max-Age=31536000; SameSite=Lax; Secure',
  );
  const unknown = await redirect(testRequest('/?locale=//evil.example', { headers }), behind);
  expect(unknown.headers.get('location')).toBe('/en?locale=//evil.example');
  expect(unknown.headers.get('set-cookie')).toBeNull();
});
