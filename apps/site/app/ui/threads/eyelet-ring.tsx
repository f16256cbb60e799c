import styles from './eyelet-ring.module.css';
import { ThreadLayer } from './thread-layer.tsx';

const CENTRE = 200;
const RADIUS = 150;

/** A thread that runs in a ring through numbered eyelets, the first at the top, clockwise. */
export function EyeletRing({ count }: { count: number }) {
  const places = Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * 2 * Math.PI - Math.PI / 2;
    return { x: along(Math.cos(angle)), y: along(Math.sin(angle)), number: index + 1 };
  });
  const top = CENTRE - RADIUS;
  const ring = `M${CENTRE} ${top}a${RADIUS} ${RADIUS} 0 1 1 -.1 0z`;
  return (
    <svg aria-hidden="true" viewBox="0 0 400 400" width="400" height="400" fill="none">
      <ThreadLayer lines={[{ colour: '#d33a21', d: ring }]} />
      {places.map(({ x, y, number }) => (
        <g key={number}>
          <circle className={styles.eyelet} cx={x} cy={y} r="30" />
          <text className={styles.number} x={x} y={y} dy="0.36em">
            {number}
          </text>
        </g>
      ))}
    </svg>
  );
}

function along(unit: number): number {
  return Math.round((CENTRE + RADIUS * unit) * 10) / 10;
}
