import { useId } from 'react';
import { fill } from '../i18n/format.ts';
import { useServerMessages } from '../i18n/i18n.tsx';
import { LocaleLink } from '../i18n/locale-link.tsx';
import { AdviserCard } from '../leads/form/adviser-card.tsx';
import { cluster, square } from '../ui/layout/layout.ts';
import { ArrowLink } from '../ui/links/link.tsx';
import { ContentIcon } from '../ui/picture/content-icon.tsx';
import { Icon } from '../ui/picture/icon.tsx';
import { LocalText } from '../ui/text/local-text.tsx';
import roles from '../ui/text/roles.module.css';
import styles from './drop-down.module.css';
import type { LayoutData, MenuItem } from './layout-data.ts';
import { ExplainedLabel, MenuLabel } from './menu-label.tsx';
import { type BarEntry, type OwnItem, shownItems } from './menus.ts';

/**
 * An entry of the bar with a menu below. The entry itself is a link; the menu opens on hover, and
 * by its own button for keyboard and touch. The button is a native disclosure, so it works before
 * scripts have loaded.
 */
export function DropDownEntry({ entry, layout }: { entry: BarEntry; layout: LayoutData }) {
  const { frame: labels } = useServerMessages();
  const panel = useId();
  const { list } = entry;
  const name = entry.label.text;
  return (
    <li className={styles.entry} data-menu>
      <LocaleLink to={entry.to} className={styles.link}>
        <MenuLabel of={entry.label} />
      </LocaleLink>
      <details className={styles.toggle} name="bar-menu" data-closes>
        <summary aria-label={fill(labels.showMore, { name })} aria-controls={panel}>
          <Icon name="chevron-down" size={16} />
        </summary>
      </details>
      <div id={panel} className={styles.panel}>
        <div className={styles.inside}>
          <MenuItems items={list ? shownItems(layout.lists[list]) : entry.items} />
          {list && (
            <ArrowLink
              to={entry.to}
              className={styles.more}
              aria-label={`${labels.seeMore}: ${name}`}
            >
              {labels.seeMore}
            </ArrowLink>
          )}
          <div className={cluster('4 7', styles.foot)}>
            <LocaleLink to="/contact">{labels.contact}</LocaleLink>
            {layout.advisers.map((adviser) => (
              <AdviserCard key={adviser.id} adviser={adviser} />
            ))}
          </div>
        </div>
      </div>
    </li>
  );
}

function MenuItems({ items }: { items: (MenuItem | OwnItem)[] }) {
  return (
    <ul className={styles.items}>
      {items.map((item) => (
        <li key={item.to}>
          <LocaleLink to={item.to} className={styles.item}>
            <span className={`${square} ${styles.icon}`}>
              <ContentIcon name={item.icon} size={28} />
            </span>
            {'label' in item ? (
              <strong>
                <ExplainedLabel of={item.label} />
              </strong>
            ) : (
              <span>
                <LocalText of={item.title} as="strong" />
                <LocalText
                  of={item.description}
                  className={`${roles.small} ${styles.description}`}
                />
              </span>
            )}
          </LocaleLink>
        </li>
      ))}
    </ul>
  );
}
