import { useEffect, useState } from 'react';
import { useMessages } from '../../i18n/i18n.tsx';
import { useConsultationVisible } from '../../leads/consultation-visibility.ts';
import { Icon } from '../../ui/picture/icon.tsx';
import styles from './scroll-to-top.module.css';

/** Scrolled this many px, a visitor is offered the way back (point 9 of the specification). */
const FAR = 200;

/** Back to the top of a long page, while a consultation form is on the screen. */
export function ScrollToTop() {
  const { frame } = useMessages();
  const isWanted = useConsultationVisible();
  const [isFar, setFar] = useState(false);
  useEffect(() => {
    const look = () => setFar(window.scrollY > FAR);
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  if (!isWanted || !isFar) return null;
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={frame.toTop}
      onClick={toTop}
      data-on-cookie-bar
    >
      <Icon name="chevron-down" />
    </button>
  );
}

function toTop() {
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: calm ? 'instant' : 'smooth' });
}
