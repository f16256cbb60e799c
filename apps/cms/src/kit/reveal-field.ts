import type { ClientField } from 'payload';

/** Time for parts of a form to appear: Payload renders those near the window only, in ms. */
const TIMEOUT_MS = 15_000;
const STEP_MS = 100;

/**
 * Opens the tab of a field, unfolds the rows and blocks around it, scrolls to it and puts the cursor
 * into it. It does so by Payload's own buttons, so that the form stays as Payload knows it.
 * @param fields of the form, to find the tab
 * @param path of the field; rows and blocks are counted from 0
 * @returns whether the form has the field
 */
export async function revealField(
  fields: readonly ClientField[],
  path: string,
  signal: AbortSignal,
): Promise<boolean> {
  const names = path.split('.');
  const tab = tabOf(fields, names[0] ?? '');
  if (tab !== -1)
    await click(() => document.querySelectorAll('.tabs-field__tab-button')[tab], signal);
  for (const [place, name] of names.entries()) {
    if (!/^\d+$/.test(name)) continue;
    const list = names.slice(0, place);
    bringNear(elementOf(list.join('.')));
    const row = await appeared(
      () => document.getElementById(`${list.join('-')}-row-${name}`),
      signal,
    );
    if (!row) return false;
    bringNear(row);
    row.querySelector<HTMLElement>(FOLDED)?.click();
  }
  const element = await appeared(() => elementOf(path), signal);
  if (!element) return false;
  await cameToRest(element, signal);
  if (!signal.aborted) inputOf(element).focus({ preventScroll: true });
  return true;
}

/** Scrolls to the first sentence of a refused field: that about a long list is above the list. */
export function showFirstError(): void {
  bringNear(document.querySelector('.field-error'));
}

/** The button of a row itself, not of the rows in it. */
const FOLDED =
  ':scope > .collapsible > .collapsible__toggle-wrap > .collapsible__toggle--collapsed';

/** The place of the tab with a field among the form's tabs; -1 for a field that is in no tab. */
function tabOf(fields: readonly ClientField[], name: string): number {
  for (const field of fields) {
    if (field.type !== 'tabs') continue;
    const place = field.tabs.findIndex((tab) =>
      'name' in tab && tab.name ? tab.name === name : holds(tab.fields, name),
    );
    if (place !== -1) return place;
  }
  return -1;
}

function holds(fields: readonly ClientField[], name: string): boolean {
  return fields.some((field) => {
    if ('name' in field && field.name) return field.name === name;
    return 'fields' in field && holds(field.fields, name);
  });
}

/** Payload's names for inputs, for rich texts, and for texts with several values. */
function elementOf(path: string): HTMLElement | null {
  const name = `field-${path.replaceAll('.', '__')}`;
  return (
    document.getElementById(name) ??
    document.querySelector<HTMLElement>(`[data-field-path="${path}"], .${name}`)
  );
}

function inputOf(element: HTMLElement): HTMLElement {
  if (element.matches('input, textarea')) return element;
  const first = (selector: string) => element.querySelector<HTMLElement>(selector);
  // A rich text has buttons above its text; a picture has buttons only.
  return first('[contenteditable=true]') ?? first('input:not([type=file]), button') ?? element;
}

function bringNear(element: Element | null): void {
  element?.scrollIntoView({ block: 'center' });
}

async function click(find: () => Element | undefined, signal: AbortSignal): Promise<void> {
  const button = await appeared(() => find() ?? null, signal);
  if (button instanceof HTMLElement) button.click();
}

async function appeared<Found extends Element>(
  find: () => Found | null,
  signal: AbortSignal,
): Promise<Found | null> {
  const end = Date.now() + TIMEOUT_MS;
  for (;;) {
    const found = find();
    if (signal.aborted) return null;
    if (found || Date.now() > end) return found;
    await pause();
  }
}

/** Scrolls until the element stays in its place: rows unfold slowly, and fields above are rendered. */
async function cameToRest(element: HTMLElement, signal: AbortSignal): Promise<void> {
  const end = Date.now() + TIMEOUT_MS;
  let before = Number.NaN;
  while (!signal.aborted && Date.now() < end) {
    bringNear(element);
    const { top } = element.getBoundingClientRect();
    if (top === before && element.checkVisibility()) return;
    before = top;
    await pause();
  }
}

function pause(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, STEP_MS);
  });
}
