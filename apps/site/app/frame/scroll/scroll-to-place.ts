/** The element that the fragment of an address names; a fragment may be any nonsense. */
export function placeNamed(hash: string): Element | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch (error) {
    if (error instanceof URIError) return null;
    throw error;
  }
}

/**
 * Scrolls until a place of the page stands under the upper edge of the window.
 * @param offset distance from the edge in px; an element's own scroll margin adds to it
 */
export function scrollToPlace(place: Element, offset: number): void {
  const margin = Number.parseFloat(getComputedStyle(place).scrollMarginTop) || 0;
  const top = place.getBoundingClientRect().top + window.scrollY;
  window.scrollTo({ top: top - margin - offset });
}

/** Gives the focus to something that is read and not operated; the page does not move. */
export function focusOn(place: Element | null): void {
  if (!(place instanceof HTMLElement)) return;
  if (place.tabIndex < 0 && !place.hasAttribute('tabindex')) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}
