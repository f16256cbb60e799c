'use client';

import { useEffect } from 'react';

/** After so long without a key, a person has stopped typing; in ms. */
const PAUSE_MS = 800;

/**
 * A dialog that opens while a person types takes the focus to its first button: the next space of the
 * sentence would press it unread. Keys act in it once the person has stopped typing.
 * @param isOpen whether the dialog is open
 */
export function useKeysHeld(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return;
    let last = performance.now();
    const hold = (event: KeyboardEvent) => {
      const now = performance.now();
      const isTyping = now - last < PAUSE_MS;
      last = now;
      if (!isTyping) return release();
      event.preventDefault();
      event.stopPropagation();
    };
    const release = () => {
      window.removeEventListener('keydown', hold, { capture: true });
      window.removeEventListener('keyup', hold, { capture: true });
    };
    window.addEventListener('keydown', hold, { capture: true });
    window.addEventListener('keyup', hold, { capture: true });
    return release;
  }, [isOpen]);
}
