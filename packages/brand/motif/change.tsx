import styles from './change.module.css';
import { Line } from './line.tsx';
import type { Drawings } from './motif.ts';
import { TANGLE_MIDDLE, tangle } from './tangle.ts';

/** Longer than any window is wide: the excess is cut off. */
const OUTSIDE = 4000;

/** A thread that is tangled at first and leaves the tangle straight. Fills the width of its place. */
export function StraightenedThread({ of, colour }: Drawings['change']) {
  const { pieces, end } = tangle(of);
  return (
    <span className={styles.thread}>
      <svg aria-hidden="true" className={styles.drawing} fill="none">
        <g className={styles.run}>
          {[...pieces, `M${end} ${TANGLE_MIDDLE}H${OUTSIDE}`].map((d) => (
            <Line key={d} colour={colour} d={d} />
          ))}
        </g>
      </svg>
    </span>
  );
}
