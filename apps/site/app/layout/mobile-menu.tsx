import { SEARCH_PATH } from '@osnowa/site-map';
import { useLocale, useServerMessages } from '../i18n/i18n.tsx';
import { LocaleLink } from '../i18n/locale-link.tsx';
import { apart, line, square, stack } from '../ui/layout/layout.ts';
import { ButtonLink } from '../ui/links/button.tsx';
import { Icon } from '../ui/picture/icon.tsx';
import { ContactLinks } from './contact-links.tsx';
import type { LayoutData } from './layout-data.ts';
import { ExplainedLabel, MenuLabel } from './menu-label.tsx';
import { type BarEntry, barEntries, hasDropDown, shownItems } from './menus.ts';
import styles from './mobile-menu.module.css';

/** A line of the menu: its words, and an icon at the other end. */
const ENTRY = line(0, apart, styles.link);

/** Full-height sheet with one open section at most; a native disclosure, open before any script. */
export function MobileMenu({ layout, contactTo }: { layout: LayoutData; contactTo: string }) {
  const { frame: labels } = useServerMessages();
  const locale = useLocale();
  return (
    <details className={styles.menu} data-closes>
      <summary className={`${square} ${styles.toggle}`} aria-label={labels.menu}>
        <Icon name="menu" className={styles.open} />
        <Icon name="x" className={styles.close} />
      </summary>
      <nav className={stack(6, styles.sheet)} aria-label={labels.menu}>
        <ul className={styles.entries}>
          <li>
            <LocaleLink to={SEARCH_PATH} className={ENTRY}>
              {labels.search}
              <Icon name="search" size={20} />
            </LocaleLink>
          </li>
          {barEntries(layout, 'phone', { labels, locale }).map((entry) => (
            <li key={entry.id}>
              {hasDropDown(entry) ? (
                <Section entry={entry} layout={layout} />
              ) : (
                <LocaleLink to={entry.to} className={ENTRY}>
                  <MenuLabel of={entry.label} />
                </LocaleLink>
              )}
            </li>
          ))}
          <li>
            <details name="mobile-section" className={styles.section}>
              <summary className={ENTRY}>
                {labels.contact}
                <Icon name="chevron-down" size={20} />
              </summary>
              <ContactLinks settings={layout.settings} />
              <LocaleLink to="/contact" className={styles.item}>
                {labels.sendRequest}
              </LocaleLink>
            </details>
          </li>
        </ul>
        <ButtonLink to={contactTo}>{labels.consultation}</ButtonLink>
      </nav>
    </details>
  );
}

function Section({ entry, layout }: { entry: BarEntry; layout: LayoutData }) {
  const { frame: labels } = useServerMessages();
  const items = entry.list
    ? shownItems(layout.lists[entry.list])
    : entry.items.map(({ to, label: title }) => ({ to, title }));
  // The entry itself cannot be followed here: its page is the last link, unless it is in the list.
  const isListed = items.some(({ to }) => to === entry.to);
  return (
    <details name="mobile-section" className={styles.section}>
      <summary className={ENTRY}>
        <MenuLabel of={entry.label} />
        <Icon name="chevron-down" size={20} />
      </summary>
      <ul className={stack(0)}>
        {items.map((item) => (
          <li key={item.to}>
            <LocaleLink to={item.to} className={styles.item}>
              <ExplainedLabel of={item.title} />
            </LocaleLink>
          </li>
        ))}
        {!isListed && (
          <li>
            <LocaleLink
              to={entry.to}
              className={styles.item}
              aria-label={`${labels.seeMore}: ${entry.label.text}`}
            >
              {labels.seeMore}
            </LocaleLink>
          </li>
        )}
      </ul>
    </details>
  );
}
