import { slug } from '@osnowa/contract';
import { expect, test } from 'vitest';
import { slugOf } from './slug-of.ts';

test.each([
  ['Zażółć gęślą jaźń', 'zazolc-gesla-jazn'],
  ['Łódź: 10 lat!', 'lodz-10-lat'],
  ['Größe & Maß', 'grosse-mass'],
  ['  ERP — krok po kroku  ', 'erp-krok-po-kroku'],
])('an address is made from the title %j', (title, expected) => {
  expect(slugOf(title)).toBe(expected);
  expect(slug.safeParse(slugOf(title)).success).toBe(true);
});
