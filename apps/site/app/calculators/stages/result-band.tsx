import type { ReactNode } from 'react';
import styles from './result-band.module.css';

/** The dark block that a result begins with: what it says, and beside that what it is made of. */
export function ResultBand({ aside, children }: { aside?: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.band} data-ground="night">
      <div className={styles.says}>{children}</div>
      {aside}
    </div>
  );
}
