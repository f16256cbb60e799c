import { expect, test } from 'vitest';
import { plain, satin, twill } from './binding.ts';
import type { Cloth } from './weave.ts';
import { weave } from './weave.ts';

const CLOTH: Cloth = {
  columns: 4,
  rows: 4,
  pitch: 10,
  cover: 0.9,
  binding: twill,
  warp: () => 'red',
  weft: () => 'blue',
  gap: 'white',
  seed: 1,
  close: false,
};

function count(svg: string, colour: string): number {
  return svg.split(`fill="${colour}"`).length - 1;
}

test('a plain weave shows warp and weft in every second crossing each', () => {
  const svg = weave({ ...CLOTH, binding: plain });
  expect(count(svg, 'red')).toBe(8);
  expect(count(svg, 'blue')).toBe(8);
});

test('a thread over two crossings in a row is one piece, not two', () => {
  const svg = weave({ ...CLOTH, columns: 1 });
  expect(count(svg, 'red')).toBe(1);
  expect(count(svg, 'blue')).toBe(2);
});

test('satin dives once in five', () => {
  const column = Array.from({ length: 10 }, (_, row) => satin(0, row));
  expect(column.filter((over) => !over)).toHaveLength(2);
});

test('the same cloth is the same picture; another seed is another yarn', () => {
  const close = { ...CLOTH, close: true };
  expect(weave(close)).toBe(weave(close));
  expect(weave(close)).not.toBe(weave({ ...close, seed: 2 }));
});
