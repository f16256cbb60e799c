import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';
import { useMessages } from '../i18n/i18n.tsx';
import styles from './progress-bar.module.css';

/** Navigations that are quicker show no progress; ms (point 9 of the specification). */
const THROTTLE = 200;

/** A thread across the top while a navigation takes longer than the throttle of 200 ms. */
export function ProgressBar() {
  const { frame } = useMessages();
  const loading = useNavigation().state === 'loading';
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (!loading) {
      setShown(false);
      return;
    }
    const timer = setTimeout(() => setShown(true), THROTTLE);
    return () => clearTimeout(timer);
  }, [loading]);
  if (!shown) return null;
  return (
    <div role="progressbar" aria-label={frame.loading} className={styles.bar}>
      <span className={styles.thread} />
    </div>
  );
}
