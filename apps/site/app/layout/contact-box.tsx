import { useServerMessages } from '../i18n/i18n.tsx';
import { raised, stack } from '../ui/layout/layout.ts';
import { ButtonLink } from '../ui/links/button.tsx';
import { Icon } from '../ui/picture/icon.tsx';
import styles from './contact-box.module.css';
import { ContactLinks } from './contact-links.tsx';
import type { LayoutData } from './layout-data.ts';

/**
 * The phone number as a tab: at the screen's edge if the margin is wide enough, otherwise in the
 * bar, so that it covers nothing. It expands to phone, e-mail and the form.
 */
export function ContactBox({
  settings,
  contactTo,
}: {
  settings: LayoutData['settings'];
  contactTo: string;
}) {
  const { frame } = useServerMessages();
  return (
    <details className={styles.box} data-closes>
      <summary className={styles.tab} aria-label={`${frame.contactBox}: ${settings.sales.phone}`}>
        <Icon name="phone" size={20} />
        <span className={styles.number}>{settings.sales.phone}</span>
      </summary>
      <div className={stack(4, raised, styles.panel)}>
        <p>{frame.contactBoxHint}</p>
        <ContactLinks settings={settings} />
        <ButtonLink to={contactTo}>{frame.sendRequest}</ButtonLink>
        <ButtonLink to="/consultation" variant="secondary">
          {frame.consultation}
        </ButtonLink>
      </div>
    </details>
  );
}
