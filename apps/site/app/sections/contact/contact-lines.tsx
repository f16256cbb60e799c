import type { SettingsContent } from '../../content/domain.ts';
import { useLocale, useMessages } from '../../i18n/i18n.tsx';
import { line, stack, top } from '../../ui/layout/layout.ts';
import { MailLink } from '../../ui/links/mail-link.tsx';
import { TelephoneLink } from '../../ui/links/telephone-link.tsx';
import { Icon } from '../../ui/picture/icon.tsx';
import roles from '../../ui/text/roles.module.css';
import styles from './contact.module.css';
import { openingLines } from './office-hours.ts';

/**
 * A number and a mailbox, as links.
 * @param subject subject of the mail, if it is known
 */
export function ContactPoint({
  point,
  subject,
}: {
  point: SettingsContent['sales'];
  subject?: string;
}) {
  return (
    <ul className={stack(1, styles.lines)}>
      <li className={line(3, top)}>
        <Icon name="phone" size={20} />
        <TelephoneLink className={`${roles.bold} ${styles.phone}`} phone={point.phone} />
      </li>
      <li className={line(3, top)}>
        <Icon name="mail" size={20} />
        <MailLink address={point.email} subject={subject} />
      </li>
    </ul>
  );
}

export function OpeningHours({ settings }: { settings: SettingsContent }) {
  const { sections } = useMessages();
  const lines = openingLines(useLocale(), settings.officeHours);
  if (lines.length === 0) return null;
  return (
    <ul className={stack(1, styles.lines)}>
      {lines.map(({ days, hours }) => (
        <li key={days} className={line(3, top)}>
          <Icon name="clock" size={20} />
          <span>
            {days} {hours} <span className={roles.quiet}>({sections.timeZone})</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
