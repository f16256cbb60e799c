import { SCREEN } from '@osnowa/contract';
import { useEffect, useState } from 'react';
import { useMessages } from '../i18n/i18n.tsx';
import { useConsultationVisible } from '../leads/consultation-visibility.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './scroll-to-top.module.css';

/** Back to the top of a long page, while a consultation form is on the screen. */
export function ScrollToTop() {
  const { frame } = useMessages();
  const isWanted = useConsultationVisible();
  const [isFar, setFar] = useState(false);
  useEffect(() => {
    const look = () => setFar(window.scrollY > SCREEN.scrollToTopAfter);
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
