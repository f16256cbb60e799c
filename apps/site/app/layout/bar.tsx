import { SEARCH_PATH } from '@osnowa/site-map';
import { useLocale, useServerMessages } from '../i18n/i18n.tsx';
import { LocaleLink } from '../i18n/locale-link.tsx';
import { band, cluster, line, plain, raised, stack } from '../ui/layout/layout.ts';
import { ButtonLink } from '../ui/links/button.tsx';
import { Icon } from '../ui/picture/icon.tsx';
import roles from '../ui/text/roles.module.css';
import styles from './bar.module.css';
import { ContactLinks } from './contact-links.tsx';
import { DropDownEntry } from './drop-down.tsx';
import { LanguageChooser } from './language-chooser.tsx';
import type { LayoutData } from './layout-data.ts';
import type { LayoutShape } from './layout-shape.ts';
import { Logo } from './logo.tsx';
import { MenuLabel } from './menu-label.tsx';
import { barEntries, hasDropDown } from './menus.ts';
import { MobileMenu } from './mobile-menu.tsx';

interface BarProps {
  layout: LayoutData;
  shape: Pick<LayoutShape, 'menu' | 'bar' | 'shadow' | 'forwarded' | 'contact'>;
  contactTo: string;
  failed: boolean;
}

/** Navigation bar. Static at first, fixed after scrolling past the threshold. */
export function Bar({ layout, shape, contactTo, failed }: BarProps) {
  const { frame: labels } = useServerMessages();
  const isInstant = shape.bar === 'instant';
  return (
    <header
      className={styles.bar}
      data-screen-only
      data-bar
      data-ground={isInstant ? 'night' : undefined}
      data-shadow={(shape.shadow && !failed) || undefined}
    >
      <div className={line(3, band, styles.row)}>
        <Logo company={layout.settings.companyName} light={isInstant} />
        {shape.menu && <DesktopMenu layout={layout} />}
        {shape.menu && (
          <ButtonLink to={contactTo} className={`${roles.together} ${styles.consultation}`}>
            {labels.consultation}
          </ButtonLink>
        )}
        {shape.menu && (
          <LocaleLink to={SEARCH_PATH} className={styles.search} aria-label={labels.search}>
            <Icon name="search" size={20} />
          </LocaleLink>
        )}
        {shape.menu && <LanguageChooser forwarded={failed ? null : shape.forwarded} />}
        {shape.contact && <ContactBox settings={layout.settings} contactTo={contactTo} />}
        {shape.menu && <MobileMenu layout={layout} contactTo={contactTo} />}
        {isInstant && (
          <ButtonLink to="/contact" variant="secondary">
            {labels.contact}
          </ButtonLink>
        )}
      </div>
    </header>
  );
}

function DesktopMenu({ layout }: { layout: LayoutData }) {
  const { frame: labels } = useServerMessages();
  const locale = useLocale();
  return (
    <nav className={styles.desktop} aria-label={labels.mainMenu} data-hover-menus>
      <ul className={cluster(0, styles.entries)}>
        {barEntries(layout, 'bar', { labels, locale }).map((entry) =>
          hasDropDown(entry) ? (
            <DropDownEntry key={entry.id} entry={entry} layout={layout} />
          ) : (
            <li key={entry.id}>
              <LocaleLink
                to={entry.to}
                className={`${plain} ${roles.fine} ${roles.together} ${styles.link}`}
              >
                <MenuLabel of={entry.label} />
              </LocaleLink>
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}

/**
 * The phone number as a tab: at the screen's edge if the margin is wide enough, otherwise in the
 * bar, so that it covers nothing. It expands to phone, e-mail and the form.
 */
function ContactBox({
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
        <span className={`${roles.fine} ${roles.digits} ${styles.number}`}>
          {settings.sales.phone}
        </span>
      </summary>
      <div className={stack(4, raised, roles.fine, styles.contact)}>
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
