/**
 * Closes menus made of native disclosures (`data-closes`) on a click elsewhere, when the focus goes
 * elsewhere (an open menu would cover the focused element), on Esc (focus returns to the button) and
 * when one of their links is followed. Related content around a menu is in an element marked
 * `data-menu`.
 */
export function closeMenus(): void {
  document.addEventListener('click', closeFromElsewhere);
  document.addEventListener('focusin', closeFromElsewhere);
  document.addEventListener('keydown', closeOnEscape);
  document.addEventListener('click', closeBehindLink);
  // A page restored by "back" is as it was left, with the menu that was used.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) for (const menu of openMenus()) menu.open = false;
  });
}

function openMenus(root: ParentNode = document): NodeListOf<HTMLDetailsElement> {
  return root.querySelectorAll<HTMLDetailsElement>('details[data-closes][open]');
}

/** A menu with all its related content. */
function wholeOf(menu: Element): Element {
  return menu.closest('[data-menu]') ?? menu;
}

function closeFromElsewhere({ target }: Event): void {
  if (isInDialog(target)) return;
  for (const menu of openMenus())
    if (!(target instanceof Node && wholeOf(menu).contains(target))) menu.open = false;
}

function closeOnEscape({ key, target }: KeyboardEvent): void {
  if (key !== 'Escape' || isInDialog(target)) return;
  for (const menu of openMenus()) {
    menu.open = false;
    menu.querySelector('summary')?.focus();
  }
}

/** Closes a menu over the anchor that one of its links leads to. */
function closeBehindLink(event: MouseEvent): void {
  const { target, defaultPrevented } = event;
  if (defaultPrevented || !(target instanceof Element) || !target.closest('a[href]')) return;
  for (const menu of openMenus()) if (wholeOf(menu).contains(target)) menu.open = false;
}

/** A dialog that a menu opened returns the focus to the menu, which therefore stays open. */
function isInDialog(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('dialog') !== null;
}

/** How long menus stay closed after a visitor followed a link, in ms (point 9 of the specification). */
const MENU_REST = 1_000;

/**
 * Keeps hover menus closed (`data-resting`): for a second after a link was followed, so that none
 * stays open over its target, and after Esc until the pointer has left the bar. A menu under the
 * pointer closes one that was opened by its button, so that there is never more than one.
 */
export function holdHoverMenus(): void {
  const bar = document.querySelector<HTMLElement>('[data-hover-menus]');
  if (!bar) return;
  let timer = 0;
  const rest = (isResting: boolean) => bar.toggleAttribute('data-resting', isResting);
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || !target.closest('a[href]')) return;
    rest(true);
    window.clearTimeout(timer);
    timer = window.setTimeout(() => {
      timer = 0;
      rest(false);
    }, MENU_REST);
  });
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && bar.matches(':hover')) rest(true);
  });
  bar.addEventListener('pointerleave', () => {
    if (!timer) rest(false);
  });
  bar.addEventListener('pointerover', closeOthers);
}

function closeOthers({ currentTarget, target, pointerType }: PointerEvent): void {
  if (pointerType !== 'mouse' || !(target instanceof Element)) return;
  const pointed = target.closest('[data-menu]');
  if (!pointed || !(currentTarget instanceof Element)) return;
  for (const menu of openMenus(currentTarget)) if (!pointed.contains(menu)) menu.open = false;
}
