import type { ProductContent, SectionOf } from '../../content/domain.ts';
import { Accordion } from '../../ui/accordion.tsx';
import { ContentIcon } from '../../ui/picture/content-icon.tsx';
import { LocalText, Paragraphs } from '../../ui/text/local-text.tsx';
import { innerHeading, SectionFrame } from '../section-frame.tsx';
import styles from './points.module.css';

/** A list of points, each with an icon. */
export function Points({ section }: { section: SectionOf<'points'> }) {
  if (section.items.length === 0) return null;
  return (
    <SectionFrame title={section.title} subtitle={section.subtitle}>
      <PointList items={section.items} heading={innerHeading(section.title)} />
    </SectionFrame>
  );
}

/** The points without their section. Where none has an icon, their titles are figures, set large. */
export function PointList({
  items,
  heading: Heading,
}: {
  items: ProductContent['modules'];
  heading: 'h2' | 'h3';
}) {
  const plain = items.every(({ icon }) => icon === null);
  return (
    <ul className={plain ? `${styles.points} ${styles.plain}` : styles.points}>
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
