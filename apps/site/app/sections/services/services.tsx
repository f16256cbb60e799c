import type { SectionOf, ServiceContent } from '../../content/domain.ts';
import { ArrowLink } from '../../ui/links/link.tsx';
import { ContentIcon } from '../../ui/picture/content-icon.tsx';
import { firstParagraph, LocalText, Paragraphs } from '../../ui/text/local-text.tsx';
import { innerHeading, SectionFrame } from '../section-frame.tsx';
import styles from './services.module.css';

/**
 * The services. With a limit it is a teaser of a few columns with the first paragraph each; without
 * one it is the whole offer, and each service is the target of its anchor.
 */
export function Services({
  section,
  services,
}: {
  section: SectionOf<'services'>;
  services: ServiceContent[];
}) {
  const teaser = section.limit !== null;
  const shown = services.slice(0, section.limit ?? services.length);
  const Heading = innerHeading(section.title);
  if (shown.length === 0) return null;
  return (
    <SectionFrame title={section.title} subtitle={section.subtitle}>
      <ul className={teaser ? styles.columns : styles.rows}>
        {shown.map((service) => (
          <li key={service.id} id={teaser ? undefined : service.anchor} className={styles.service}>
            <div className={styles.head}>
              <ContentIcon name={service.icon} size={32} />
              <LocalText as={Heading} of={service.name} />
            </div>
            <div className={styles.text}>
              {teaser ? (
                <LocalText as="p" of={firstParagraph(service.servicesDescription)} />
              ) : (
                <Paragraphs className={styles.paragraphs} of={service.servicesDescription} />
              )}
              <WayOn service={service} teaser={teaser} />
            </div>
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}

/** Link to the example of the service, or from the teaser to the service itself. */
function WayOn({ service, teaser }: { service: ServiceContent; teaser: boolean }) {
  const example = service.realizationDetail.buttonDestination;
  const to = example ?? (teaser ? `/services#${service.anchor}` : null);
  if (!to || !service.button) return null;
  return (
    <ArrowLink to={to}>
      <LocalText of={service.button} />
    </ArrowLink>
  );
}
