import styles from './product-threads.module.css';
import { ThreadLayer } from './thread-layer.tsx';
import { RUN, runOf } from './thread-run.ts';

/**
 * The loose ends of the hero's cloth on their way to the four products. Spans the content's width;
 * wide screens only. `accents` are four colours in the order of the columns.
 */
export function ProductThreads({ accents }: { accents: readonly string[] }) {
  return (
    <svg
      aria-hidden="true"
      className={styles.run}
      viewBox={`0 0 ${RUN.width} ${RUN.height}`}
      width={RUN.width}
      height={RUN.height}
      fill="none"
    >
      {accents.slice(0, RUN.columns).map((colour, column) => (
        <ThreadLayer key={colour} lines={[{ colour, d: runOf(column) }]} />
      ))}
    </svg>
  );
}

/** One straight thread of a product, as wide as its place. */
export function ThreadStrip({ accent, className }: { accent: string; className?: string }) {
  return (
    <svg
      aria-hidden="true"
      className={[styles.strip, className].filter(Boolean).join(' ')}
      width="100%"
      height="20"
      fill="none"
    >
      <ThreadLayer lines={[{ colour: accent, d: 'M0 10H4000' }]} />
    </svg>
  );
}
