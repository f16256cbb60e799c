import { THREADS } from '../thread.ts';

/** Ink and paper: the colour of the fifth thread and of the words. */
export const INK = '#14171F';
export const PAPER = '#FBFAF6';

const SIDE = 40;
const WIDTH = 7;
const GAP = 1.5;
const UPRIGHT = [5, 16.5, 28];
const ACROSS = [8, 25];

/** Plain weave: which upright thread lies over which cross thread. */
function over(upright: number, across: number): boolean {
  return (upright + across) % 2 === 0;
}

/** Parts of a thread from 0 to `SIDE` that are left when it dives under the crossings given. */
function visible(crossings: readonly number[]): [number, number][] {
  const parts: [number, number][] = [];
  let start = 0;
  for (const crossing of crossings) {
    parts.push([start, crossing - GAP]);
    start = crossing + WIDTH + GAP;
  }
  parts.push([start, SIDE]);
  return parts;
}

/**
 * The woven mark on a 40 × 40 field, as shapes without an `<svg>` around them.
 * `ink` is the colour (or the attribute value) of the first upright thread.
 */
export function markShapes(ink: string): string {
  const upright = UPRIGHT.flatMap((x, index) => {
    const colour = [ink, THREADS.fibu, THREADS.data][index];
    const under = ACROSS.filter((_, across) => !over(index, across));
    return visible(under).map(
      ([from, to]) => `<path fill="${colour}" d="M${x} ${from}h${WIDTH}v${to - from}h-${WIDTH}z"/>`,
    );
  });
  const across = ACROSS.flatMap((y, index) => {
    const colour = [THREADS.erp, THREADS.dms][index];
    const under = UPRIGHT.filter((_, column) => over(column, index));
    return visible(under).map(
      ([from, to]) =>
        `<path fill="${colour}" d="M${from} ${y}h${to - from}v${WIDTH}h-${to - from}z"/>`,
    );
  });
  return [...upright, ...across].join('');
}

/** The mark alone, as a whole SVG. */
export function mark(ink: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}" width="${SIDE}" height="${SIDE}">${markShapes(ink)}</svg>\n`;
}

/** The mark for a browser's tab: its ink thread turns to paper where the browser is dark. */
export function favicon(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}"><style>.i{fill:${INK}}@media(prefers-color-scheme:dark){.i{fill:${PAPER}}}</style>${markShapes(INK).replaceAll(`fill="${INK}"`, 'class="i"')}</svg>\n`;
}
