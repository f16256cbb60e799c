import { type ReactNode, useId } from 'react';
import { LocalText } from '../ui/text/local-text.tsx';
import styles from './section-frame.module.css';

interface SectionFrameProps {
  title: LocalText | null;
  subtitle?: LocalText | null;
  /** Id of the section, if links lead to it. */
  id?: string;
  /** `night` is the dark ground, `linen` the slightly darker paper; paper by itself. */
  ground?: 'linen' | 'night' | undefined;
  /** `aside` puts the heading into a column of its own on wide screens. */
  layout?: 'above' | 'aside';
  /** Placed below the subtitle: a button, contact details. */
  headExtra?: ReactNode;
  /** Below the heading in its column, if it has one; below everything on narrow screens. */
  aside?: ReactNode;
  /** Left out in print. */
  screenOnly?: boolean;
  className?: string;
  children?: ReactNode;
}

/** Ground, width, heading and distances that all sections of a page share. */
export function SectionFrame(props: SectionFrameProps) {
  const { title, subtitle = null, id, ground, layout = 'above', headExtra } = props;
  const titleId = useId();
  const hasHead = title !== null || subtitle !== null || headExtra !== undefined;
  return (
    <section
      id={id}
      aria-labelledby={title ? titleId : undefined}
      className={[styles.section, layout === 'aside' && styles.low, props.className]
        .filter(Boolean)
        .join(' ')}
      data-ground={ground}
      data-screen-only={props.screenOnly || undefined}
    >
      <div className={`${styles.content} ${styles[layout]}`}>
        {hasHead ? (
          <div className={styles.head}>
            <LocalText as="h2" id={titleId} of={title} />
            <LocalText as="p" className={styles.subtitle} of={subtitle} />
            {headExtra}
          </div>
        ) : null}
        {props.children ? <div className={styles.body}>{props.children}</div> : null}
        {props.aside ? <div className={styles.below}>{props.aside}</div> : null}
      </div>
    </section>
  );
}

/** Level of the headings inside a section: below its title, or in its place when it has none. */
export function innerHeading(title: LocalText | null): 'h2' | 'h3' {
  return title ? 'h3' : 'h2';
}
