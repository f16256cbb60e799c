import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
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
  const panels = useRef<HTMLElement>(null);
  const [current, setCurrent] = useState(tabs[0]?.id);

  useEffect(() => {
    const root = panels.current;
    if (!root) return;
    const seen = new IntersectionObserver(
      (entries) => {
        const entry = entries.find(({ isIntersecting }) => isIntersecting);
        if (entry) setCurrent(entry.target.getAttribute('data-tab') ?? undefined);
      },
      { root, threshold: 0.6 },
    );
    for (const panel of root.children) seen.observe(panel);
    return () => seen.disconnect();
  }, []);

  function show(id: string) {
    const root = panels.current;
    const panel = root?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(id)}"]`);
    if (root && panel) root.scrollTo({ left: panel.offsetLeft - root.offsetLeft });
  }

  return (
    <div className={styles.tabs}>
      <nav aria-label={label}>
        <ul className={styles.list}>
          {tabs.map((tab) => (
            <li key={tab.id}>
              <a
                className={styles.tab}
                href={`#${prefix}${tab.id}`}
                aria-current={tab.id === current ? 'true' : undefined}
                onClick={(event) => {
                  event.preventDefault();
                  show(tab.id);
                }}
              >
                {tab.label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways has to be reachable by keyboard */}
      <section ref={panels} className={styles.panels} aria-label={label} tabIndex={0}>
        {tabs.map((tab) => (
          <div key={tab.id} id={`${prefix}${tab.id}`} className={styles.panel} data-tab={tab.id}>
            {tab.content}
          </div>
        ))}
      </section>
    </div>
  );
}
