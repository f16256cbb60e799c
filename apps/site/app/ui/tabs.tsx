import { type ReactNode, useId } from 'react';
import { cluster, stack } from './layout/layout.ts';
import styles from './tabs.module.css';

interface Tab {
  id: string;
  label: ReactNode;
  content: ReactNode;
}

/**
 * Panels side by side with a row of links above them. The links lead to the panels by fragment and
 * the row of panels can be swiped, so all of it works without script; script marks the panel in
 * view and keeps the page from jumping. `label` names the whole.
 */
export function Tabs({ tabs, label }: { tabs: Tab[]; label: string }) {
  const prefix = useId();
  return (
    <div className={stack(6)} data-tabs>
      <nav aria-label={label}>
        <ul className={cluster('1 6', styles.list)}>
          {tabs.map((tab, index) => (
            <li key={tab.id}>
              <a
                className={styles.tab}
                href={`#${prefix}${tab.id}`}
                aria-current={index === 0 ? 'true' : undefined}
              >
                {tab.label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways has to be reachable by keyboard */}
      <section className={stack(4, styles.panels)} aria-label={label} tabIndex={0}>
        {tabs.map((tab) => (
          <div key={tab.id} id={`${prefix}${tab.id}`} className={styles.panel}>
            {tab.content}
          </div>
        ))}
      </section>
    </div>
  );
}
