import type { ReactNode } from 'react';
import styles from './stage-bar.module.css';

interface StageBarProps {
  /** Its name for screen readers. */
  label: string;
  /** Nothing is chosen yet. */
  isEmpty: boolean;
  /** What it says; a change is announced. */
  children: ReactNode;
  /** Lines below, on wide screens only. */
  lines?: ReactNode;
  /** Where one goes from here. */
  actions?: ReactNode;
  /** Stands in the block that shows the same: here it is announced only. */
  repeats?: boolean;
  /** On wide screens it is what the page is about. */
  large?: boolean;
  /** On narrow screens it stands below the stage instead of over its lower edge. */
  still?: boolean;
}

/**
 * The dark block beside a stage, with what was chosen so far. It stays visible while the visitor
 * chooses, and screen readers announce changes.
 */
export function StageBar(props: StageBarProps) {
  const { label, isEmpty, children, lines, actions, repeats, large, still } = props;
  return (
    <aside
      className={repeats ? styles.repeats : styles.bar}
      aria-label={label}
      data-ground="night"
      data-empty={isEmpty || undefined}
      data-still={still || undefined}
      data-large={large || undefined}
      data-on-cookie-bar={!(repeats || still) || undefined}
    >
      <div role="status" className={styles.figures}>
        {children}
      </div>
      {lines}
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </aside>
  );
}

/** A dark block between two questions, on narrow screens only. */
export function BarBetween({ children }: { children: ReactNode }) {
  return (
    <div className={styles.between} data-ground="night">
      {children}
    </div>
  );
}

/** Lines of names with a value at the other end of each. */
export function BarLines({ children }: { children: ReactNode }) {
  return <ul className={styles.lines}>{children}</ul>;
}

/** The first line of the block, set as the largest. */
export function BarTitle({ children }: { children: ReactNode }) {
  return <p className={styles.range}>{children}</p>;
}

/** A small line; a `wide` one stands on wide screens only. */
export function BarNote({ wide = false, children }: { wide?: boolean; children: ReactNode }) {
  return <p className={wide ? `${styles.more} ${styles.wide}` : styles.more}>{children}</p>;
}

/** A line with a figure, above it a hairline on wide screens. */
export function BarFigure({ children }: { children: ReactNode }) {
  return <p className={styles.line}>{children}</p>;
}
