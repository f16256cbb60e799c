import { RUNNING_ENDS } from './hero-loom.ts';

/** Measures of the way from the cloth to the strips, in the same units as the cloth. */
export const RUN = {
  width: 1280,
  height: 200,
  gap: 32,
  strip: 190,
  columns: 4,
  above: 600,
} as const;

const TURN = 20;

/** Half of a thread's thickness. */
const HALF = 10;

/** Left and right end of a product's strip. */
function strip(column: number): { left: number; right: number } {
  const width = (RUN.width - (RUN.columns - 1) * RUN.gap) / RUN.columns;
  const left = column * (width + RUN.gap);
  return { left, right: left + width };
}

/**
 * Way of one product's thread: down from the cloth (from `above` the drawing, past the heading),
 * along, and into the strip above its column. The first three turn left, each on its own level, and
 * come down in the gap behind their column; the last turns right, level with the first, and comes
 * down at the end of its own. None crosses another.
 */
export function runOf(column: number): string {
  const x = RUNNING_ENDS[column] as number;
  const { left, right } = strip(column);
  const isLast = column === RUN.columns - 1;
  const level = 36 + (isLast ? 0 : column * 40);
  const descent = isLast ? right - HALF : right + RUN.gap / 2;
  const aside = isLast ? TURN : -TURN;
  return (
    `M${x} ${-RUN.above}V${level - TURN}q0 ${TURN} ${aside} ${TURN}H${descent - aside}` +
    `q${aside} 0 ${aside} ${TURN}V${RUN.strip - TURN}q0 ${TURN} ${-TURN} ${TURN}H${left}`
  );
}
