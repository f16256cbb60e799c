import { ThreadLayer } from '../../ui/threads/thread-layer.tsx';
import styles from './straightened-thread.module.css';
import { TANGLE_MIDDLE, tangle } from './tangle.ts';

/** Longer than any window is wide: the excess is cut off. */
const OUTSIDE = 4000;

/**
 * A thread that is tangled at first and leaves the tangle straight: before and after. The same
 * name gives the same tangle. Fills the width of its place.
 */
export function StraightenedThread({
  name,
  colour,
  className,
}: {
  name: string;
  colour: string;
  className?: string;
}) {
  const { pieces, end } = tangle(name);
  return (
    <span className={[styles.thread, className].filter(Boolean).join(' ')}>
      <svg aria-hidden="true" className={styles.drawing} fill="none">
        <g className={styles.run}>
          {[...pieces, `M${end} ${TANGLE_MIDDLE}H${OUTSIDE}`].map((d) => (
            <ThreadLayer key={d} lines={[{ colour, d }]} />
          ))}
        </g>
      </svg>
    </span>
  );
}
