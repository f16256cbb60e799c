import type { CareerCard, SectionOf } from '../../content/domain.ts';
import { useMessages } from '../../i18n/i18n.tsx';
import { Tags } from '../../ui/card/tag.tsx';
import { cluster, stack } from '../../ui/layout/layout.ts';
import { Icon } from '../../ui/picture/icon.tsx';
import { SectionFrame } from '../../ui/section/section-frame.tsx';
import {
  firstParagraph,
  LocalText,
  laterParagraphs,
  Paragraphs,
} from '../../ui/text/local-text.tsx';
import roles from '../../ui/text/roles.module.css';
import type { Entry } from '../collection/collection.tsx';
import { ListSection, viewOf } from '../collection/list-section.tsx';
import styles from './careers.module.css';

/**
 * Open positions, a row each: title, work, place and pay are in columns on wide screens.
 * Without open positions a sentence says so.
 */
export function Careers({
  section,
  careers,
}: {
  section: SectionOf<'careers'>;
  careers: CareerCard[];
}) {
  const { sections } = useMessages();
  const { title, subtitle } = section;
  const frame = { title, subtitle, className: styles.jobs };
  return careers.length === 0 ? (
    <SectionFrame {...frame}>
      <p>{sections.noCareers}</p>
    </SectionFrame>
  ) : (
    <ListSection {...frame} of={careers.map(toEntry)} view={viewOf(section)} />
  );
}

/** Descriptions have the pay from their second paragraph on. */
function toEntry(career: CareerCard): Entry {
  return {
    id: career.id,
    to: `/careers/${career.slug}`,
    title: <LocalText of={career.title} />,
    more: (
      <>
        <LocalText as="p" of={firstParagraph(career.description)} />
        <div className={stack(1)}>
          <LocalText as="p" of={career.location} />
          <Paragraphs className={roles.bold} of={laterParagraphs(career.description)} />
          <Apply />
        </div>
      </>
    ),
    after: <Skills of={career.careerTechnologies.map(({ title }) => title.text)} />,
  };
}

/** The label of the link; the whole row is the link. */
function Apply() {
  const { details } = useMessages();
  return (
    <p className={cluster(2, roles.bold, styles.apply)} aria-hidden="true">
      {details.apply}
      <Icon name="arrow-right" size={20} />
    </p>
  );
}

function Skills({ of }: { of: string[] }) {
  const { details } = useMessages();
  if (of.length === 0) return null;
  return (
    <details className={styles.skills}>
      <summary>
        <Icon name="plus" size={20} />
        {details.skills}
      </summary>
      <Tags of={of} />
    </details>
  );
}
