import { useId } from 'react';
import styles from './cloth.module.css';
import { RUNNING_ENDS } from './hero-loom.ts';
import { ThreadLayer } from './thread-layer.tsx';

const HEIGHT = 90;
const TURN = 40;

/**
 * One end of the hero's cloth, pulled out: comes down from its `place` (0 to 3), turns, and runs off
 * the page to the left. Spans the content's width, in the cloth's units. On load it is drawn as soon
 * as the warp is strung, unless the visitor asks for less motion.
 */
export function PulledThread({
  accent,
  place,
  className,
}: {
  accent: string;
  place: number;
  className?: string;
}) {
  const mask = useId();
  const x = RUNNING_ENDS[place] as number;
  const level = HEIGHT - 12;
  const d = `M${x} -4V${level - TURN}q0 ${TURN} ${-TURN} ${TURN}H-2000`;
  return (
    <div className={className}>
      <svg
        aria-hidden="true"
        className={styles.along}
        viewBox={`0 0 1280 ${HEIGHT}`}
        width="1280"
        height={HEIGHT}
        fill="none"
      >
        <mask id={mask} maskUnits="userSpaceOnUse" x="-2000" y="-60" width="3280" height="200">
          <path className={styles.pull} d={d} pathLength="1" stroke="white" strokeWidth="26" />
        </mask>
        <g mask={`url(#${mask})`}>
          <ThreadLayer lines={[{ colour: accent, d }]} />
        </g>
      </svg>
    </div>
  );
}
