import { HERO_CLOTH, RUNNING_ENDS } from './hero-loom.ts';
import { Line } from './line.tsx';
import type { Drawings } from './motif.ts';
import styles from './products.module.css';

const WIDTH = HERO_CLOTH.contentWidth;
const TURN = 20;

/** Half of a thread's thickness. */
const HALF = 10;

/** The way from the cloth, past the heading, to the strips above four columns. */
const COLUMNS = { columns: 4, gap: 32, strip: 190, above: 600 };

/** The way out of the first row to the strips above three; the gap is that of their style sheet. */
const ROWS = { columns: 3, gap: WIDTH * 0.04, strip: 150, above: 0 };

/**
 * Way of one product's thread: down, along, and into the strip above its column. All but the last
 * turn left, each on its own level, and come down in the gap behind their column; the last turns
 * right, level with the first, and comes down at the end of its own. None crosses another.
 */
function wayInto(
  column: number,
  x: number,
  { columns, gap, strip, above }: typeof COLUMNS,
): string {
  const width = (WIDTH - (columns - 1) * gap) / columns;
  const left = round(column * (width + gap));
  const isLast = column === columns - 1;
  const level = 36 + (isLast ? 0 : column * 40);
  const descent = isLast ? WIDTH - HALF : round(left + width + gap / 2);
  const aside = isLast ? TURN : -TURN;
  return (
    `M${x} ${-above}V${level - TURN}q0 ${TURN} ${aside} ${TURN}H${descent - aside}` +
    `q${aside} 0 ${aside} ${TURN}V${strip - TURN}q0 ${TURN} ${-TURN} ${TURN}H${left}`
  );
}

/** The loose ends of the hero's cloth on their way to the products. */
export function ProductThreads({ accents }: Drawings['columns']) {
  const ways = RUNNING_ENDS.map((x, column) => wayInto(column, x, COLUMNS));
  return <Ways of={ways} accents={accents} height={200} className={styles.run} />;
}

/** Distance in units: above any content over the rows, and below any content of the first row. */
const FAR = 2000;

/**
 * Threads that come down from the top of the page: the first turns into the strip of the first
 * product, whose row the drawing belongs to, the others run on behind its screen.
 */
export function FallingThreads({ accents, className }: Drawings['falling']) {
  const ways = RUNNING_ENDS.map((x, place) =>
    place === 0
      ? `M${x} ${-FAR}V${10 - TURN}q0 ${TURN} ${-TURN} ${TURN}H0`
      : `M${x} ${-FAR}V${FAR}`,
  );
  return <Ways of={ways} accents={accents} height={20} className={className} />;
}

/** The others, each from behind the screen into the strip of its column. */
export function LandingThreads({ accents, className }: Drawings['landing']) {
  const ways = RUNNING_ENDS.slice(1).map((x, column) => wayInto(column, x, ROWS));
  return (
    <Ways of={ways} accents={accents.slice(1)} height={ROWS.strip + 10} className={className} />
  );
}

function Ways({
  of,
  accents,
  height,
  className,
}: {
  of: string[];
  accents: readonly string[];
  height: number;
  className: string | undefined;
}) {
  return (
    <svg
      aria-hidden="true"
      className={className}
      viewBox={`0 0 ${WIDTH} ${height}`}
      width={WIDTH}
      height={height}
      fill="none"
    >
      {of.map((d, index) => (
        <Line key={d} colour={accents[index] ?? ''} d={d} />
      ))}
    </svg>
  );
}

/** Measures of a thread that bends into a row, in units of the cloth, of which a phone shows two thirds. */
const BEND = { width: 114, pitch: 24, end: 108, scale: 1.5 };

/** One of the threads that come down side by side, into the row of its product. */
export function ThreadBend({
  accent,
  place,
  reach = 1000,
  turnsOnly,
  className,
}: Drawings['bend']) {
  const { width, pitch, scale } = BEND;
  const height = reach * scale;
  const x = (RUNNING_ENDS.length - place - 0.5) * pitch;
  const end = turnsOnly ? x + pitch : BEND.end;
  return (
    <svg
      aria-hidden="true"
      className={className}
      viewBox={`0 0 ${width} ${height}`}
      width={width / scale}
      height={reach}
      fill="none"
    >
      <Line
        colour={accent}
        d={`M${x} 0V${height - 10 - pitch}q0 ${pitch} ${pitch} ${pitch}H${end}`}
      />
    </svg>
  );
}

export function ThreadStrip({ accent, className }: Drawings['strip']) {
  return (
    <svg
      aria-hidden="true"
      className={[styles.strip, className].filter(Boolean).join(' ')}
      width="100%"
      height="20"
      fill="none"
    >
      <Line colour={accent} d="M0 10H4000" />
    </svg>
  );
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
