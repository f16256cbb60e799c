import { CAMPAIGN } from '@osnowa/contract/attribution';
import { CALCULATOR_NAMES, calculatorNamed, finalPath, PAGES } from '@osnowa/site-map';
import { expect, test } from 'vitest';
import { NO_VARY_SEARCH } from '../../app/browser/speculation-rules.ts';
import { pageKey } from './page-key.ts';

test.each([
  ['/', '', '/'],
  ['/en/products/erp', '', '/en/products/erp'],
  ['/products', '?utm_source=x&page=2', '/products'],
  ['/blog', '?page=2', '/blog?page=2'],
  ['/de/blog/cloud', '?tag=erp&page=3', '/de/blog/cloud?page=3&tag=erp'],
  ['/blog', '?page=1', '/blog'],
  ['/blog/cloud/own-server', '?page=2&q=x', '/blog/cloud/own-server'],
  ['/blog/rss.xml', '?page=2', '/blog/rss.xml'],
  ['/blog', '?page=2e3', '/blog'],
  ['/blog', '?page=2&page=3', '/blog?page=2'],
  ['/blog', '?q=%20', '/blog'],
  ['/blog', `?q=${'a'.repeat(201)}`, '/blog'],
  ['/blog', '?tag=%3Cscript%3E', '/blog'],
  ['/blogger', '?page=2', '/blogger'],
  ['/.well-known/security.txt', '', '/.well-known/security.txt'],
  ['/realizations', '?technology=node-js&page=2', '/realizations?technology=node-js'],
  ['/realizations', '?technology=C%23', '/realizations'],
  ['/realizations', `?technology=${'a'.repeat(61)}`, '/realizations'],
  ['/realizations', '?technology=a&industry=b', '/realizations?industry=b&technology=a'],
  ['/realizations/tiptip', '?technology=react', '/realizations/tiptip'],
  ['/kalkulator-dms', '?gclid=abc&items=ocr&utm_source=x', '/kalkulator-dms?items=ocr'],
  ['/de/estimate-project/summary', '?bespoke=3', '/de/estimate-project/summary?bespoke=3'],
  ['/kalkulator-dms/nowhere', '?items=ocr', '/kalkulator-dms/nowhere'],
])('%s%s is stored as %s', (path, search, key) => {
  expect(pageKey(path, search)).toMatchObject({ key, shared: true });
});

test('no page depends on a parameter that browsers are told to leave out', () => {
  const names = [...NO_VARY_SEARCH.matchAll(/"(\w+)"/g)].map(([, name = '']) => name);
  expect(names.filter((name) => !CAMPAIGN.test(name))).toEqual([]);
  expect(names).toContain('utm_referrer');
  for (const { path } of PAGES) {
    const address = `/${path.replace(/:\w+|\*/g, 'x')}`;
    const other = pageKey(address, '?items=ocr&page=2');
    for (const name of names)
      expect(pageKey(address, `?${name}=2&items=ocr&page=2`)).toEqual(other);
  }
});

test.each([
  ['/.env', '/_missing'],
  ['/a/.well-known/security.txt', '/_missing'],
  ['/PL', '/_missing'],
  ['/EN/about', '/en/_missing'],
  ['/de/%2e%2e%2fx', '/de/_missing'],
  ['/a//b', '/_missing'],
  ['/about;x.js', '/_missing'],
  ['/about.data', '/_missing'],
  [`/${'a'.repeat(600)}`, '/_missing'],
])('%s is no page: %s', (path, key) => {
  expect(pageKey(path, '?x=1').key).toBe(key);
});

const CALL = `&call=${encodeURIComponent('2026-11-30T08:15:00.000Z')}`;

test.each([
  ['/contact', '?sent=TK-7F3K-9QX2&utm=1', '?sent=TK-7F3K-9QX2'],
  ['/newsletter/confirm', '?token=12-abc.Def_9&x=1', '?token=12-abc.Def_9'],
  ['/de/consultation', '?times=list', '?times=list'],
  ['/consultation', `?sent=TK-7F3K-9QX2${CALL}`, `?sent=TK-7F3K-9QX2${CALL}`],
  ['/consultation', '?sent=TK-7F3K-9QX2&call=x', '?sent=TK-7F3K-9QX2'],
  ['/offer/0123456789abcdef0123456789abcdef', '', ''],
  ['/en/offer/0123456789abcdef0123456789abcdef', '?utm_source=mail', ''],
  ['/offer/0123456789abcdef0123456789abcdef/pdf', '?taken=a,b&x=1', '?taken=a%2Cb'],
])('%s%s is for one visitor', (path, search, query) => {
  expect(pageKey(path, search)).toMatchObject({ query, shared: false });
});

test.each([
  ['/contact', '?sent=other'],
  ['/contact', '?token=12-abc.Def_9'],
  ['/newsletter/confirm', '?token=none'],
  ['/consultation', '?times=all'],
  ['/consultation', `?${CALL}`],
])('%s%s is the usual page', (path, search) => {
  expect(pageKey(path, search)).toMatchObject({ key: path, query: '', shared: true });
});

test('what visitors choose in every calculator is stored apart', () => {
  for (const name of CALCULATOR_NAMES.filter((one) => calculatorNamed(one).movedTo === undefined))
    expect(pageKey(finalPath(name), '?items=ocr')).toMatchObject({
      query: '?items=ocr',
      endless: true,
    });
});

test('search results are stored apart', () => {
  expect(pageKey('/blog', '?q=erp').endless).toBe(true);
  expect(pageKey('/blog', '?page=2').endless).toBe(false);
});
