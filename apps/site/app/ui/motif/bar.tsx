import styles from './motif.module.css';

const percent = (share: number) => `${Math.round(share * 1000) / 10}%`;

/**
 * A bar of a chart, of this `share` (0 to 1) of its place. `upTo` is the other end of a range, to
 * which the bar continues unfilled.
 */
export function Bar({
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
      <line className={styles.texture} x1="0" x2={last} y1="7" y2="7" />
    </svg>
  );
}
