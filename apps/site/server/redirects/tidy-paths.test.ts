import { expect, test } from 'vitest';
import { behind, testRequest } from '../testing/request-context.ts';
import { movedPages, tidyPath, tidyPaths } from './tidy-paths.ts';

test.each([
  ['/', null],
  ['/about', null],
  ['/about/', '/about'],
  ['/en/', '/en'],
  ['/pl', '/'],
  ['/pl/', '/'],
  ['/pl/about', '/about'],
  ['/plates', null],
  ['//evil.example/', null],
  ['/pl//evil.example', null],
])('S17 %s becomes %s', (path, tidy) => {
  expect(tidyPath(path)).toBe(tidy);
});

test('the query stays as it was sent, and a form is not sent elsewhere', async () => {
  const answer = await tidyPaths(testRequest('/about/?a=%0d%0aX:y&next=//evil.example'), behind);
  expect(answer.status).toBe(301);
  expect(answer.headers.get('location')).toBe('/about?a=%0d%0aX:y&next=//evil.example');
  const form = await tidyPaths(testRequest('/about/', { method: 'POST' }), behind);
  expect(await form.text()).toBe('behind');
});

test.each([
  ['/kalkulator-erp', '/kalkulator-erp-n'],
  ['/de/kalkulator-erp?items=a%2Cb&utm_source=x', '/de/kalkulator-erp-n?items=a%2Cb&utm_source=x'],
  ['/en/kalkulator-erp/final-page', '/en/kalkulator-erp-n/final-page'],
  ['/customised', '/estimate-project/customised'],
  ['/de/products-systems', '/de/estimate-project/products-systems'],
  ['/summary?x=1', '/estimate-project/summary?x=1'],
  ['/en/send-estimate', '/en/estimate-project/send-estimate'],
])('%s moved to %s for good', async (path, location) => {
  const answer = await movedPages(testRequest(path), behind);
  expect(answer.status).toBe(301);
  expect(answer.headers.get('location')).toBe(location);
});

test.each(['/kalkulator-erp-n', '/kalkulator-erp/else', '/summary/more', '/'])(
  '%s stays where it is',
  async (path) => {
    expect(await (await movedPages(testRequest(path), behind)).text()).toBe('behind');
  },
);
