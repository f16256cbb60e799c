import type { SectionOf } from '../../content/domain.ts';
import { stack, start } from '../../ui/layout/layout.ts';
import { innerHeading, SectionFrame } from '../../ui/section/section-frame.tsx';
import { LocalText } from '../../ui/text/local-text.tsx';
import roles from '../../ui/text/roles.module.css';
import styles from './crossing.module.css';

/**
 * The way of one order across modules: each module is a row of lines, and the order crosses
 * them, drawn through while a visitor scrolls. On narrow screens its line runs downwards.
 */
export function Crossing({ section }: { section: SectionOf<'crossing'> }) {
  const Heading = innerHeading(section.title);
  if (section.items.length === 0) return null;
  return (
    <SectionFrame title={section.title} subtitle={section.subtitle}>
      <div className={stack(0, start, styles.crossing)}>
        <LocalText as="p" className={styles.from} of={section.from} />
        <ol className={stack(0, styles.modules)}>
          {section.items.map((item) => (
            <li key={item.id} className={stack(6, styles.module)}>
              <span className={styles.lines} aria-hidden="true" />
              <div className={stack(1, styles.words)}>
                <LocalText as="p" className={`${roles.label} ${roles.digits}`} of={item.time} />
                <LocalText
                  as={Heading}
                  className={`${roles.title} ${styles.title}`}
                  of={item.title}
                />
                <LocalText as="p" className={roles.note} of={item.description} />
              </div>
            </li>
          ))}
        </ol>
        <LocalText as="p" className={styles.to} of={section.to} />
      </div>
    </SectionFrame>
  );
}
