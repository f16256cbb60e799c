import { RUNNING_ENDS } from '../../ui/threads/hero-loom.ts';
import { ThreadLayer } from '../../ui/threads/thread-layer.tsx';

/** Distance in units: above any content over the rows, and below any content of the first row. */
const FAR = 2000;
const WIDTH = 1280;
const TURN = 20;
/** Half of a thread's thickness. */
const HALF = 10;
const COLUMNS = 3;
/** Distance between columns: 4% of the width, as the style sheet of the rows has it. */
const GAP = WIDTH * 0.04;
const STRIP = 150;
const HEIGHT = STRIP + 10;

/**
 * Four threads that come down from the top of the page: the first turns into the strip of the first
 * product, whose row the drawing belongs to, the others run on behind its screen. Spans the content's
 * width; wide screens only.
 */
export function FallingThreads({
  accents,
  className,
}: {
  accents: readonly string[];
  className?: string;
}) {
  const ways = RUNNING_ENDS.map((x, place) =>
    place === 0
      ? `M${x} ${-FAR}V${10 - TURN}q0 ${TURN} ${-TURN} ${TURN}H0`
      : `M${x} ${-FAR}V${FAR}`,
  );
  return <Drawing ways={ways} accents={accents} height={20} className={className} />;
}

/**
 * The others, each from behind the screen into the strip of its column: the last at the end of its
 * own, the others in the gap behind theirs. None crosses another.
 */
export function LandingThreads({
  accents,
  className,
}: {
  accents: readonly string[];
  className?: string;
}) {
  const ways = RUNNING_ENDS.slice(1).map((x, column) => wayInto(column, x));
  return <Drawing ways={ways} accents={accents.slice(1)} height={HEIGHT} className={className} />;
}

function wayInto(column: number, x: number): string {
  const width = (WIDTH - (COLUMNS - 1) * GAP) / COLUMNS;
  const left = round(column * (width + GAP));
  const isLast = column === COLUMNS - 1;
  const level = 36 + (isLast ? 0 : column * 40);
  const descent = isLast ? WIDTH - HALF : round(left + width + GAP / 2);
  const aside = isLast ? TURN : -TURN;
  return (
    `M${x} 0V${level - TURN}q0 ${TURN} ${aside} ${TURN}H${descent - aside}` +
    `q${aside} 0 ${aside} ${TURN}V${STRIP - TURN}q0 ${TURN} ${-TURN} ${TURN}H${left}`
  );
}

function Drawing({
  ways,
  accents,
  height,
  className,
}: {
  ways: string[];
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
      {ways.map((d, index) => (
        <ThreadLayer key={d} lines={[{ colour: accents[index] ?? '', d }]} />
      ))}
    </svg>
  );
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
