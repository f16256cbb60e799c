import { palette } from '@osnowa/brand';
import type { Locale } from '@osnowa/contract';
import type { CategoryContent, LeadFigure } from '../../content/domain.ts';
import { type FigureScale, figureScale } from '../../content/figure-scale.ts';
import styles from './figure-drawing.module.css';

/** Most picks side by side; more of them form a cloth, or a thread without single picks. */
const ROW = 100;

/** Picks in a column of a cloth. */
const COLUMN = 10;

interface FigureDrawingProps {
  figure: LeadFigure;
  language: Locale;
  /** Its thread is the drawing's colour. */
  category: CategoryContent | null;
}

/**
 * A figure drawn to scale from its own words, in the thread of its category: two threads, a part of
 * a thread, or that many picks. `null` if the words do not say what to draw. The words contain
 * all of it, so screen readers skip the drawing.
 */
export function FigureDrawing({ figure, language, category }: FigureDrawingProps) {
  const scale = figureScale(figure.value, language);
  if (!scale) return null;
  return (
    <span className={styles.drawing} data-kind={scale.kind}>
      <Drawing scale={scale} colour={palette.threads[threadOf(category)] ?? palette.inkSecond} />
    </span>
  );
}

/** Number of a category's thread: categories get the threads in turn. -1 for a post without one. */
export function threadOf(category: CategoryContent | null): number {
  return category ? (category.id - 1) % palette.threads.length : -1;
}

function Drawing({ scale, colour }: { scale: FigureScale; colour: string }) {
  switch (scale.kind) {
    case 'pair':
      return <Pair {...scale} colour={colour} />;
    case 'range':
      return <Strip from={scale.from / scale.to} to={1} colour={colour} />;
    case 'share':
      return scale.whole <= ROW && Number.isInteger(scale.part) ? (
        <Picks of={scale.whole} coloured={scale.part} colour={colour} />
      ) : (
        <Strip from={0} to={scale.part / scale.whole} colour={colour} />
      );
    case 'count':
      return scale.count <= ROW ? (
        <Picks of={scale.count} coloured={scale.count} colour={colour} />
      ) : (
        <Cloth of={scale.count} colour={colour} />
      );
  }
}

const percent = (share: number) => `${Math.round(share * 1000) / 10}%`;

/** Two threads, one below the other. */
function Pair({ from, to, colour }: { from: number; to: number; colour: string }) {
  const most = Math.max(from, to);
  return (
    <svg aria-hidden="true">
      <rect className={styles.before} width={percent(from / most)} height="42%" />
      <rect fill={colour} width={percent(to / most)} y="58%" height="42%" />
    </svg>
  );
}

/** A thread, dyed from one place to another. */
function Strip({ from, to, colour }: { from: number; to: number; colour: string }) {
  return (
    <svg aria-hidden="true">
      <rect className={styles.undyed} width="100%" height="100%" />
      <rect fill={colour} x={percent(from)} width={percent(to - from)} height="100%" />
    </svg>
  );
}

/** Picks side by side; the first ones are dyed. */
function Picks({ of, coloured, colour }: { of: number; coloured: number; colour: string }) {
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${of} 1`} preserveAspectRatio="none">
      {coloured < of ? <path className={styles.picks} d={`M0 .5H${of}`} /> : null}
      <path className={styles.picks} stroke={colour} d={`M0 .5H${coloured}`} />
    </svg>
  );
}

/** Picks in rows, column after column. */
function Cloth({ of, colour }: { of: number; colour: string }) {
  const whole = Math.floor(of / COLUMN);
  const rows = Array.from({ length: COLUMN }, (_, row) => whole + (row < of % COLUMN ? 1 : 0));
  const d = rows.map((length, row) => `M0 ${row}.5h${length}`).join('');
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${rows[0]} ${COLUMN}`} preserveAspectRatio="none">
      <path className={styles.cells} stroke={colour} d={d} />
    </svg>
  );
}
