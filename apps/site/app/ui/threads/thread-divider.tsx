import styles from './thread-divider.module.css';

/** Hairline thread between sections: a twist of two shades, one pixel high. */
export function ThreadDivider() {
  return <hr className={styles.divider} />;
}
