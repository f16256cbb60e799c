import styles from './thread-bar.module.css';

const percent = (share: number) => `${Math.round(share * 1000) / 10}%`;

/**
 * A thread of this `share` (0 to 1) of its place: a bar of a chart. `upTo` is the other
 * end of a range, to which the thread continues unfilled.
 */
export function ThreadBar({
  colour,
  share,
  upTo = share,
  className,
}: {
  colour: string;
  share: number;
  upTo?: number;
  className?: string;
}) {
  const [end, last] = [percent(share), percent(upTo)];
  return (
    <svg
      aria-hidden="true"
      className={[styles.bar, className].filter(Boolean).join(' ')}
      width="100%"
      height="14"
    >
      {upTo > share ? (
        <line className={styles.open} stroke={colour} x1={end} x2={last} y1="7" y2="7" />
      ) : null}
      <line className={styles.body} stroke={colour} x1="0" x2={end} y1="7" y2="7" />
      <line className={styles.twist} x1="0" x2={last} y1="7" y2="7" />
    </svg>
  );
}
