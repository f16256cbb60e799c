import type { ReactNode } from 'react';
import { apart, cluster } from '../../ui/layout/layout.ts';
import roles from '../../ui/text/roles.module.css';
import styles from './stage-bar.module.css';

interface StageBarProps {
  /** Its name for screen readers. */
  label: string;
  /** Nothing is chosen yet. */
  isEmpty: boolean;
  /** The figures; a change is announced. */
  children: ReactNode;
  /** Lines below, on wide screens only. */
  lines?: ReactNode;
  /** Links and buttons to the next step. */
  actions?: ReactNode;
  /** The block around it shows the same figures: here they are only announced. */
  repeats?: boolean;
  /** The main block of a wide screen. */
  large?: boolean;
  /** On narrow screens it is below the stage instead of over its lower edge. */
  still?: boolean;
}

/**
 * The dark block next to a stage, with the choice so far. It stays visible while the visitor
 * chooses, and screen readers announce changes.
 */
export function StageBar(props: StageBarProps) {
  const { label, isEmpty, children, lines, actions, repeats, large, still } = props;
  return (
    <aside
      className={repeats ? undefined : cluster('2 4', apart, styles.bar)}
      aria-label={label}
      data-ground="night"
      data-screen-only={repeats ? undefined : true}
      data-empty={isEmpty || undefined}
      data-still={still || undefined}
      data-large={large || undefined}
      data-on-cookie-bar={!(repeats || still) || undefined}
    >
      <div role="status" className={repeats ? roles.hidden : undefined}>
        {children}
      </div>
      {lines}
      {actions ? (
        <div className={cluster(repeats ? '2 6' : 2, styles.actions)}>{actions}</div>
      ) : null}
    </aside>
  );
}

/** A dark block between two questions, on narrow screens only. */
export function BarBetween({ children }: { children: ReactNode }) {
  return (
    <div className={styles.between} data-ground="night" data-screen-only>
      {children}
    </div>
  );
}

/** Lines of names with a value at the other end of each. */
export function BarLines({ children }: { children: ReactNode }) {
  return <ul className={`${roles.detail} ${roles.digits} ${styles.lines}`}>{children}</ul>;
}

/** The first line of the block, set as the largest. */
export function BarTitle({ children }: { children: ReactNode }) {
  return <p className={`${roles.name} ${styles.range}`}>{children}</p>;
}

/** A small line; a `wide` one is shown on wide screens only. */
export function BarNote({ wide = false, children }: { wide?: boolean; children: ReactNode }) {
  const look = `${roles.detail} ${styles.more}`;
  return <p className={wide ? `${look} ${styles.wide}` : look}>{children}</p>;
}

/** A line with a figure, above it a hairline on wide screens. */
export function BarFigure({ children }: { children: ReactNode }) {
  return <p className={`${roles.name} ${styles.line}`}>{children}</p>;
}
