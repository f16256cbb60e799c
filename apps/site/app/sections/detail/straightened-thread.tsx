import { palette } from '@osnowa/brand';
import { seeded } from '../../ui/threads/random.ts';
import { ThreadLayer } from '../../ui/threads/thread-layer.tsx';
import styles from './straightened-thread.module.css';

/** Height of the drawing and of its straight run, in its units. */
const HEIGHT = 280;
const MIDDLE = HEIGHT / 2;

/** Turns of the tangle, in pieces of so many, each of which lies on the one before it. */
const TURNS = 10;
const PIECE = 2;
const STEP = 44;
/** Where the tangle begins, and how far its loops bulge. */
const BEGIN = 70;
const BULGE = 62;

/** Longer than any window is wide: what is too much is cut off. */
const OUTSIDE = 4000;

interface Point {
  x: number;
  y: number;
  /** Way of the thread through the point: 1 to the right, -1 to the left. */
  way: 1 | -1;
}

/**
 * A thread that lies in a tangle and leaves it straight: how something was and how it is. The same
 * name has the same tangle and the same of the four colours. Fills the width of its place.
 */
export function StraightenedThread({ name, className }: { name: string; className?: string }) {
  const random = seeded(name);
  const colour = palette.threads[Math.floor(random() * palette.threads.length)] ?? palette.erp;
  const points = tangle(random);
  const pieces = Array.from({ length: Math.ceil(points.length / PIECE) }, (_, index) =>
    points.slice(Math.max(0, index * PIECE - 1), (index + 1) * PIECE),
  );
  const last = points.at(-1) as Point;
  return (
    <span className={[styles.thread, className].filter(Boolean).join(' ')}>
      <svg aria-hidden="true" className={styles.drawing} fill="none">
        <g className={styles.run}>
          {pieces.map((piece) => (
            <ThreadLayer key={piece[0]?.x} lines={[{ colour, d: through(piece) }]} />
          ))}
          <ThreadLayer lines={[{ colour, d: `M${last.x} ${last.y}H${OUTSIDE}` }]} />
        </g>
      </svg>
    </span>
  );
}

/** Points of the tangle: to the right along its foot, back along its head, until it is straight. */
function tangle(random: () => number): Point[] {
  const turns = Array.from({ length: TURNS }, (_, index): Point => {
    const height = 46 + random() * 56;
    const isHead = index % 2 === 0;
    return {
      x: Math.round(BEGIN + index * STEP + (random() - 0.5) * 60),
      y: Math.round(MIDDLE + (isHead ? -height : height)),
      way: isHead ? -1 : 1,
    };
  });
  const end: Point = { x: BEGIN + TURNS * STEP + 70, y: MIDDLE, way: 1 };
  return [{ x: 0, y: MIDDLE, way: 1 }, ...turns, end];
}

/** A smooth way through points, level in each. */
function through([first, ...rest]: Point[]): string {
  if (!first) return '';
  let from = first;
  const curves = rest.map((to) => {
    const curve = `C${from.x + from.way * BULGE} ${from.y} ${to.x - to.way * BULGE} ${to.y} ${to.x} ${to.y}`;
    from = to;
    return curve;
  });
  return `M${first.x} ${first.y}${curves.join('')}`;
}
