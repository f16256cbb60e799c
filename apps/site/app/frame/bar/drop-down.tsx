import { useId } from 'react';
import { fill } from '../../i18n/format.ts';
import { useServerMessages } from '../../i18n/i18n.tsx';
import { LocaleLink } from '../../i18n/locale-link.tsx';
import { AdviserCard } from '../../leads/adviser-card.tsx';
import { ArrowLink } from '../../ui/links/link.tsx';
import { ContentIcon } from '../../ui/picture/content-icon.tsx';
import { Icon } from '../../ui/picture/icon.tsx';
import { LocalText } from '../../ui/text/local-text.tsx';
import type { FrameData, MenuItem } from '../frame-data.ts';
import styles from './drop-down.module.css';
import { type BarEntry, isDropDown } from './entries.ts';

/**
 * An entry of the bar with a menu below. The entry itself is a link; the menu opens on hover, and
 * by its own button for keyboard and touch. The button is a native disclosure, so it works before
 * scripts have loaded.
 */
export function DropDownEntry({ entry, frame }: { entry: BarEntry; frame: FrameData }) {
  const { frame: labels } = useServerMessages();
  const panel = useId();
  const name = labels[entry.label];
  return (
    <li className={styles.entry} data-menu>
      <LocaleLink to={entry.to} className={styles.link}>
        {name}
      </LocaleLink>
      <details className={styles.toggle} name="bar-menu" data-closes>
        <summary aria-label={fill(labels.showMore, { name })} aria-controls={panel}>
          <Icon name="chevron-down" size={16} />
        </summary>
      </details>
      <div id={panel} className={styles.panel}>
        <div className={styles.inside}>
          <MenuItems
            items={isDropDown(entry.menu) ? frame.menus[entry.menu] : aboutItems(labels)}
          />
          {isDropDown(entry.menu) && (
            <ArrowLink
              to={entry.to}
              className={styles.more}
              aria-label={`${labels.seeMore}: ${name}`}
            >
              {labels.seeMore}
            </ArrowLink>
          )}
          <div className={styles.foot}>
            <LocaleLink to="/contact">{labels.talkToUs}</LocaleLink>
            {frame.advisers.map((adviser) => (
              <AdviserCard key={adviser.id} adviser={adviser} />
            ))}
          </div>
        </div>
      </div>
    </li>
  );
}

function aboutItems(labels: { about: string; careers: string; howWeDeliver: string }): LabelItem[] {
  return [
    { to: '/about', icon: 'users', label: labels.about },
    { to: '/how-we-deliver', icon: 'workflow', label: labels.howWeDeliver },
    { to: '/careers', icon: 'briefcase', label: labels.careers },
  ];
}

interface LabelItem {
  to: string;
  icon: MenuItem['icon'];
  label: string;
}

function MenuItems({ items }: { items: (MenuItem | LabelItem)[] }) {
  return (
    <ul className={styles.items}>
      {items.map((item) => (
        <li key={item.to}>
          <LocaleLink to={item.to} className={styles.item}>
            <span className={styles.icon}>
              <ContentIcon name={item.icon} size={28} />
            </span>
            {'label' in item ? (
              <strong>{item.label}</strong>
            ) : (
              <span>
                <LocalText of={item.title} as="strong" />
                <LocalText of={item.description} className={styles.description} />
              </span>
            )}
          </LocaleLink>
        </li>
      ))}
    </ul>
  );
}
