import type { EmployeeContent, SectionOf, SettingsContent } from '../../content/domain.ts';
import { MailLink } from '../../ui/links/mail-link.tsx';
import { TelephoneLink } from '../../ui/links/telephone-link.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { WidePicture } from '../../ui/picture/picture-ahead.tsx';
import { LocalText } from '../../ui/text/local-text.tsx';
import { innerHeading, SectionFrame } from '../section-frame.tsx';
import styles from './people.module.css';

/** Width in px and quality of a portrait (point 9 of the specification). */
export const PORTRAIT = { width: 290, quality: 90 } as const;

/** Smaller widths for phones, and up to twice the portrait's own for dense screens. */
const PORTRAIT_WIDTHS = [160, PORTRAIT.width, 360, 480, 580] as const;

/** The chief first, then by surname in Polish order. */
export function inOrder(employees: EmployeeContent[]): EmployeeContent[] {
  // Created once here: that takes as long as rendering a whole section, and most pages have no
  // team.
  const { compare } = new Intl.Collator('pl');
  return [...employees].sort(
    (one, other) =>
      Number(other.isChief) - Number(one.isChief) ||
      compare(one.surname, other.surname) ||
      compare(one.name, other.name),
  );
}

/** All employees, the chief first, then by surname in Polish order. */
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
    <SectionFrame title={section.title} subtitle={section.subtitle} className={styles.people}>
      <ul className={styles.team}>
        {inOrder(employees).map((person) => (
          <li key={person.id}>
            <Person person={person} heading={Heading} withPhone={person.isChief} />
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}

/** Portrait, name, position and mailbox; also the number of the chief and of people who answer requests. */
function Person({
  person,
  heading: Heading,
  withPhone = false,
  atTop = false,
}: {
  person: EmployeeContent;
  heading: 'h2' | 'h3';
  withPhone?: boolean;
  /** In the first window of a wide screen. */
  atTop?: boolean;
}) {
  const Shown = atTop ? WidePicture : Picture;
  return (
    <>
      <Shown
        className={styles.portrait}
        image={person.image}
        sizes={`(min-width: 40rem) ${PORTRAIT.width}px, 42vw`}
        widths={PORTRAIT_WIDTHS}
        ratio="2:3"
        quality={PORTRAIT.quality}
      />
      <Heading className={styles.name}>{`${person.name} ${person.surname}`}</Heading>
      <LocalText as="p" className={styles.position} of={person.position} />
      {withPhone && person.phone ? (
        <p className={styles.phone}>
          <TelephoneLink phone={person.phone} />
        </p>
      ) : null}
      {person.email ? (
        <p className={styles.mail}>
          <MailLink address={person.email} />
        </p>
      ) : null}
    </>
  );
}

/** The industry association we belong to. */
export function Association({
  section,
  settings,
}: {
  section: SectionOf<'association'>;
  settings: SettingsContent;
}) {
  const { name, url, logo } = settings.association;
  if (!name) return null;
  return (
    <SectionFrame title={section.title} layout="aside">
      <div className={styles.association}>
        {logo ? (
          <Picture
            className={styles.logo}
            image={logo}
            widths={[290, 360, 580]}
            sizes="12rem"
            decorative
          />
        ) : null}
        <div className={styles.membership}>
          <LocalText as="p" of={section.subtitle} />
          {url ? (
            <a href={url} rel="noopener">
              <LocalText of={name} />
            </a>
          ) : (
            <LocalText of={name} />
          )}
        </div>
      </div>
    </SectionFrame>
  );
}

/** The people who answer requests, large enough to be recognised, with their numbers. */
export function Advisers({
  section,
  employees,
}: {
  section: SectionOf<'advisers'>;
  employees: EmployeeContent[];
}) {
  const advisers = employees.filter(({ isAdviser }) => isAdviser);
  if (advisers.length === 0) return null;
  return (
    <SectionFrame title={section.title} subtitle={section.subtitle}>
      <AdviserList advisers={advisers} heading={innerHeading(section.title)} />
    </SectionFrame>
  );
}

/** The same next to a form, whose section has the frame; small next to one at the end of a page. */
export function AdvisersAside({
  section,
  employees,
  atTop,
}: Parameters<typeof Advisers>[0] & { atTop: boolean }) {
  const advisers = employees.filter(({ isAdviser }) => isAdviser);
  if (advisers.length === 0) return null;
  return (
    <>
      <LocalText as="h2" className={styles.besideTitle} of={section.title} />
      <AdviserList
        advisers={advisers}
        heading={innerHeading(section.title)}
        atTop={atTop}
        small={!atTop}
      />
    </>
  );
}

function AdviserList({
  advisers,
  heading,
  atTop = false,
  small = false,
}: {
  advisers: EmployeeContent[];
  heading: 'h2' | 'h3';
  atTop?: boolean;
  small?: boolean;
}) {
  return (
    <ul className={small ? `${styles.advisers} ${styles.small}` : styles.advisers}>
      {advisers.map((adviser) => (
        <li key={adviser.id}>
          <Person person={adviser} heading={heading} withPhone atTop={atTop} />
        </li>
      ))}
    </ul>
  );
}
