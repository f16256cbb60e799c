import type { ReactNode } from 'react';
import type { SectionOf, SettingsContent } from '../../content/domain.ts';
import { useLocale, useMessages } from '../../i18n/i18n.tsx';
import { CONTACT_FORM_ID } from '../../leads/form/form.ts';
import { useAboutWork } from '../../leads/use-about-work.ts';
import { MailLink } from '../../ui/links/mail-link.tsx';
import { TelephoneLink } from '../../ui/links/telephone-link.tsx';
import { Icon } from '../../ui/picture/icon.tsx';
import { SectionFrame } from '../section-frame.tsx';
import styles from './contact.module.css';
import { openingLines } from './office-hours.ts';

/** Place of the contact form, with the other ways to reach us beside it. Content links to `#contact`. */
export function Contact({
  section,
  settings,
  children,
}: {
  section: SectionOf<'contact'>;
  settings: SettingsContent;
  children: ReactNode;
}) {
  const isAboutWork = useAboutWork();
  return (
    <SectionFrame
      id={CONTACT_FORM_ID}
      title={section.title}
      subtitle={section.subtitle}
      layout="aside"
      headExtra={
        <div id="contact" className={styles.ways}>
          <ContactPoint point={isAboutWork ? settings.office : settings.sales} />
          <OpeningHours settings={settings} />
        </div>
      }
    >
      {children}
    </SectionFrame>
  );
}

/**
 * A number and a mailbox, as links.
 * @param subject what the mail is about, if that is known
 */
export function ContactPoint({
  point,
  subject,
}: {
  point: SettingsContent['sales'];
  subject?: string;
}) {
  return (
    <ul className={styles.lines}>
      <li>
        <Icon name="phone" size={20} />
        <TelephoneLink className={styles.phone} phone={point.phone} />
      </li>
      <li>
        <Icon name="mail" size={20} />
        <MailLink address={point.email} subject={subject} />
      </li>
    </ul>
  );
}

/** When somebody answers. */
export function OpeningHours({ settings }: { settings: SettingsContent }) {
  const { sections } = useMessages();
  const lines = openingLines(useLocale(), settings.officeHours);
  if (lines.length === 0) return null;
  return (
    <ul className={styles.lines}>
      {lines.map(({ days, hours }) => (
        <li key={days}>
          <Icon name="clock" size={20} />
          <span>
            {days} {hours} <span className={styles.zone}>({sections.timeZone})</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
