import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/** How long menus rest after a link was followed, in ms (point 9 of the specification). */
const MENU_REST = 1_000;

/**
 * Lets the menus that open on hover rest: for a second after a link was followed, so that none stays
 * open over the new page, and after Esc until the pointer has left the bar. A menu under the pointer
 * closes one that was opened by its button, so that there is never more than one.
 * @returns whether they rest now
 */
export function useHoverMenus(nav: RefObject<HTMLElement | null>): boolean {
  const { key } = useLocation();
  const first = useRef(key);
  const [followed, setFollowed] = useState(false);
  const [dismissed, setDismissed] = useState(false);

  useEffect(() => {
    if (first.current === key) return;
    first.current = key;
    setFollowed(true);
    const timer = setTimeout(() => setFollowed(false), MENU_REST);
    return () => clearTimeout(timer);
  }, [key]);

  useEffect(() => {
    const bar = nav.current;
    if (!bar) return;
    const dismiss = ({ key: pressed }: KeyboardEvent) => {
      if (pressed === 'Escape' && bar.matches(':hover')) setDismissed(true);
    };
    const restore = () => setDismissed(false);
    document.addEventListener('keydown', dismiss);
    bar.addEventListener('pointerleave', restore);
    bar.addEventListener('pointerover', closeOthers);
    return () => {
      document.removeEventListener('keydown', dismiss);
      bar.removeEventListener('pointerleave', restore);
      bar.removeEventListener('pointerover', closeOthers);
    };
  }, [nav]);

  return followed || dismissed;
}

function closeOthers({ currentTarget, target, pointerType }: PointerEvent): void {
  if (pointerType !== 'mouse' || !(target instanceof Element)) return;
  const pointed = target.closest('[data-menu]');
  if (!pointed || !(currentTarget instanceof Element)) return;
  for (const menu of currentTarget.querySelectorAll<HTMLDetailsElement>('details[open]')) {
    if (!pointed.contains(menu)) menu.open = false;
  }
}
