import styles from './thread-bar.module.css';

/** A thread as long as its `share` (0 to 1) of the place it has: a bar of a chart. */
export function ThreadBar({
  colour,
  share,
  className,
}: {
  colour: string;
  share: number;
  className?: string;
}) {
  const end = `${Math.round(share * 1000) / 10}%`;
  return (
    <svg
      aria-hidden="true"
      className={[styles.bar, className].filter(Boolean).join(' ')}
      width="100%"
      height="14"
    >
      <line className={styles.body} stroke={colour} x1="0" x2={end} y1="7" y2="7" />
      <line className={styles.twist} x1="0" x2={end} y1="7" y2="7" />
    </svg>
  );
}
