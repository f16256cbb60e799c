import { MAIN_BUTTON, SAVES_DRAFT } from './main-button.ts';

/**
 * How long a button that cannot be pressed is waited for after a keystroke, in ms: the text reaches the
 * form, or its draft begins to save itself.
 */
const TYPED = 2_000;

/** Pause between two looks at the button, in ms. */
const LOOK = 50;

const PREVIEW = '#live-preview-toggler, #preview-button';
const SEARCH = '.search-filter__input, input[type="search"]';

/** The window that is on top of the page. */
function topWindow(): Element | undefined {
  return [...document.querySelectorAll('dialog[open]')].at(-1);
}

/** Whether a window covers the page. */
export function isCovered(): boolean {
  return topWindow() !== undefined;
}

/** What a person can reach: the window on top, otherwise the page. */
function reachable<Found extends HTMLElement>(selector: string): Found | undefined {
  const place = topWindow() ?? document.body;
  return [...place.querySelectorAll<Found>(selector)].find((found) => found.checkVisibility());
}

/** Puts the cursor into the search of the list. @returns whether there is one */
export function search(): boolean {
  const field = reachable<HTMLInputElement>(SEARCH);
  field?.focus();
  field?.select();
  return field !== undefined;
}

/** Opens the page beside its form, or closes it. @returns whether the document has a page */
export function preview(): boolean {
  const button = reachable(PREVIEW);
  button?.click();
  return button !== undefined;
}

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** A click at the place of the button: while it is grey, the form hears it and holds it. */
function clickAt(button: HTMLButtonElement): void {
  const { left, top, width, height } = button.getBoundingClientRect();
  const at = { clientX: left + width / 2, clientY: top + height / 2 };
  const place = button.disabled ? button.parentElement : button;
  place?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...at }));
}

/**
 * Presses the button that publishes, asks for publication or saves, if it can be pressed. After a
 * keystroke it is waited for. While the draft saves itself, the form holds the press until that is done.
 * @param typedAt when a key was last pressed; ms since 1970
 * @returns `none`: there is no such button; `disabled`: it cannot be pressed
 */
export async function pressMainButton(typedAt: number): Promise<'pressed' | 'none' | 'disabled'> {
  const pressed = reachable<HTMLButtonElement>(MAIN_BUTTON);
  // The form may be left meanwhile: the button of the next one is not what was pressed.
  const form = pressed?.closest('form');
  const find = () =>
    form?.isConnected ? form.querySelector<HTMLButtonElement>(MAIN_BUTTON) : null;
  const isHeard = (button: HTMLButtonElement) =>
    !button.disabled || form?.hasAttribute(SAVES_DRAFT);
  for (let button = find(); button; button = find()) {
    if (isHeard(button)) {
      const field = document.activeElement;
      // As a press with the mouse does: the field that is left hands over what was typed into it,
      // and the draft may begin to save itself.
      button.focus();
      await pause(0);
      const now = find();
      if (now && isHeard(now)) {
        clickAt(now);
        if (field instanceof HTMLElement) field.focus();
        return 'pressed';
      }
    }
    if (Date.now() >= typedAt + TYPED) return 'disabled';
    await pause(LOOK);
  }
  return 'none';
}

/** Whether a main button is there to press, now or in a moment. */
export function hasMainButton(): boolean {
  return reachable(MAIN_BUTTON) !== undefined;
}
