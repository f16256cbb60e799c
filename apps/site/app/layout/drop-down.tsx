import { useId } from 'react';
import { fill } from '../i18n/format.ts';
import { useServerMessages } from '../i18n/i18n.tsx';
import { LocaleLink } from '../i18n/locale-link.tsx';
import { AdviserCard } from '../leads/form/adviser-card.tsx';
import {
  band,
  cluster,
  grid,
  line,
  named,
  plain,
  raised,
  square,
  stack,
  top,
} from '../ui/layout/layout.ts';
import { ArrowLink } from '../ui/links/link.tsx';
import { ContentIcon } from '../ui/picture/content-icon.tsx';
import { Icon } from '../ui/picture/icon.tsx';
import { LocalText } from '../ui/text/local-text.tsx';
import roles from '../ui/text/roles.module.css';
import styles from './bar.module.css';
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
    <li className={line(0, styles.entry)} data-menu>
      <LocaleLink
        to={entry.to}
        className={`${plain} ${roles.fine} ${roles.together} ${styles.link}`}
      >
        <MenuLabel of={entry.label} />
      </LocaleLink>
      <details name="bar-menu" data-closes>
        <summary
          className={`${square} ${styles.toggle}`}
          aria-label={fill(labels.showMore, { name })}
          aria-controls={panel}
        >
          <Icon name="chevron-down" size={16} />
        </summary>
      </details>
      <div id={panel} className={`${raised} ${styles.panel}`}>
        <div className={`${band} ${styles.inside}`}>
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
    <ul className={grid('4 columns', styles.items)}>
      {items.map((item) => (
        <li key={item.to}>
          <LocaleLink to={item.to} className={line(4, top, named, styles.item)}>
            <span className={`${square} ${styles.icon}`}>
              <ContentIcon name={item.icon} size={28} />
            </span>
            {'label' in item ? (
              <strong>
                <ExplainedLabel of={item.label} />
              </strong>
            ) : (
              <span className={stack(1)}>
                <LocalText of={item.title} as="strong" />
                <LocalText of={item.description} className={roles.note} />
              </span>
            )}
          </LocaleLink>
        </li>
      ))}
    </ul>
  );
}
