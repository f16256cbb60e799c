import type { SectionOf } from '../../content/domain.ts';
import { LocalText } from '../../ui/text/local-text.tsx';
import { innerHeading, SectionFrame } from '../section-frame.tsx';
import styles from './crossing.module.css';

/**
 * The way of one order across modules: each module is a warp, and the order is the weft that binds
 * them, drawn through while a visitor scrolls. On narrow screens the thread runs downwards.
 */
export function Crossing({ section }: { section: SectionOf<'crossing'> }) {
  const Heading = innerHeading(section.title);
  if (section.items.length === 0) return null;
  return (
    <SectionFrame title={section.title} subtitle={section.subtitle}>
      <div className={styles.crossing}>
        <LocalText as="p" className={styles.from} of={section.from} />
        <ol className={styles.modules}>
          {section.items.map((item) => (
            <li key={item.id} className={styles.module}>
              <span className={styles.loom} aria-hidden="true" />
              <div className={styles.words}>
                <LocalText as="p" className={styles.time} of={item.time} />
                <LocalText as={Heading} className={styles.title} of={item.title} />
                <LocalText as="p" className={styles.text} of={item.description} />
              </div>
            </li>
          ))}
        </ol>
        <LocalText as="p" className={styles.to} of={section.to} />
      </div>
    </SectionFrame>
  );
}
