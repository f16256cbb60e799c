import { SCREEN } from '@tkalnia/contract';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useMessages } from '../i18n/i18n.tsx';
import { LocaleLink } from '../i18n/locale-link.tsx';
import { ButtonLink } from '../ui/button.tsx';
import styles from './bar.module.css';
import { DropDownEntry } from './drop-down.tsx';
import { DESKTOP_ENTRIES } from './entries.ts';
import type { FrameData } from './frame-data.ts';
import { LanguageChooser } from './language-chooser.tsx';
import { Logo } from './logo.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { useClosingMenus } from './use-closing-menus.ts';

/**
 * Navigation bar. Static at first, fixed once the page has been scrolled past the threshold; the
 * menus rest for a second after a link was followed, so that none stays open over the new page.
 */
export function Bar({ frame, contactTo }: { frame: FrameData; contactTo: string }) {
  const { frame: labels } = useMessages();
  const fixed = useScrolledPast(SCREEN.menuScrollThreshold);
  const resting = useRestingMenus();
  const nav = useRef<HTMLElement>(null);
  useClosingMenus(nav);
  return (
    <header className={styles.bar} data-fixed={fixed || undefined}>
      <div className={styles.row}>
        <Logo company={frame.settings.companyName} />
        <nav
          ref={nav}
          className={styles.desktop}
          aria-label={labels.mainMenu}
          data-resting={resting || undefined}
        >
          <ul className={styles.entries}>
            {DESKTOP_ENTRIES.map((entry) =>
              entry.menu ? (
                <DropDownEntry key={entry.to} entry={entry} frame={frame} />
              ) : (
                <li key={entry.to}>
                  <LocaleLink to={entry.to} className={styles.link}>
                    {labels[entry.label]}
                  </LocaleLink>
                </li>
              ),
            )}
          </ul>
        </nav>
        <ButtonLink to={contactTo} className={styles.consultation}>
          {labels.consultation}
        </ButtonLink>
        <LanguageChooser />
        <MobileMenu frame={frame} contactTo={contactTo} />
      </div>
    </header>
  );
}

function useScrolledPast(threshold: number): boolean {
  const [past, setPast] = useState(false);
  useEffect(() => {
    const look = () => setPast(window.scrollY > threshold);
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [threshold]);
  return past;
}

/** True for a second after a link was followed. */
function useRestingMenus(): boolean {
  const { key } = useLocation();
  const first = useRef(key);
  const [resting, setResting] = useState(false);
  useEffect(() => {
    if (first.current === key) return;
    first.current = key;
    setResting(true);
    const timer = setTimeout(() => setResting(false), SCREEN.menuReappearsAfter);
    return () => clearTimeout(timer);
  }, [key]);
  return resting;
}
