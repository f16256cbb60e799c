import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/**
 * Closes menus made of native disclosures on a click elsewhere, when the focus goes elsewhere (an
 * open menu would cover the focused element), on Esc (focus returns to the button) and on a new page.
 * @param root a disclosure, or an element with several; what belongs to one may stand around it in
 *   an element marked `data-menu`
 */
export function useClosingMenus(root: RefObject<HTMLElement | null>): void {
  const { key } = useLocation();
  const shown = useRef(key);
  useEffect(() => {
    // A menu that was opened before the scripts ran stays open: scripts run late, and with the
    // first tap.
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

/** A dialog that a menu opened returns the focus to the menu, which therefore stays open. */
function isInDialog(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('dialog') !== null;
}

function openMenus(root: HTMLElement | null): HTMLDetailsElement[] {
  if (root instanceof HTMLDetailsElement) return root.open ? [root] : [];
  return [...(root?.querySelectorAll<HTMLDetailsElement>('details[open]') ?? [])];
}

/** How long menus stay closed after a visitor followed a link, in ms (point 9 of the specification). */
const MENU_REST = 1_000;

/**
 * Keeps the menus that open on hover closed: for a second after a link was followed, so that none stays
 * open over the new page, and after Esc until the pointer has left the bar. A menu under the pointer
 * closes one that was opened by its button, so that there is never more than one.
 * @returns whether the menus stay closed now
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

/** Scrolled this many px, the bar is fixed (point 9 of the specification). */
const THRESHOLD = 100;

/**
 * Where the bar stands, as attributes for its styles: `data-fixed` past the threshold, and
 * `data-moving` once the visitor has scrolled, so that a page opened in its middle does not begin
 * with a bar that slides in.
 */
export function useBarPlace() {
  const [place, setPlace] = useState({ fixed: false, moving: false });
  useEffect(() => {
    function look(moving: boolean) {
      const fixed = window.scrollY > THRESHOLD;
      setPlace((old) => (old.fixed === fixed && old.moving === moving ? old : { fixed, moving }));
    }
    const onScroll = () => look(true);
    look(false);
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, []);
  return { 'data-fixed': place.fixed || undefined, 'data-moving': place.moving || undefined };
}
