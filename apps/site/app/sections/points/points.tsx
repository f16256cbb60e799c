import type { ProductContent, SectionOf } from '../../content/domain.ts';
import { Accordion } from '../../ui/accordion.tsx';
import { ContentIcon } from '../../ui/picture/content-icon.tsx';
import { LocalText, Paragraphs } from '../../ui/text/local-text.tsx';
import { innerHeading, SectionFrame } from '../section-frame.tsx';
import styles from './points.module.css';

/** A list of points, each with an icon. If none has an icon, the titles are figures, set large. */
export function Points({ section }: { section: SectionOf<'points'> }) {
  if (section.items.length === 0) return null;
  return (
    <SectionFrame title={section.title} subtitle={section.subtitle}>
      <PointList
        items={section.items}
        heading={innerHeading(section.title)}
        figures={section.items.every(({ icon }) => icon === null)}
      />
    </SectionFrame>
  );
}

/** The same below a form, in its column. */
export function PointsBelow({ section }: { section: SectionOf<'points'> }) {
  return (
    <div className={styles.below}>
      <LocalText as="h2" className={styles.belowTitle} of={section.title} />
      <PointList items={section.items} heading={innerHeading(section.title)} />
    </div>
  );
}

/** The points without their section. */
function PointList({
  items,
  heading: Heading,
  figures = false,
}: {
  items: ProductContent['modules'];
  heading: 'h2' | 'h3';
  /** Titles are figures. */
  figures?: boolean;
}) {
  return (
    <ul className={figures ? `${styles.points} ${styles.figures}` : styles.points}>
      {items.map((item) => (
        <li key={item.id} className={styles.point}>
          {item.icon ? <ContentIcon name={item.icon} size={28} /> : null}
          <LocalText as={Heading} className={styles.title} of={item.title} />
          <LocalText as="p" className={styles.text} of={item.description} />
        </li>
      ))}
    </ul>
  );
}

/** Questions that clients ask, with answers to open. */
export function Questions({
  section,
}: {
  section: Pick<SectionOf<'questions'>, 'title' | 'subtitle' | 'items'>;
}) {
  if (section.items.length === 0) return null;
  return (
    <SectionFrame title={section.title} subtitle={section.subtitle} layout="aside">
      <Accordion
        exclusive
        heading={innerHeading(section.title)}
        items={section.items.map((item) => ({
          id: item.id,
          title: <LocalText of={item.question} />,
          content: <Paragraphs of={item.answer} />,
        }))}
      />
    </SectionFrame>
  );
}
