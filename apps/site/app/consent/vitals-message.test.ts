import { expect, test } from 'vitest';
import { pageKind } from './vitals-message.ts';

test.each([
  ['/', 'home'],
  ['/products', 'products'],
  ['/industries/logistics', 'products'],
  ['/blog/erp/first-weeks', 'blog'],
  ['/contact', 'contact'],
  ['/kalkulator-dms-n/final-page', 'calculator'],
  ['/estimate-project/summary', 'wizard'],
  ['/estimate/a-key-that-stays-here', 'other'],
  ['/contacts', 'other'],
])('%s is of kind %s', (path, kind) => {
  expect(pageKind(path)).toBe(kind);
});
