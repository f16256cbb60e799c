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

/** Measures of a thread that bends into a row, in units of the cloth, of which a phone shows two thirds. */
const BEND = { width: 114, pitch: 24, end: 108, scale: 1.5 } as const;

/**
 * On a narrow screen: one of the four threads that come down side by side from the content above,
 * into the row of its product; the `place` is the index of the row.
 * @param reach how far above its row it may begin, px
 * @param turnsOnly ends with its turn, and not at the common end of the other rows
 */
export function ThreadBend({
  accent,
  place,
  reach = 1000,
  turnsOnly = false,
  className,
}: {
  accent: string;
  place: number;
  reach?: number;
  turnsOnly?: boolean;
  className?: string;
}) {
  const { width, pitch, scale } = BEND;
  const height = reach * scale;
  const x = (RUN.columns - place - 0.5) * pitch;
  const end = turnsOnly ? x + pitch : BEND.end;
  return (
    <svg
      aria-hidden="true"
      className={className}
      viewBox={`0 0 ${width} ${height}`}
      width={width / scale}
      height={reach}
      fill="none"
    >
      <ThreadLayer
        lines={[
          {
            colour: accent,
            d: `M${x} 0V${height - 10 - pitch}q0 ${pitch} ${pitch} ${pitch}H${end}`,
          },
        ]}
      />
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
