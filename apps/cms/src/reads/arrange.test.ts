import { expect, test } from 'vitest';
import { filtered, sliced, sorted } from './arrange.ts';

const items = [
  { id: 1, Order: 30, slug: 'a', Surname: 'Zielińska', Name_pl: 'Hotel', Name_en: 'Inn' },
  { id: 2, Order: 10, slug: 'b', Surname: 'Łukasik', Name_pl: 'Basen', Name_en: null },
  { id: 3, Order: 20, slug: 'c', Surname: 'Lis', Name_pl: 'Mapy', Name_en: null },
  { id: 4, Order: 20, slug: 'd', Surname: 'Ćwik', Name_pl: 'Inn', Name_en: null },
];
const ids = (list: readonly { id: number }[]) => list.map(({ id }) => id);

test('lists come in the order the editors gave them, unless another is asked for', () => {
  expect(ids(sorted(items))).toEqual([2, 3, 4, 1]);
  expect(ids(sorted(items, 'Order:desc'))).toEqual([1, 4, 3, 2]);
  expect(ids(sorted(items, 'id:desc'))).toEqual([4, 3, 2, 1]);
});

test('surnames stand in Polish order', () => {
  expect(ids(sorted(items, 'Surname:asc'))).toEqual([4, 3, 2, 1]);
});

test('what has a date comes newest first', () => {
  const dated = ['2025-01-01', '2026-01-01', '2025-06-01'].map((created_at, id) => ({
    id,
    created_at,
  }));
  expect(ids(sorted(dated))).toEqual([1, 2, 0]);
  expect(ids(sorted(dated, 'created_at:asc'))).toEqual([0, 2, 1]);
});

test('a filter by slug, ids, or a name in any language', () => {
  expect(ids(filtered(items, { slug: 'c' }))).toEqual([3]);
  expect(ids(filtered(items, { id_in: [4, 1, 99] }))).toEqual([1, 4]);
  expect(ids(filtered(items, { Name: 'Inn' }))).toEqual([1, 4]);
  expect(ids(filtered(items, {}))).toEqual([1, 2, 3, 4]);
});

test('a page of a list, also past its end', () => {
  expect(ids(sliced(items, { _start: 1, _limit: 2 }))).toEqual([2, 3]);
  expect(ids(sliced(items, { _start: 99 }))).toEqual([]);
  expect(ids(sliced(items, {}, 3))).toEqual([1, 2, 3]);
});
