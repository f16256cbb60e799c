import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contrast } from './contrast.ts';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

function token(name: string): string {
  const value = new RegExp(`--${name}:\\s*(#[0-9a-f]{6})`).exec(css)?.[1];
  if (!value) throw new Error(`No colour --${name} in tokens.css`);
  return value;
}

const LINEN_GROUND = '#f3efe5';

test.each([
  ['ink', 'paper'],
  ['ink', 'surface'],
  ['ink-second', 'paper'],
  ['ink-second', 'surface'],
  ['error', 'paper'],
  ['error', 'surface'],
  ['paper', 'night'],
  ['night-second', 'night'],
])('text in %s can be read on %s', (text, ground) => {
  expect(contrast(token(text), token(ground))).toBeGreaterThanOrEqual(4.5);
});

test('second ink can be read on the linen ground of a section', () => {
  expect(contrast(token('ink-second'), LINEN_GROUND)).toBeGreaterThanOrEqual(4.5);
});

test.each(['paper', 'surface', 'night'])('the focus ring is seen on %s', (ground) => {
  expect(contrast(token('dms'), token(ground))).toBeGreaterThanOrEqual(3);
});

test.each(['paper', 'surface'])('the border of a control is seen on %s', (ground) => {
  expect(contrast(token('control-line'), token(ground))).toBeGreaterThanOrEqual(3);
});
