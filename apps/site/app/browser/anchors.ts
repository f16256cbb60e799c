/** Delay before scrolling to an anchor of this page, in ms (point 9 of the specification). */
const WAIT = 49;

/** px between the fixed bar and an anchor of this page; a new page has 80 in all, by its styles. */
const OFFSET = 40;

/** Scrolls to the anchor of this page that a link leads to, and gives it the focus. */
export function scrollToAnchors(): void {
  document.addEventListener('click', (event) => {
    const { target, defaultPrevented } = event;
    const link =
      target instanceof Element ? target.closest<HTMLAnchorElement>('a[href*="#"]') : null;
    if (!link || defaultPrevented || isExternal(link)) return;
    window.setTimeout(() => scrollToAnchor(anchorNamed(link.hash)), WAIT);
  });
}

function isExternal({ origin, pathname, search }: HTMLAnchorElement): boolean {
  const { location } = window;
  return origin !== location.origin || pathname !== location.pathname || search !== location.search;
}

/** The element of an address's fragment; a fragment may be malformed. */
function anchorNamed(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch (error) {
    if (error instanceof URIError) return null;
    throw error;
  }
}

/** An element's own scroll margin is for the bar, too. The focus itself scrolls nothing. */
function scrollToAnchor(anchor: HTMLElement | null): void {
  if (!anchor) return;
  if (anchor.tabIndex < 0 && !anchor.hasAttribute('tabindex')) anchor.tabIndex = -1;
  anchor.focus({ preventScroll: true });
  const margin = Number.parseFloat(getComputedStyle(anchor).scrollMarginTop) || 0;
  const bar = document.querySelector<HTMLElement>('[data-bar]')?.offsetHeight ?? 0;
  const top = anchor.getBoundingClientRect().top + window.scrollY;
  window.scrollTo({ top: top - Math.max(margin, bar) - OFFSET });
}
