import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * Closes menus made of native disclosures on a click elsewhere, when the focus goes elsewhere (an
 * open menu would cover what has it), on Esc (focus returns to the button) and on a new page.
 * @param root a disclosure, or an element with several; what belongs to one may stand around it in
 *   an element marked `data-menu`
 */
export function useClosingMenus(root: RefObject<HTMLElement | null>): void {
  const { key } = useLocation();
  const shown = useRef(key);
  useEffect(() => {
    // What was opened before the scripts ran stays open: they come late, and with the first tap.
    if (shown.current === key) return;
    shown.current = key;
    for (const menu of openMenus(root.current)) menu.open = false;
  }, [key, root]);

  useEffect(() => {
    function closeFromElsewhere({ target }: Event) {
      if (isInDialog(target)) return;
      for (const menu of openMenus(root.current)) {
        const whole = menu.closest('[data-menu]') ?? menu;
        if (!(target instanceof Node && whole.contains(target))) menu.open = false;
      }
    }
    function closeOnEscape({ key: pressed, target }: KeyboardEvent) {
      if (pressed !== 'Escape' || isInDialog(target)) return;
      for (const menu of openMenus(root.current)) {
        menu.open = false;
        menu.querySelector('summary')?.focus();
      }
    }
    document.addEventListener('click', closeFromElsewhere);
    document.addEventListener('focusin', closeFromElsewhere);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('click', closeFromElsewhere);
      document.removeEventListener('focusin', closeFromElsewhere);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, [root]);
}

/** A dialog that a menu opened gives the focus back to it: the menu waits behind. */
function isInDialog(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('dialog') !== null;
}

function openMenus(root: HTMLElement | null): HTMLDetailsElement[] {
  if (root instanceof HTMLDetailsElement) return root.open ? [root] : [];
  return [...(root?.querySelectorAll<HTMLDetailsElement>('details[open]') ?? [])];
}
