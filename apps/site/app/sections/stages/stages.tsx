import type { SectionOf } from '../../content/domain.ts';
import { ButtonLink } from '../../ui/links/button.tsx';
import { LocalText, Paragraphs } from '../../ui/text/local-text.tsx';
import { Eyelets } from '../../ui/threads/eyelets.tsx';
import { innerHeading, SectionFrame } from '../section-frame.tsx';
import styles from './stages.module.css';

/** How we deliver, as a thread through eyelets: numbered 01, 02 … in the order of the work. */
export function Stages({ section }: { section: SectionOf<'stages'> }) {
  const Heading = innerHeading(section.title);
  if (section.items.length === 0) return null;
  return (
    <SectionFrame title={section.title} subtitle={section.subtitle}>
      <Eyelets
        stages={section.items.map((item, index) => ({
          id: item.id,
          label: (
            <div className={styles.stage}>
              <span className={styles.number} aria-hidden="true">
                {String(index + 1).padStart(2, '0')}
              </span>
              <LocalText as={Heading} className={styles.title} of={item.title} />
              <Paragraphs className={styles.text} of={item.description} />
            </div>
          ),
        }))}
      />
      {section.button && section.buttonDestination ? (
        <p className={styles.all}>
          <ButtonLink variant="secondary" to={section.buttonDestination}>
            <LocalText of={section.button} />
          </ButtonLink>
        </p>
      ) : null}
    </SectionFrame>
  );
}
