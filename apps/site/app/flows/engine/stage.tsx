import { type ReactNode, useEffect, useRef } from 'react';
import { narrow, split, stack, top } from '../../ui/layout/layout.ts';
import roles from '../../ui/text/roles.module.css';
import styles from './flow.module.css';

/** Title of the stage that was shown last; each stage is a component of its own. */
let lastShown: string | null = null;

/** One stage of a calculator: its heading takes the focus after a change of stage. */
export function Stage({
  title,
  text,
  silent = false,
  children,
}: {
  title: string;
  /** The page's title says the same: only screen readers get this one. */
  silent?: boolean;
  text?: ReactNode;
  children: ReactNode;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const isAnother = lastShown !== null && lastShown !== title;
    lastShown = title;
    // The page has been scrolled already: to its top, or to where it was before "back".
    if (isAnother) heading.current?.focus({ preventScroll: true });
  }, [title]);
  return (
    <div className={stack(7, styles.stage)}>
      <div className={silent ? roles.hidden : stack(3, narrow)}>
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {text ? <p className={roles.quiet}>{text}</p> : null}
      </div>
      {children}
    </div>
  );
}

/** Part of a stage with a heading of its own. */
export function StagePart({
  title,
  text,
  screenOnly = false,
  children,
}: {
  title: string;
  text?: ReactNode;
  /** Actions, which are not printed. */
  screenOnly?: boolean;
  children: ReactNode;
}) {
  return (
    <section className={stack(6, styles.part)} data-screen-only={screenOnly || undefined}>
      <div className={stack(3, narrow)}>
        <h3>{title}</h3>
        {text ? (
          <p className={roles.quiet} data-screen-only>
            {text}
          </p>
        ) : null}
      </div>
      {children}
    </section>
  );
}

/** Two parts, next to each other on wide screens unless they are `wide` themselves. */
export function StageParts({ wide = false, children }: { wide?: boolean; children: ReactNode }) {
  return (
    <div className={wide ? stack(7, styles.parts) : split('7 8', styles.parts)}>{children}</div>
  );
}

/** The dark block at the beginning of a result: the figures, and next to them their parts. */
export function ResultBand({ aside, children }: { aside?: ReactNode; children: ReactNode }) {
  return (
    <div className={split('7 8', top, styles.result)} data-ground="night">
      <div className={stack(6)}>{children}</div>
      {aside}
    </div>
  );
}
