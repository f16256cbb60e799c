/** The target of a visitor's search: a visible element with this text, name or label. */
export type Target = { css: string; named?: string };

/** Properties of an element that a visitor notices. */
export type Seen = {
  text: string;
  value: string;
  checked: boolean;
  focused: boolean;
  invalid: boolean;
  /** Distance of its upper edge from that of the window, in CSS px. */
  top: number;
};

// These functions run in the page: each is sent as text and may use nothing of this module but
// `find`, which is sent with it.

/** The first visible element with the name. */
export function find({ css, named }: Target): HTMLElement | undefined {
  const names = (element: HTMLElement & { labels?: Iterable<HTMLElement> | null }) => [
    element.ariaLabel,
    element.innerText,
    ...[...(element.labels ?? [])].map((label) => label.innerText),
  ];
  const says = (name: string | null) =>
    named === undefined || name?.replace(/\s+/g, ' ').includes(named);
  return [...document.querySelectorAll<HTMLElement>(css)].find(
    (element) => element.checkVisibility({ visibilityProperty: true }) && names(element).some(says),
  );
}

/** A target as a visitor sees it; `null` if it is not shown. */
export function look(target: Target): Seen | null {
  const element = find(target);
  if (!element) return null;
  const { value = '', checked = false } = element as Partial<HTMLInputElement>;
  return {
    text: element.innerText.replace(/\s+/g, ' ').trim(),
    value,
    checked,
    focused: element === document.activeElement,
    invalid: element.getAttribute('aria-invalid') === 'true',
    top: Math.round(element.getBoundingClientRect().top),
  };
}

/**
 * The middle of a target, in CSS px of the window, where the pointer would hit it. A target that is
 * out of sight is scrolled to, for the next call.
 *
 * @returns a sentence when it cannot be pointed at now
 */
export function pointAt(target: Target): [x: number, y: number] | string {
  const element = find(target);
  if (!element) return 'It is not shown.';
  const box = element.getClientRects()[0];
  if (!box) return 'It has no size.';
  const x = Math.round(box.x + box.width / 2);
  const y = Math.round(box.y + box.height / 2);
  const met = document.elementFromPoint(x, y);
  if (met && element.contains(met)) return [x, y];
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  return met ? `It lies under ${met.outerHTML.slice(0, 120)}.` : 'It is outside of the window.';
}
