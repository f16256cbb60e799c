import type { SectionOf } from '../content/domain.ts';
import { Icon } from '../ui/icon.tsx';
import { Eyelets } from '../ui/threads/eyelets.tsx';
import { Words } from '../ui/words.tsx';
import { innerHeading, SectionFrame } from './section-frame.tsx';
import styles from './stages.module.css';

/** What flows from one system into the next, drawn as one thread. */
export function Flow({ section }: { section: SectionOf<'flow'> }) {
  const Heading = innerHeading(section.title);
  if (section.items.length === 0) return null;
  return (
    <SectionFrame title={section.title} subtitle={section.subtitle}>
      <Eyelets
        stages={section.items.map((item) => ({
          id: item.id,
          label: (
            <div className={styles.stage}>
              {item.icon ? <Icon name={item.icon} size={28} /> : null}
              <Words as={Heading} className={styles.title} of={item.title} />
              <Words as="p" className={styles.text} of={item.description} />
            </div>
          ),
        }))}
      />
    </SectionFrame>
  );
}
