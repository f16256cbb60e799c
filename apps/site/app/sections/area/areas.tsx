import type { AreaCard, AreaExample, SectionData, SectionOf } from '../../content/domain.ts';
import { useMessages } from '../../i18n/i18n.tsx';
import { Card } from '../../ui/card/card.tsx';
import { ArrowLink } from '../../ui/links/link.tsx';
import { ContentIcon } from '../../ui/picture/content-icon.tsx';
import { Icon } from '../../ui/picture/icon.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { ACROSS } from '../../ui/picture/sizes.ts';
import { LocalText } from '../../ui/text/local-text.tsx';
import { innerHeading, SectionFrame } from '../section-frame.tsx';
import styles from './areas.module.css';

/** Width of a picture in a row of two or three. */
const SIZES = `(min-width: 88rem) 24rem, (min-width: 62rem) 28vw, (min-width: 40rem) 43vw, ${ACROSS}`;

/** Number of pictures that may be in the first window of the list's own page. */
const FIRST_WINDOW = 4;

/**
 * Areas of a company that we know. The whole list shows the relevant part of a screenshot and a
 * customer's figure each; a teaser has names and sentences.
 * @param isFirst whether the page begins with them
 * @param paired a teaser that shares the row with that of the industries: names and figures
 */
export function Areas({
  section,
  areas,
  isFirst = false,
  paired = false,
}: {
  section: SectionOf<'areas'>;
  areas: AreaCard[];
  isFirst?: boolean;
  paired?: boolean;
}) {
  const { sections } = useMessages();
  const teaser = section.limit !== null;
  const shown = areas.slice(0, section.limit ?? areas.length);
  const heading = innerHeading(section.title);
  if (shown.length === 0) return null;
  return (
    <SectionFrame title={section.title} subtitle={section.subtitle}>
      <ul className={teaser ? `${styles.names} ${styles.teaser}` : styles.screens}>
        {shown.map((area, index) => (
          <li key={area.id}>
            <Card
              heading={heading}
              to={`/areas/${area.pageName}`}
              title={<LocalText of={area.cardTitle} />}
              picture={
                teaser || !area.image ? undefined : (
                  <Picture
                    className={styles.screen}
                    image={area.image}
                    sizes={SIZES}
                    partRatio="8:5"
                    priority={isFirst && index === 0}
                    eager={isFirst && index < FIRST_WINDOW}
                    decorative
                  />
                )
              }
            >
              {paired ? null : <LocalText as="p" of={area.shortDescription} />}
              {teaser && !paired ? null : <Example of={area.example} short={paired} />}
            </Card>
          </li>
        ))}
      </ul>
      {teaser ? (
        <p className={styles.all}>
          <ArrowLink to="/areas">{sections.allAreas}</ArrowLink>
        </p>
      ) : null}
    </SectionFrame>
  );
}

/** A customer's result: the figure in large, its label, and unless `short` the customer. */
function Example({ of, short = false }: { of: AreaExample | null; short?: boolean }) {
  if (!of?.figure) return null;
  return (
    <p className={styles.example}>
      <LocalText as="strong" className={styles.figure} of={of.figure.value} />{' '}
      <span className={styles.counts}>
        <LocalText of={of.figure.label} />
        {of.customer && !short ? (
          <>
            <br />
            {of.customer}
          </>
        ) : null}
      </span>
    </p>
  );
}

/** Width of a picture in a row, a quarter of the content. */
const ROW = `(min-width: 88rem) 21rem, (min-width: 62rem) 24vw, ${ACROSS}`;

/**
 * Industries that we know, as a list to read: the trade, our work in it, and a customer's figure,
 * or the relevant part of a screenshot if there is no customer yet. A teaser has their names only.
 * @param paired a teaser that shares the row with that of the areas: names and figures, no icons
 */
export function Industries({
  section,
  industries,
  paired = false,
}: {
  section: SectionOf<'industries'>;
  industries: AreaCard[];
  paired?: boolean;
}) {
  const { sections } = useMessages();
  const teaser = section.limit !== null;
  const shown = industries.slice(0, section.limit ?? industries.length);
  const heading = innerHeading(section.title);
  if (shown.length === 0) return null;
  return (
    <SectionFrame title={section.title} subtitle={section.subtitle}>
      <ul className={teaser ? `${styles.trades} ${styles.teaser}` : styles.rows}>
        {shown.map((industry) => (
          <li key={industry.id}>
            <Card
              className={styles.row}
              heading={heading}
              to={`/industries/${industry.pageName}`}
              title={
                <span className={styles.name}>
                  {paired ? null : <ContentIcon name={industry.icon} />}
                  <LocalText of={industry.cardTitle} />
                  {teaser ? null : <Icon name="arrow-right" className={styles.on} />}
                </span>
              }
            >
              {paired ? <Example of={industry.example} short /> : null}
              {teaser ? null : (
                <>
                  <LocalText as="p" of={industry.shortDescription} />
                  {industry.example?.figure ? (
                    <Example of={industry.example} />
                  ) : industry.image ? (
                    <Picture
                      className={styles.screen}
                      image={industry.image}
                      sizes={ROW}
                      partRatio="8:5"
                      decorative
                    />
                  ) : null}
                </>
              )}
            </Card>
          </li>
        ))}
      </ul>
      {teaser ? (
        <p className={styles.all}>
          <ArrowLink to="/industries">{sections.allIndustries}</ArrowLink>
        </p>
      ) : null}
    </SectionFrame>
  );
}

/** Two teasers in a row: areas and industries next to each other on wide screens. */
export function AreasAndIndustries({
  areas,
  industries,
  data,
}: {
  areas: SectionOf<'areas'>;
  industries: SectionOf<'industries'>;
  data: Pick<SectionData, 'areas' | 'industries'>;
}) {
  return (
    <div className={styles.pair}>
      <Areas section={areas} areas={data.areas} paired />
      <Industries section={industries} industries={data.industries} paired />
    </div>
  );
}
