import { type ReactNode, useEffect, useRef } from 'react';
import { useMessages } from '../../i18n/i18n.tsx';
import { ErrorSummary } from '../../ui/form/error-summary.tsx';
import hidden from '../../ui/text/visually-hidden.module.css';
import styles from './stage.module.css';

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
    <div className={styles.stage}>
      <div className={silent ? hidden.hidden : styles.head}>
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
    <section className={[styles.part, screenOnly && styles.screenOnly].filter(Boolean).join(' ')}>
      <div className={styles.head}>
        <h3>{title}</h3>
        {text ? <p className={styles.text}>{text}</p> : null}
      </div>
      {children}
    </section>
  );
}

/** Two parts, next to each other on wide screens unless they are `wide` themselves. */
export function StageParts({ wide = false, children }: { wide?: boolean; children: ReactNode }) {
  return <div className={wide ? styles.parts : `${styles.parts} ${styles.beside}`}>{children}</div>;
}

/** Query parameter of a first stage that was sent without a choice. */
export const NOTHING = 'nothing';

/** Field of a first stage's form: distinguishes a submitted form from a copied address. */
export const ASKED = 'asked';

/** The error above a first stage without a choice. */
export function NothingChosen({
  shown,
  message,
  first,
  attempt,
}: {
  shown: boolean;
  message: string;
  /** Id of the first control. */
  first: string;
  /** Increases with every attempt to continue. */
  attempt: number;
}) {
  const { forms } = useMessages();
  const errors = shown ? [{ id: first, message }] : [];
  return (
    <>
      <ErrorSummary title={forms.summaryTitle} errors={errors} attempt={attempt} />
      <input type="hidden" name={ASKED} value="1" />
    </>
  );
}
