import { palette } from '@osnowa/brand';
import { Line } from '@osnowa/brand/motif/line';
import { type KeyboardEvent, type MouseEvent, useId, useRef } from 'react';
import styles from './step-ring.module.css';

const CENTRE = 200;
const RADIUS = 150;

/** Once round, clockwise from the top. */
const ROUND = `M${CENTRE} ${CENTRE - RADIUS}a${RADIUS} ${RADIUS} 0 1 1 -.1 0z`;

/** A stop of the ring: its name, and the id of its explanation on the page. */
interface Stop {
  label: string;
  href: string;
}

interface StepRingProps {
  label: string;
  stops: Stop[];
  /** Index of the stop up to which the line is drawn; `null` draws it all the way round. */
  current: number | null;
  onChoose: (index: number) => void;
}

/**
 * A line in a ring through numbered discs, the first at the top, clockwise. Each disc is a link to its
 * words; with script it is chosen by click, by Enter and by the arrow keys.
 */
export function StepRing({ label, stops, current, onChoose }: StepRingProps) {
  const ring = useRef<SVGSVGElement>(null);

  function choose(event: MouseEvent, index: number) {
    event.preventDefault();
    onChoose(index);
  }

  function step(event: KeyboardEvent<HTMLAnchorElement>) {
    const links = [...(ring.current?.querySelectorAll('a') ?? [])];
    const from = links.indexOf(event.currentTarget);
    const to = wanted(event.key, from, links.length);
    if (to === undefined) return;
    event.preventDefault();
    links[to]?.focus();
    onChoose(to);
  }

  return (
    <nav aria-label={label}>
      <svg ref={ring} role="none" viewBox="0 0 400 400" width="100%" height="400" fill="none">
        <RingLine share={current === null ? 1 : current / stops.length} />
        {stops.map((stop, index) => (
          <a
            key={stop.href}
            className={styles.stop}
            href={stop.href}
            aria-label={stop.label}
            aria-current={index === current ? 'step' : undefined}
            onClick={(event) => choose(event, index)}
            onKeyDown={step}
          >
            <Disc at={placeOf(index, stops.length)} number={index + 1} />
          </a>
        ))}
      </svg>
    </nav>
  );
}

/** The whole ring in the tint, and the line on `share` (0 to 1) of it. */
function RingLine({ share }: { share: number }) {
  const mask = useId();
  return (
    <>
      <mask id={mask} maskUnits="userSpaceOnUse" x="0" y="0" width="400" height="400">
        <path
          className={styles.drawn}
          d={ROUND}
          pathLength="1"
          stroke="white"
          strokeWidth="26"
          strokeDashoffset={1 - share}
        />
      </mask>
      <Line colour={palette.tint} d={ROUND} />
      <g mask={`url(#${mask})`}>
        <Line colour={palette.accent} d={ROUND} />
      </g>
    </>
  );
}

function Disc({ at: { x, y }, number }: { at: Point; number: number }) {
  return (
    <>
      <circle className={styles.disc} cx={x} cy={y} r="30" />
      <text className={styles.number} x={x} y={y} dy="0.36em">
        {number}
      </text>
    </>
  );
}

function wanted(key: string, from: number, count: number): number | undefined {
  if (key === 'ArrowRight' || key === 'ArrowDown') return (from + 1) % count;
  if (key === 'ArrowLeft' || key === 'ArrowUp') return (from + count - 1) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

interface Point {
  x: number;
  y: number;
}

function placeOf(index: number, count: number): Point {
  const angle = (index / count) * 2 * Math.PI - Math.PI / 2;
  return { x: along(Math.cos(angle)), y: along(Math.sin(angle)) };
}

function along(unit: number): number {
  return Math.round((CENTRE + RADIUS * unit) * 10) / 10;
}
