import { palette } from '@osnowa/brand';
import styles from './product-threads.module.css';
import { ThreadLayer } from './thread-layer.tsx';

/** Far outside of any window, in units of the drawing. */
const OUTSIDE = 3000;

/** Both ends of the thread, and the yarns into which each has come apart. */
const ENDS = [
  `M${-OUTSIDE} 60H600c70 0 110 -8 150 34`,
  `M${OUTSIDE} 60H960c-70 0 -105 6 -130 -34`,
].join('');

/** A thread across the page that is cut in the middle, for a page that does not exist. */
export function CutThread({ className }: { className?: string }) {
  return (
    <div className={className}>
      <svg
        aria-hidden="true"
        className={styles.run}
        viewBox="0 0 1280 120"
        width="1280"
        height="120"
        fill="none"
      >
        <ThreadLayer lines={[{ colour: palette.erp, d: ENDS }]} />
      </svg>
    </div>
  );
}
