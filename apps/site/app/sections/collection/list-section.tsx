import type { ReactNode } from 'react';
import type { SectionContent, SectionOf } from '../../content/domain.ts';
import {
  innerHeading,
  SectionFrame,
  type SectionFrameProps,
} from '../../ui/section/section-frame.tsx';
import { LocalText } from '../../ui/text/local-text.tsx';
import styles from './collection.module.css';
import { Collection, type Entry, type View } from './collection.tsx';

/** Views of the kinds for which editors choose none, and of copies from before they chose. */
const VIEWS = {
  areas: 'cards',
  industries: 'rows',
  services: 'cards',
  realizations: 'lead',
  articles: 'cards',
  points: 'cards',
  team: 'cards',
  advisers: 'rows',
  careers: 'rows',
} satisfies Partial<Record<SectionContent['kind'], View>>;

export function viewOf(section: SectionOf<keyof typeof VIEWS>): View {
  return ('view' in section ? section.view : null) ?? VIEWS[section.kind];
}

interface ListSectionProps extends Omit<SectionFrameProps, 'title' | 'aside'> {
  of: Entry[];
  view: View;
  title: SectionFrameProps['title'];
  shortFrom?: number | undefined;
  columns?: 'three' | 'many' | undefined;
  /** Link to the whole list. */
  all?: ReactNode;
}

/** A section with a list; none without entries. Children are above the list. */
export function ListSection({
  of,
  view,
  shortFrom,
  columns,
  all,
  children,
  ...frame
}: ListSectionProps) {
  if (of.length === 0) return null;
  return (
    <SectionFrame {...frame}>
      {children}
      <Collection {...{ of, view, shortFrom, columns }} heading={innerHeading(frame.title)} />
      {all ? <p className={styles.all}>{all}</p> : null}
    </SectionFrame>
  );
}

/** A list in a column of a form, whose section has the frame. */
export function ListAside({
  title,
  ...list
}: Pick<ListSectionProps, 'title' | 'of' | 'view' | 'className'>) {
  if (list.of.length === 0) return null;
  return (
    <>
      <LocalText as="h2" className={styles.aside} of={title} />
      <Collection {...list} heading={innerHeading(title)} />
    </>
  );
}
