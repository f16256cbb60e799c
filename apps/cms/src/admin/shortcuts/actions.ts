import { MAIN_BUTTON, SAVES_DRAFT } from './main-button.ts';

/**
 * How long a button that cannot be pressed is waited for after a keystroke, in ms: the text reaches the
 * form, and the draft begins to save itself. From then on it is waited for until the draft is saved.
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

/**
 * Presses the button that publishes, asks for publication or saves, if it can be pressed. While the
 * draft saves itself it cannot, so that after a keystroke it is waited for.
 * @param typedAt when a key was last pressed; ms since 1970
 * @returns `none`: there is no such button; `disabled`: it cannot be pressed
 */
export async function pressMainButton(typedAt: number): Promise<'pressed' | 'none' | 'disabled'> {
  const pressed = reachable<HTMLButtonElement>(MAIN_BUTTON);
  // The form may be left meanwhile: the button of the next one is not what was pressed.
  const form = pressed?.closest('form');
  const find = () =>
    form?.isConnected ? form.querySelector<HTMLButtonElement>(MAIN_BUTTON) : null;
  const isSaving = () => form?.hasAttribute(SAVES_DRAFT);
  for (let button = find(); button; button = find()) {
    if (!button.disabled) {
      const field = document.activeElement;
      // As a press with the mouse does: the field that is left hands over what was typed into it,
      // and the draft may begin to save itself.
      button.focus();
      await pause(0);
      const now = find();
      if (now && !now.disabled) {
        now.click();
        if (field instanceof HTMLElement) field.focus();
        return 'pressed';
      }
    }
    if (Date.now() >= typedAt + TYPED && !isSaving()) return 'disabled';
    await pause(LOOK);
  }
  return 'none';
}

/** Whether a main button is there to press, now or in a moment. */
export function hasMainButton(): boolean {
  return reachable(MAIN_BUTTON) !== undefined;
}
