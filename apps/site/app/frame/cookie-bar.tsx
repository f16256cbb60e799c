import { useEffect, useState } from 'react';
import { useMessages } from '../i18n/i18n.tsx';
import { LocaleLink } from '../i18n/locale-link.tsx';
import { Button } from '../ui/button.tsx';
import styles from './cookie-bar.module.css';

const SEEN_KEY = 'cookie-notice';

/**
 * Cookie notice with one button, as no tracker is configured. It comes with the script that can
 * remember that it was read: without scripts the site sets no cookie worth a notice.
 */
export function CookieBar() {
  const { frame } = useMessages();
  const [open, setOpen] = useState(false);
  useEffect(() => setOpen(!wasSeen()), []);
  if (!open) return null;
  function accept() {
    remember();
    setOpen(false);
  }
  return (
    <section className={styles.bar} aria-label={frame.cookieTitle}>
      <p>
        {frame.cookieText} <LocaleLink to="/privacy">{frame.cookieMore}</LocaleLink>
      </p>
      <Button onClick={accept}>{frame.cookieAccept}</Button>
    </section>
  );
}

/** A browser that refuses storage is shown the notice again at the next page: harmless. */
function wasSeen(): boolean {
  try {
    return window.localStorage.getItem(SEEN_KEY) === '1';
  } catch (error) {
    if (error instanceof DOMException) return false;
    throw error;
  }
}

function remember(): void {
  try {
    window.localStorage.setItem(SEEN_KEY, '1');
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}
