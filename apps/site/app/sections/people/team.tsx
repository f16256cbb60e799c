import type { EmployeeContent, SectionOf } from '../../content/domain.ts';
import { MailLink } from '../../ui/links/mail-link.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { LocalText } from '../../ui/text/local-text.tsx';
import { innerHeading, SectionFrame } from '../section-frame.tsx';
import styles from './team.module.css';

/** The portrait's own width, and twice that for dense screens. */
/** Width in px and quality of a portrait (point 9 of the specification). */
const PORTRAIT = { width: 290, quality: 90 } as const;
const PORTRAIT_WIDTHS = [160, PORTRAIT.width, 360, 480, 580] as const;

function inOrder(employees: EmployeeContent[]): EmployeeContent[] {
  // Made here: it takes as long as a whole section, and most pages have no team.
  const { compare } = new Intl.Collator('pl');
  return [...employees].sort(
    (one, other) =>
      Number(other.isChief) - Number(one.isChief) ||
      compare(one.surname, other.surname) ||
      compare(one.name, other.name),
  );
}

/** Everybody who works here, the chief first, then by surname as a Polish list has it. */
export function Team({
  section,
  employees,
}: {
  section: SectionOf<'team'>;
  employees: EmployeeContent[];
}) {
  const Heading = innerHeading(section.title);
  if (employees.length === 0) return null;
  return (
    <SectionFrame title={section.title} subtitle={section.subtitle}>
      <ul className={styles.team}>
        {inOrder(employees).map((person) => (
          <li key={person.id}>
            <Picture
              className={styles.portrait}
              image={person.image}
              sizes={`(min-width: 40rem) ${PORTRAIT.width}px, 42vw`}
              widths={PORTRAIT_WIDTHS}
              ratio="2:3"
              quality={PORTRAIT.quality}
            />
            <Heading className={styles.name}>{`${person.name} ${person.surname}`}</Heading>
            <LocalText as="p" className={styles.position} of={person.position} />
            {person.email ? (
              <p className={styles.mail}>
                <MailLink address={person.email} />
              </p>
            ) : null}
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}
