import { useSyncExternalStore } from 'react';
import { useMessages } from '../i18n/i18n.tsx';
import styles from './offline-strip.module.css';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

/** A quiet strip while there is no connection. */
export function OfflineStrip() {
  const { frame } = useMessages();
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status" className={styles.strip} data-shown={!online || undefined}>
      {online ? '' : frame.offline}
    </div>
  );
}
