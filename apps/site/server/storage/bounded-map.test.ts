import { expect, test } from 'vitest';
import { createBoundedMap } from './bounded-map.ts';

const lengthOf = (value: string) => value.length;

test('what was used last stays when bytes run out', () => {
  const map = createBoundedMap({ maxBytes: 34, sizeOf: lengthOf });
  map.set('a', '0123456789');
  map.set('b', '0123456789');
  map.get('a');
  map.set('c', '0123456789');
  expect([...map.entries()].map(([key]) => key)).toEqual(['a', 'c']);
  expect(map.bytes).toBe(24);
});

test('the number of items is bounded too, and an item larger than the bound is not stored', () => {
  const map = createBoundedMap({ maxBytes: 1_000, maxItems: 2, sizeOf: lengthOf });
  for (const key of ['a', 'b', 'c']) map.set(key, 'x');
  map.set('giant', 'x'.repeat(1_001));
  expect([...map.entries()].map(([key]) => key)).toEqual(['b', 'c']);
});

test('a value set again is measured anew', () => {
  const map = createBoundedMap({ maxBytes: 1_000, sizeOf: lengthOf });
  map.set('a', 'x'.repeat(100));
  map.set('a', 'x'.repeat(10));
  expect(map.bytes).toBe(12);
  map.delete('a');
  expect(map.bytes).toBe(0);
});
