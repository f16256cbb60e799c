import type { ReactNode } from 'react';
import styles from './skip-link.module.css';

/** First link of every page: jumps over the bar to the element with the id `to`. */
export function SkipLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a className={styles.skip} href={`#${to}`} data-screen-only>
      {children}
    </a>
  );
}
