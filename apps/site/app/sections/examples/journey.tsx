import type { SectionOf } from '../../content/domain.ts';
import { LocalText } from '../../ui/text/local-text.tsx';
import { innerHeading, SectionFrame } from '../section-frame.tsx';
import { DetailList } from './detail-list.tsx';
import styles from './journey.module.css';
import slip from './slip.module.css';

type JourneySection = SectionOf<'journey'>;

/**
 * The way of one document along a thread. While a visitor scrolls, the document goes with them from
 * stop to stop, and its slip, as long as the way, gets the stamp of each; where nothing moves it has
 * them all.
 */
export function Journey({ section }: { section: JourneySection }) {
  const Heading = innerHeading(section.title);
  if (section.items.length === 0) return null;
  return (
    <SectionFrame title={section.title} subtitle={section.subtitle}>
      <div className={styles.journey}>
        <Paper section={section} />
        <div className={styles.along}>
          <ol className={styles.stops}>
            {section.items.map((stop) => (
              <li key={stop.id} className={styles.stop}>
                <LocalText as="p" className={styles.time} of={stop.time} />
                <LocalText as={Heading} of={stop.title} />
                <LocalText as="p" className={styles.text} of={stop.description} />
                <LocalText as="p" className={styles.mark} of={stop.mark} />
              </li>
            ))}
          </ol>
          <div className={styles.way} aria-hidden="true">
            <span className={styles.slip} />
          </div>
        </div>
      </div>
    </SectionFrame>
  );
}

/** The document with what it says. Its stamps are those of the stops, which are read out there. */
function Paper({ section: { name, details, items } }: { section: JourneySection }) {
  return (
    <div className={slip.paper}>
      <LocalText as="p" className={slip.name} of={name} />
      <DetailList details={details} className={slip.details} />
      <div className={slip.stamps} aria-hidden="true">
        {items.map(({ id, time, mark }) => (
          <p key={id} className={slip.row}>
            <LocalText className={slip.time} of={time} />
            <LocalText className={slip.stamp} of={mark} />
          </p>
        ))}
      </div>
    </div>
  );
}
