import { palette } from '@osnowa/brand';
import type { Locale } from '@osnowa/contract';
import type { CategoryContent, LeadFigure } from '../../content/domain.ts';
import { type FigureScale, figureScale } from '../../content/figure-scale.ts';
import styles from './figure-drawing.module.css';

/** Most marks side by side; more of them form a block, or a strip without single marks. */
const ROW = 100;

/** Marks in a column of a block. */
const COLUMN = 10;

interface FigureDrawingProps {
  figure: LeadFigure;
  language: Locale;
  /** Its accent is the drawing's colour. */
  category: CategoryContent | null;
}

/**
 * A figure drawn to scale from its own words, in the accent of its category: two strips, a part of
 * a strip, or that many marks. `null` if the words do not say what to draw. The words contain
 * all of it, so screen readers skip the drawing.
 */
export function FigureDrawing({ figure, language, category }: FigureDrawingProps) {
  const scale = figureScale(figure.value, language);
  if (!scale) return null;
  const accent = category && palette.accents[placeOf(category)];
  return (
    <span className={styles.drawing} data-kind={scale.kind}>
      <Drawing scale={scale} colour={accent?.colour ?? palette.inkSecond} />
    </span>
  );
}

/** Place of a category's accent: categories get the accents in turn. */
export function placeOf({ id }: CategoryContent): number {
  return (id - 1) % palette.accents.length;
}

function Drawing({ scale, colour }: { scale: FigureScale; colour: string }) {
  switch (scale.kind) {
    case 'pair':
      return <Pair {...scale} colour={colour} />;
    case 'range':
      return <Strip from={scale.from / scale.to} to={1} colour={colour} />;
    case 'share':
      return scale.whole <= ROW && Number.isInteger(scale.part) ? (
        <Marks of={scale.whole} coloured={scale.part} colour={colour} />
      ) : (
        <Strip from={0} to={scale.part / scale.whole} colour={colour} />
      );
    case 'count':
      return scale.count <= ROW ? (
        <Marks of={scale.count} coloured={scale.count} colour={colour} />
      ) : (
        <Block of={scale.count} colour={colour} />
      );
  }
}

const percent = (share: number) => `${Math.round(share * 1000) / 10}%`;

/** Two strips, one below the other. */
function Pair({ from, to, colour }: { from: number; to: number; colour: string }) {
  const most = Math.max(from, to);
  return (
    <svg aria-hidden="true">
      <rect fill="var(--tint-dark)" width={percent(from / most)} height="42%" />
      <rect fill={colour} width={percent(to / most)} y="58%" height="42%" />
    </svg>
  );
}

/** A strip, in colour from one place to another. */
function Strip({ from, to, colour }: { from: number; to: number; colour: string }) {
  return (
    <svg aria-hidden="true">
      <rect fill="var(--tint)" width="100%" height="100%" />
      <rect fill={colour} x={percent(from)} width={percent(to - from)} height="100%" />
    </svg>
  );
}

/** Marks side by side; the first ones are in colour. */
function Marks({ of, coloured, colour }: { of: number; coloured: number; colour: string }) {
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${of} 1`} preserveAspectRatio="none">
      {coloured < of ? (
        <path className={styles.marks} stroke="var(--tint)" d={`M0 .5H${of}`} />
      ) : null}
      <path className={styles.marks} stroke={colour} d={`M0 .5H${coloured}`} />
    </svg>
  );
}

/** Marks in rows, column after column. */
function Block({ of, colour }: { of: number; colour: string }) {
  const whole = Math.floor(of / COLUMN);
  const rows = Array.from({ length: COLUMN }, (_, row) => whole + (row < of % COLUMN ? 1 : 0));
  const d = rows.map((length, row) => `M0 ${row}.5h${length}`).join('');
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${rows[0]} ${COLUMN}`} preserveAspectRatio="none">
      <path className={styles.marks} stroke={colour} strokeWidth="0.72" d={d} />
    </svg>
  );
}
