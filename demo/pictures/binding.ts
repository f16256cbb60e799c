import type { Binding } from './weave.ts';

/** Distance to the next turning point of a zigzag of the given half period. */
function zigzag(index: number, half: number): number {
  const phase = ((index % (2 * half)) + 2 * half) % (2 * half);
  return phase < half ? phase : 2 * half - phase;
}

function modulo(value: number, by: number): number {
  return ((value % by) + by) % by;
}

/** Two over, two under, one step aside in every row: the diagonal of denim. */
export const twill: Binding = (column, row) => modulo(column + row, 4) < 2;

/** The same, leaning the other way. */
export const leftTwill: Binding = (column, row) => modulo(column - row, 4) < 2;

/** Three over, one under: a steep diagonal with more warp on the face. */
export const steepTwill: Binding = (column, row) => modulo(column + row, 4) < 3;

/** Twill that turns round every six threads. */
export const herringbone: Binding = (column, row) =>
  modulo(modulo(column, 12) < 6 ? column + row : 11 - column + row + 2, 4) < 2;

/** Twill that turns round both ways: lozenges. */
export const diamond: Binding = (column, row) => modulo(zigzag(column, 8) + zigzag(row, 8), 4) < 2;

/** Zigzags that run across. */
export const chevron: Binding = (column, row) => modulo(row + zigzag(column, 6), 4) < 2;

/** Two threads together over two: panama. */
export const basket: Binding = (column, row) =>
  modulo(Math.floor(column / 2) + Math.floor(row / 2), 2) === 0;

/** One over, one under: linen. */
export const plain: Binding = (column, row) => modulo(column + row, 2) === 0;

/** Five-thread satin: long floats, scattered bindings. */
export const satin: Binding = (column, row) => modulo(row - 2 * column, 5) !== 0;

/** Pairs of weft under single warp threads: rib. */
export const rib: Binding = (column, row) => modulo(column + Math.floor(row / 2), 2) === 0;
