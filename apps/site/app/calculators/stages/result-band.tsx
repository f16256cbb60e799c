import type { ReactNode } from 'react';
import styles from './result-band.module.css';

/** The dark block at the beginning of a result: the figures, and `beside` them their parts. */
export function ResultBand({ aside, children }: { aside?: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.band} data-ground="night">
      <div className={styles.says}>{children}</div>
      {aside}
    </div>
  );
}
