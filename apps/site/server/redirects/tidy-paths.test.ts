import { expect, test } from 'vitest';
import { behind, testRequest } from '../testing/request-context.ts';
import { tidyPath, tidyPaths } from './tidy-paths.ts';

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

test('the query is kept as it was sent', async () => {
  const answer = await tidyPaths(testRequest('/about/?a=%0d%0aX:y&next=//evil.example'), behind);
  expect(answer.status).toBe(301);
  expect(answer.headers.get('location')).toBe('/about?a=%0d%0aX:y&next=//evil.example');
});

test('a form is not sent elsewhere', async () => {
  const answer = await tidyPaths(testRequest('/about/', { method: 'POST' }), behind);
  expect(await answer.text()).toBe('behind');
});
