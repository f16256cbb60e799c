import type { AreaCard, SectionOf } from '../../content/domain.ts';
import { useMessages } from '../../i18n/i18n.tsx';
import { Card } from '../../ui/card/card.tsx';
import { ArrowLink } from '../../ui/links/link.tsx';
import { ContentIcon } from '../../ui/picture/content-icon.tsx';
import { LocalText } from '../../ui/text/local-text.tsx';
import { WeaveSwatch } from '../../ui/threads/weave-swatch.tsx';
import { innerHeading, SectionFrame } from '../section-frame.tsx';
import styles from './areas.module.css';

/**
 * Areas of a company that we know, each with the swatch of its own cloth.
 * @param isFirst whether the page begins with them
 */
export function Areas({
  section,
  areas,
  isFirst,
}: {
  section: SectionOf<'areas'>;
  areas: AreaCard[];
  isFirst: boolean;
}) {
  const { sections } = useMessages();
  const shown = areas.slice(0, section.limit ?? areas.length);
  const heading = innerHeading(section.title);
  if (shown.length === 0) return null;
  return (
    <SectionFrame title={section.title} subtitle={section.subtitle}>
      <ul className={section.limit === null ? styles.areas : `${styles.areas} ${styles.teaser}`}>
        {shown.map((area, index) => (
          <li key={area.id} className={styles.area}>
            <div className={styles.square}>
              <WeaveSwatch name={area.pageName} place={isFirst ? index : undefined} />
            </div>
            <Card
              heading={heading}
              to={`/areas/${area.pageName}`}
              title={<LocalText of={area.cardTitle} />}
            >
              <LocalText as="p" of={area.shortDescription} />
            </Card>
          </li>
        ))}
      </ul>
      {section.limit === null ? null : (
        <p className={styles.all}>
          <ArrowLink to="/areas">{sections.allAreas}</ArrowLink>
        </p>
      )}
    </SectionFrame>
  );
}

/** Industries we know, more of them and smaller; a teaser has their names only. */
export function Industries({
  section,
  industries,
  isFirst,
}: {
  section: SectionOf<'industries'>;
  industries: AreaCard[];
  isFirst: boolean;
}) {
  const { sections } = useMessages();
  const shown = industries.slice(0, section.limit ?? industries.length);
  const heading = innerHeading(section.title);
  if (shown.length === 0) return null;
  return (
    <SectionFrame title={section.title} subtitle={section.subtitle}>
      <ul
        className={
          section.limit === null ? styles.industries : `${styles.industries} ${styles.teaser}`
        }
      >
        {shown.map((industry, index) => (
          <li key={industry.id}>
            <Card
              heading={heading}
              to={`/industries/${industry.pageName}`}
              picture={
                <div className={styles.band}>
                  <WeaveSwatch name={industry.pageName} place={isFirst ? index : undefined} />
                </div>
              }
              title={
                <span className={styles.name}>
                  <ContentIcon name={industry.icon} />
                  <LocalText of={industry.cardTitle} />
                </span>
              }
            >
              {section.limit === null ? (
                <LocalText as="p" className={styles.short} of={industry.shortDescription} />
              ) : null}
            </Card>
          </li>
        ))}
      </ul>
      {section.limit === null ? null : (
        <p className={styles.all}>
          <ArrowLink to="/industries">{sections.allIndustries}</ArrowLink>
        </p>
      )}
    </SectionFrame>
  );
}
