import styles from './cloth.module.css';
import { RUNNING_ENDS } from './hero-loom.ts';
import { ThreadLayer } from './thread-layer.tsx';

const HEIGHT = 90;
const TURN = 40;

/** How far it runs to the left of the content: out of any window. */
const LEFT = 1280;

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
  const x = RUNNING_ENDS[place] as number;
  const level = HEIGHT - 12;
  const d = `M${x} -4V${level - TURN}q0 ${TURN} ${-TURN} ${TURN}H-${LEFT}`;
  return (
    <div className={className} data-screen-only>
      <div className={styles.pull}>
        <svg
          aria-hidden="true"
          className={styles.drawing}
          viewBox={`${-LEFT} 0 ${LEFT + 1280} ${HEIGHT}`}
          width={LEFT + 1280}
          height={HEIGHT}
          fill="none"
        >
          <ThreadLayer lines={[{ colour: accent, d }]} />
        </svg>
      </div>
    </div>
  );
}
