import type { CareerCard, SectionOf } from '../../content/domain.ts';
import { useMessages } from '../../i18n/i18n.tsx';
import { Card } from '../../ui/card/card.tsx';
import { Tags } from '../../ui/card/tag.tsx';
import { Icon } from '../../ui/picture/icon.tsx';
import {
  firstParagraph,
  LocalText,
  laterParagraphs,
  Paragraphs,
} from '../../ui/text/local-text.tsx';
import { innerHeading, SectionFrame } from '../section-frame.tsx';
import styles from './careers.module.css';

/**
 * Open positions, a row each: title, work, place and pay are in columns on wide screens.
 * Descriptions have the pay from their second paragraph on. Without open positions a sentence says
 * so.
 */
export function Careers({
  section,
  careers,
}: {
  section: SectionOf<'careers'>;
  careers: CareerCard[];
}) {
  const { details, sections } = useMessages();
  return (
    <SectionFrame title={section.title} subtitle={section.subtitle} className={styles.jobs}>
      {careers.length === 0 ? <p>{sections.noCareers}</p> : null}
      <ul className={styles.careers}>
        {careers.map((career) => (
          <li key={career.id} className={styles.career}>
            <Card
              className={styles.card}
              heading={innerHeading(section.title)}
              to={`/careers/${career.slug}`}
              title={<LocalText of={career.title} />}
            >
              <LocalText as="p" className={styles.about} of={firstParagraph(career.description)} />
              <div className={styles.terms}>
                <LocalText as="p" of={career.location} />
                <Paragraphs of={laterParagraphs(career.description)} />
                <p className={styles.apply} aria-hidden="true">
                  {details.apply}
                  <Icon name="arrow-right" size={20} />
                </p>
              </div>
            </Card>
            {career.careerTechnologies.length > 0 ? (
              <details className={styles.skills}>
                <summary>
                  <Icon name="plus" size={20} />
                  {details.skills}
                </summary>
                <Tags of={career.careerTechnologies.map(({ title }) => title.text)} />
              </details>
            ) : null}
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}
