import { fill } from '../i18n/format.ts';
import { useServerMessages } from '../i18n/i18n.tsx';
import { line, stack } from '../ui/layout/layout.ts';
import { MailLink } from '../ui/links/mail-link.tsx';
import { TelephoneLink } from '../ui/links/telephone-link.tsx';
import { Icon } from '../ui/picture/icon.tsx';
import styles from './layout.module.css';
import type { LayoutData } from './layout-data.ts';

/** The sales number and mailbox, one under the other. */
export function ContactLinks({ settings }: { settings: LayoutData['settings'] }) {
  const { frame } = useServerMessages();
  const { phone, email } = settings.sales;
  return (
    <ul className={stack(1, styles.contacts)}>
      <li className={line(3)}>
        <Icon name="phone" size={20} />
        <TelephoneLink phone={phone} aria-label={fill(frame.callUs, { phone })} />
      </li>
      <li className={line(3)}>
        <Icon name="mail" size={20} />
        <MailLink address={email} />
      </li>
    </ul>
  );
}
