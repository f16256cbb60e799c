/** A visitor's changes in one control: its text, files, tick and caret. */
interface EditedField {
  control: HTMLInputElement;
  hasFocus: boolean;
  caret: readonly [number | null, number | null];
}

const CONTROLS = ':is(input:not([type=hidden]), textarea, select)[name]';

function controlsIn(island: HTMLElement): HTMLInputElement[] {
  return [...island.querySelectorAll<HTMLInputElement>(CONTROLS)];
}

/**
 * Keeps typed, ticked and unfolded content of an island while it is hydrated. If an extension or a
 * translator has added a node, React renders the island again, with new and empty controls.
 * @returns restores it in the new controls, with focus and caret; to be called as soon as they
 *   exist, before anything else can be typed
 */
export function keepTyped(island: HTMLElement): () => void {
  const old = controlsIn(island);
  const root = island.firstElementChild;
  const folds = [...island.querySelectorAll('details')];
  const parts = [...island.querySelectorAll('[data-static]')];
  let edited: EditedField[] = [];
  const read = () => {
    edited = old.map((control) => ({
      control,
      hasFocus: control === document.activeElement,
      caret: [control.selectionStart, control.selectionEnd],
    }));
  };
  const ended = new AbortController();
  for (const event of ['input', 'focusin', 'selectionchange']) {
    document.addEventListener(event, read, { signal: ended.signal });
  }
  read();
  return () => {
    ended.abort();
    if (root?.isConnected) return;
    const present = controlsIn(island);
    for (const [at, one] of edited.entries()) {
      const control = present[at];
      if (control?.name === one.control.name) putInto(control, one);
    }
    for (const [at, part] of island.querySelectorAll('[data-static]').entries())
      part.replaceChildren(...(parts[at]?.childNodes ?? []));
    for (const [at, fold] of island.querySelectorAll('details').entries())
      fold.open = folds[at]?.open === true;
  };
}

function putInto(control: HTMLInputElement, { control: old, hasFocus, caret }: EditedField): void {
  if (old.type === 'checkbox' || old.type === 'radio') control.checked = old.checked;
  else if (old.type !== 'file') control.value = old.value;
  else if (old.files?.length) control.files = old.files;
  if (!hasFocus) return;
  control.focus({ preventScroll: true });
  if (typeof caret[0] === 'number') control.setSelectionRange(...caret);
}
