import type { SectionOf } from '../../content/domain.ts';
import { stack, start } from '../../ui/layout/layout.ts';
import { innerHeading, SectionFrame } from '../../ui/section/section-frame.tsx';
import { LocalText } from '../../ui/text/local-text.tsx';
import roles from '../../ui/text/roles.module.css';
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx';
import { DetailList } from './detail-list.tsx';
import styles from './journey.module.css';

type JourneySection = SectionOf<'journey'>;

/**
 * The way of one document along a line. While a visitor scrolls, the document moves along from
 * stop to stop. On wide screens all of it is one sheet: the document's details on top, then a row
 * for each stop with its stamp; without animation all stamps are shown.
 */
export function Journey({ section }: { section: JourneySection }) {
  const Heading = innerHeading(section.title);
  if (section.items.length === 0) return null;
  return (
    <SectionFrame title={section.title} subtitle={section.subtitle}>
      <div className={stack(7, styles.journey)}>
        <Paper section={section} />
        <div className={styles.along}>
          <ol className={stack(0)}>
            {section.items.map((stop) => (
              <li key={stop.id} className={stack('1 4', start, styles.stop)}>
                <LocalText as="p" className={`${roles.label} ${styles.time}`} of={stop.time} />
                <LocalText as={Heading} of={stop.title} />
                <LocalText
                  as="p"
                  className={`${roles.quiet} ${styles.text}`}
                  of={stop.description}
                />
                {/* Stamps are pressed on scrolling: screen readers get text that does not move. */}
                <p className={styles.mark} aria-hidden="true">
                  <LocalText of={stop.mark} />
                </p>
                <VisuallyHidden>
                  <LocalText of={stop.mark} />
                </VisuallyHidden>
              </li>
            ))}
          </ol>
          <div className={styles.way} aria-hidden="true">
            <span className={styles.slip} data-screen-only />
          </div>
        </div>
      </div>
    </SectionFrame>
  );
}

function Paper({ section: { name, details } }: { section: JourneySection }) {
  return (
    <div className={stack(4, styles.paper)}>
      <LocalText as="p" className={roles.name} of={name} />
      <DetailList details={details} className={`${roles.fine} ${styles.details}`} />
    </div>
  );
}
