import { useServerMessages } from '../../i18n/i18n.tsx';
import { LocaleLink } from '../../i18n/locale-link.tsx';
import { ButtonLink } from '../../ui/links/button.tsx';
import { Icon } from '../../ui/picture/icon.tsx';
import { LocalText } from '../../ui/text/local-text.tsx';
import { ContactLinks } from '../contact-links.tsx';
import type { FrameData } from '../frame-data.ts';
import { type BarEntry, isDropDown, MOBILE_ENTRIES } from './entries.ts';
import styles from './mobile-menu.module.css';

/** Full-height sheet with one open section at most; a native disclosure, open before any script. */
export function MobileMenu({ frame, contactTo }: { frame: FrameData; contactTo: string }) {
  const { frame: labels } = useServerMessages();
  return (
    <details className={styles.menu} data-closes>
      <summary className={styles.toggle} aria-label={labels.menu}>
        <Icon name="menu" className={styles.open} />
        <Icon name="x" className={styles.close} />
      </summary>
      <nav className={styles.sheet} aria-label={labels.menu}>
        <ul className={styles.entries}>
          {MOBILE_ENTRIES.map((entry) => (
            <li key={entry.to}>
              {isDropDown(entry.menu) ? (
                <Section entry={entry} frame={frame} />
              ) : (
                <LocaleLink to={entry.to} className={styles.link}>
                  {labels[entry.label]}
                </LocaleLink>
              )}
            </li>
          ))}
          <li>
            <details name="mobile-section" className={styles.section}>
              <summary>
                {labels.contact}
                <Icon name="chevron-down" size={20} />
              </summary>
              <ContactLinks settings={frame.settings} />
              <LocaleLink to="/contact" className={styles.item}>
                {labels.writeToUs}
              </LocaleLink>
            </details>
          </li>
        </ul>
        <ButtonLink to={contactTo} className={styles.consultation}>
          {labels.consultation}
        </ButtonLink>
      </nav>
    </details>
  );
}

function Section({ entry, frame }: { entry: BarEntry; frame: FrameData }) {
  const { frame: labels } = useServerMessages();
  const items = isDropDown(entry.menu) ? frame.menus[entry.menu] : [];
  return (
    <details name="mobile-section" className={styles.section}>
      <summary>
        {labels[entry.label]}
        <Icon name="chevron-down" size={20} />
      </summary>
      <ul>
        {items.map((item) => (
          <li key={item.to}>
            <LocaleLink to={item.to} className={styles.item}>
              <LocalText of={item.title} />
            </LocaleLink>
          </li>
        ))}
        <li>
          <LocaleLink
            to={entry.to}
            className={styles.item}
            aria-label={`${labels.seeMore}: ${labels[entry.label]}`}
          >
            {labels.seeMore}
          </LocaleLink>
        </li>
      </ul>
    </details>
  );
}
