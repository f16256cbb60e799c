/** How long a button that cannot be pressed is waited for after a keystroke, in ms: the draft saves itself. */
const SAVING = 10_000;

/** Pause between two looks at the button, in ms. */
const LOOK = 50;

const MAIN_BUTTON = '#action-save, .asked-publication button';
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
  const find = () => reachable<HTMLButtonElement>(MAIN_BUTTON);
  const until = typedAt + SAVING;
  const field = document.activeElement;
  for (let button = find(); button; button = find()) {
    if (!button.disabled) {
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
    if (Date.now() >= until) return 'disabled';
    await pause(LOOK);
  }
  return 'none';
}

/** Whether a main button is there to press, now or in a moment. */
export function hasMainButton(): boolean {
  return reachable(MAIN_BUTTON) !== undefined;
}
