import type { SectionOf } from '../content/domain.ts';
import { EyeletRing } from '../ui/threads/eyelet-ring.tsx';
import { Words } from '../ui/words.tsx';
import { innerHeading, SectionFrame } from './section-frame.tsx';
import styles from './wheel.module.css';

/** Steps that come round again: a ring of eyelets, and every step in words. */
export function Wheel({ section }: { section: SectionOf<'wheel'> }) {
  const Heading = innerHeading(section.title);
  if (section.items.length === 0) return null;
  return (
    <SectionFrame
      title={section.title}
      subtitle={section.subtitle}
      layout="beside"
      headExtra={
        <div className={styles.ring}>
          <EyeletRing count={section.items.length} />
        </div>
      }
    >
      <ol className={styles.steps}>
        {section.items.map((item, index) => (
          <li key={item.id} className={styles.step}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <div>
              <Words as={Heading} of={item.title} />
              <Words as="p" className={styles.text} of={item.description} />
            </div>
          </li>
        ))}
      </ol>
    </SectionFrame>
  );
}
