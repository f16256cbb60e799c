import type { CareerContent } from '../../content/domain.ts';
import { useMessages } from '../../i18n/i18n.tsx';
import { Accordion } from '../../ui/accordion.tsx';
import { Tags } from '../../ui/card/tag.tsx';
import { Icon } from '../../ui/picture/icon.tsx';
import { LocalText, Paragraphs } from '../../ui/text/local-text.tsx';
import styles from './career.module.css';

type Titled = CareerContent['careerOffers'];

/** What the job is about, and in lists that expand and collapse what it asks and gives. */
export function CareerDetails({ career }: { career: CareerContent }) {
  const { details } = useMessages();
  const lists: [string, Titled][] = [
    [details.responsibilities, career.careerResponsibilities],
    [details.requirements, career.careerRequirements],
    [details.offer, career.careerOffers],
  ];
  return (
    <div className={styles.details}>
      <div className={styles.about}>
        <Paragraphs className={styles.description} of={career.description} />
        {career.careerTechnologies.length > 0 ? (
          <>
            <h2 className={styles.stackTitle}>{details.stack}</h2>
            <Tags of={career.careerTechnologies.map(({ title }) => title.text)} />
          </>
        ) : null}
      </div>
      <Accordion
        open
        heading="h2"
        items={lists
          .filter(([, items]) => items.length > 0)
          .map(([title, items]) => ({ id: title, title, content: <Points items={items} /> }))}
      />
    </div>
  );
}

function Points({ items }: { items: Titled }) {
  return (
    <ul className={styles.points}>
      {items.map(({ id, title }) => (
        <li key={id}>
          <Icon name="check" size={20} />
          <LocalText of={title} />
        </li>
      ))}
    </ul>
  );
}
