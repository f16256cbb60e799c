import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

function token(name: string): string {
  const value = new RegExp(`--${name}:\\s*(#[0-9a-f]{6})`).exec(css)?.[1];
  if (!value) throw new Error(`No colour --${name} in tokens.css`);
  return value;
}

/** Contrast ratio by the WCAG formula, 1 to 21. */
function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [
    number,
    number,
  ];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
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
