import { useEffect, useState } from 'react';
import { OPEN_POPUP, type PopupName } from './open-popup.ts';
import { Popup } from './popup.tsx';

/** The popups of a page: one opens at an event of the page (`page/popups.ts`). */
export function Popups() {
  const [wanted, setWanted] = useState<PopupName | null>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const open = (event: Event) => {
      setWanted((event as CustomEvent<PopupName>).detail);
      setOpen(true);
    };
    window.addEventListener(OPEN_POPUP, open);
    return () => window.removeEventListener(OPEN_POPUP, open);
  }, []);
  return wanted === null ? null : (
    <Popup key={wanted} which={wanted} open={isOpen} onClose={() => setOpen(false)} />
  );
}
