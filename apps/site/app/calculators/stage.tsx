import { type ReactNode, useEffect, useRef } from 'react';
import styles from './stage.module.css';

/** One stage of a calculator: its heading takes the focus when one comes here from another stage. */
export function Stage({
  title,
  text,
  children,
}: {
  title: string;
  text?: ReactNode;
  children: ReactNode;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(title);
  useEffect(() => {
    if (shown.current === title) return;
    shown.current = title;
    heading.current?.focus();
  }, [title]);
  return (
    <div className={styles.stage}>
      <div className={styles.head}>
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {text ? <p className={styles.text}>{text}</p> : null}
      </div>
      {children}
    </div>
  );
}

/** Part of a stage with a heading of its own. */
export function StagePart({
  id,
  title,
  text,
  screenOnly = false,
  children,
}: {
  id?: string;
  title: string;
  text?: ReactNode;
  /** Something to do: it says nothing on paper. */
  screenOnly?: boolean;
  children: ReactNode;
}) {
  return (
    <section
      id={id}
      className={[styles.part, screenOnly && styles.screenOnly].filter(Boolean).join(' ')}
    >
      <div className={styles.head}>
        <h3>{title}</h3>
        {text ? <p className={styles.text}>{text}</p> : null}
      </div>
      {children}
    </section>
  );
}
