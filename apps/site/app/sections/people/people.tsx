import type { EmployeeContent, SectionOf, SettingsContent } from '../../content/domain.ts';
import { cluster, stack, start } from '../../ui/layout/layout.ts';
import { MailLink } from '../../ui/links/mail-link.tsx';
import { TelephoneLink } from '../../ui/links/telephone-link.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { WidePicture } from '../../ui/picture/picture-ahead.tsx';
import { SectionFrame } from '../../ui/section/section-frame.tsx';
import { LocalText } from '../../ui/text/local-text.tsx';
import roles from '../../ui/text/roles.module.css';
import type { Entry } from '../collection/collection.tsx';
import { ListAside, ListSection, viewOf } from '../collection/list-section.tsx';
import styles from './people.module.css';

/** Width in px and quality of a portrait (point 9 of the specification). */
const PORTRAIT = { width: 290, quality: 90 } as const;

/** Smaller widths for phones, and up to twice the portrait's own for dense screens. */
const PORTRAIT_WIDTHS = [160, PORTRAIT.width, 360, 480, 580] as const;

/** The chief first, then by surname in Polish order. */
function inOrder(employees: EmployeeContent[]): EmployeeContent[] {
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

/** All employees, the chief first, then by surname in Polish order. The chief has a number. */
export function Team({
  section,
  employees,
}: {
  section: SectionOf<'team'>;
  employees: EmployeeContent[];
}) {
  const { title, subtitle } = section;
  return (
    <ListSection
      {...{ title, subtitle }}
      of={inOrder(employees).map((one) =>
        toEntry({ ...one, phone: one.isChief ? one.phone : null }),
      )}
      view={viewOf(section)}
      columns="many"
      className={styles.people}
    />
  );
}

/** Portrait, name, position, number and mailbox. */
function toEntry(
  person: EmployeeContent,
  Shown: typeof Picture | typeof WidePicture = Picture,
): Entry {
  const { phone, email } = person;
  return {
    id: person.id,
    title: `${person.name} ${person.surname}`,
    picture: (
      <Shown
        className={styles.portrait}
        image={person.image}
        sizes={`(width >= 40rem) ${PORTRAIT.width}px, 42vw`}
        widths={PORTRAIT_WIDTHS}
        ratio="2:3"
        quality={PORTRAIT.quality}
      />
    ),
    label: <LocalText of={person.position} />,
    more: (
      <>
        {phone ? (
          <p className={`${roles.bold} ${roles.fine} ${styles.phone}`}>
            <TelephoneLink phone={phone} />
          </p>
        ) : null}
        {email ? (
          <p className={`${roles.fine} ${styles.mail}`}>
            <MailLink address={email} />
          </p>
        ) : null}
      </>
    ),
  };
}

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
      <div className={cluster('5 6')}>
        {logo ? (
          <Picture
            className={styles.logo}
            image={logo}
            widths={[290, 360, 580]}
            sizes="12rem"
            decorative
          />
        ) : null}
        <div className={stack(2, start, styles.membership)}>
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
  const { title, subtitle } = section;
  return (
    <ListSection
      {...{ title, subtitle }}
      of={employees.filter(({ isAdviser }) => isAdviser).map((one) => toEntry(one))}
      view={viewOf(section)}
      className={styles.advisers}
    />
  );
}

/** The same next to a form; small next to one at the end of a page. */
export function AdvisersAside({
  section,
  employees,
  index,
}: Parameters<typeof Advisers>[0] & { index: number }) {
  const Shown = index === 0 ? WidePicture : Picture;
  return (
    <ListAside
      title={section.title}
      of={employees.filter(({ isAdviser }) => isAdviser).map((one) => toEntry(one, Shown))}
      view={viewOf(section)}
      className={index === 0 ? styles.advisers : `${styles.advisers} ${styles.small}`}
    />
  );
}

/** A row holds four. */
const MOST = 4;

/** Some of the company's people: a few portraits with names, the chief's first. */
export function Faces({ employees }: { employees: EmployeeContent[] }) {
  if (employees.length === 0) return null;
  return (
    <ul className={stack(3, styles.faces)}>
      {inOrder(employees)
        .slice(0, MOST)
        .map((person, index) => (
          <li key={person.id}>
            <Picture
              className={styles.face}
              image={person.image}
              sizes="(width >= 62rem) 8rem, (width >= 40rem) 9rem, 22vw"
              widths={[160, PORTRAIT.width]}
              ratio="2:3"
              quality={PORTRAIT.quality}
              priority={index === 0}
              eager
              decorative
            />
            <p className={styles.faceName}>{`${person.name} ${person.surname}`}</p>
          </li>
        ))}
    </ul>
  );
}
