import { useEffect, useRef } from 'react';
import { useLocalePath } from '../../i18n/locale-link.tsx';

/** Page that the links lead to where no scripts run; the popup does not open over it. */
const PAGE = '/consultation';

/** Calls `open` in the place of every link to the consultation page. */
export function useConsultationLinks(path: string, open: () => void): void {
  const address = useLocalePath()(PAGE);
  const latest = useRef(open);
  latest.current = open;
  useEffect(() => {
    if (path === PAGE) return;
    function onClick(event: MouseEvent) {
      const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey);
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!isPlain || link?.pathname !== address || link.origin !== window.location.origin) return;
      event.preventDefault();
      // A menu that holds the link stays open behind, and has the focus again afterwards.
      event.stopPropagation();
      latest.current();
    }
    // Before the page's own listeners hear of it: they leave a prevented click alone.
    window.addEventListener('click', onClick, { capture: true });
    return () => window.removeEventListener('click', onClick, { capture: true });
  }, [path, address]);
}
