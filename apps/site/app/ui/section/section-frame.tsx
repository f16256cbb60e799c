import { createContext, type ReactNode, useContext, useId } from 'react';
import { band, narrow, split, stack, start } from '../layout/layout.ts';
import { LocalText } from '../text/local-text.tsx';
import roles from '../text/roles.module.css';
import styles from './section-frame.module.css';

export interface SectionFrameProps {
  title: LocalText | null;
  subtitle?: LocalText | null;
  /** Id of the section, if links lead to it. */
  id?: string;
  /** `night` is the dark ground, `tint` the slightly darker paper; paper by itself. */
  ground?: 'tint' | 'night' | undefined;
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

/** Class of the accent of sections, where it is not that of the page. */
export const SectionAccent = createContext<string | undefined>(undefined);

/** Ground, width, heading and distances that all sections of a page share. */
export function SectionFrame(props: SectionFrameProps) {
  const { title, subtitle = null, id, ground, layout = 'above', headExtra } = props;
  const titleId = useId();
  const accent = useContext(SectionAccent);
  const hasHead = title !== null || subtitle !== null || headExtra !== undefined;
  return (
    <section
      id={id}
      aria-labelledby={title ? titleId : undefined}
      className={[styles.section, layout === 'aside' && styles.low, accent, props.className]
        .filter(Boolean)
        .join(' ')}
      data-ground={ground}
      data-screen-only={props.screenOnly || undefined}
    >
      <div
        className={
          layout === 'aside'
            ? split('6 8', band, styles.content, styles.aside)
            : stack(6, band, styles.content)
        }
      >
        {hasHead ? (
          <div className={stack(4, start, narrow, styles.head)}>
            <LocalText as="h2" id={titleId} of={title} />
            <LocalText as="p" className={roles.subtitle} of={subtitle} />
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
