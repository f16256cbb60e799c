/** What a visitor did in one control: its text, files, tick and caret. */
interface Touched {
  control: HTMLInputElement;
  hasFocus: boolean;
  caret: readonly [number | null, number | null];
}

/** React keeps the state of other boxes itself: those of calculators. */
const CONTROLS =
  'input:not([type=checkbox], [type=radio], [type=hidden]), textarea, select, [name=consent]';

function controlsIn(island: HTMLElement): HTMLInputElement[] {
  return [...island.querySelectorAll<HTMLInputElement>(CONTROLS)];
}

/**
 * Keeps what is typed into an island while it is hydrated. An extension or a translator that has put a
 * node of its own into it makes React render it anew, with new and empty controls.
 * @returns puts it into the controls that have taken the place of the old ones, with focus and caret;
 *   to be called when they stand there, before anything else can be typed
 */
export function keepTyped(island: HTMLElement): () => void {
  const old = controlsIn(island);
  let touched: Touched[] = [];
  const read = () => {
    touched = old.map((control) => ({
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
    const present = new Map(controlsIn(island).map((control) => [control.id, control]));
    for (const one of touched) {
      const control = present.get(one.control.id);
      if (control && control !== one.control) putInto(control, one);
    }
  };
}

function putInto(control: HTMLInputElement, { control: old, hasFocus, caret }: Touched): void {
  if (old.type === 'checkbox') control.checked = old.checked;
  else if (old.type !== 'file') control.value = old.value;
  else if (old.files?.length) control.files = old.files;
  if (!hasFocus) return;
  control.focus({ preventScroll: true });
  if (typeof caret[0] === 'number') control.setSelectionRange(...caret);
}
