import { useEffect, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx';

/** A place on a new page: ms until it is scrolled to, and px above it (point 9 of the specification). */
const PLACE = { wait: 200, offset: 80 };

/** The same on the page that is shown. */
const PLACE_HERE = { wait: 49, offset: 40 };

/** The previous location; stored outside of the frame, which an error page mounts again. */
let before: { key: string; pathname: string } | null = null;

/** Animation of a new page, visible from its first frame. */
const COMING_UP: [Keyframe[], KeyframeAnimationOptions] = [
  [{ opacity: 0.3 }, { opacity: 1 }],
  { duration: 150, easing: 'ease-out' },
];

/**
 * Does after a navigation within the site what a browser does with a new document: the focus moves
 * to the heading, or to the target of the fragment, and screen readers read the title.
 */
export function Arrival() {
  const { key, pathname, hash } = useLocation();
  const [title, setTitle] = useState('');

  // Runs before React Router's own scrolling: a new page begins at its top at once.
  useLayoutEffect(() => {
    if (before === null || before.pathname === pathname) return;
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches) {
      document.querySelector('main')?.animate(...COMING_UP);
    }
    const { style } = document.documentElement;
    style.scrollBehavior = 'auto';
    const frame = requestAnimationFrame(() => style.removeProperty('scroll-behavior'));
    return () => cancelAnimationFrame(frame);
  }, [pathname]);

  useEffect(() => {
    const from = before;
    before = { key, pathname };
    if (from === null || from.key === key) return;
    const isNewPage = from.pathname !== pathname;
    if (isNewPage || isFocusLost()) {
      setTitle(document.title);
      focusOn(document.querySelector('main h1'));
    }
    const place = placeNamed(hash);
    if (!place) return;
    focusOn(place);
    const [wait, offset] = isNewPage
      ? [PLACE.wait, PLACE.offset]
      : [PLACE_HERE.wait, PLACE_HERE.offset];
    const timer = setTimeout(() => scrollToPlace(place, offset), wait);
    return () => clearTimeout(timer);
  }, [key, pathname, hash]);

  return (
    <VisuallyHidden>
      <span role="status">{title}</span>
    </VisuallyHidden>
  );
}

/** Whether the focused element was removed, as after the next page of a list. */
function isFocusLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

/** The element of an address's fragment; a fragment may be malformed. */
function placeNamed(hash: string): Element | null {
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
function scrollToPlace(place: Element, offset: number): void {
  const margin = Number.parseFloat(getComputedStyle(place).scrollMarginTop) || 0;
  const top = place.getBoundingClientRect().top + window.scrollY;
  window.scrollTo({ top: top - margin - offset });
}

/** Focuses an element that is no control; the page does not scroll. */
function focusOn(place: Element | null): void {
  if (!(place instanceof HTMLElement)) return;
  if (place.tabIndex < 0 && !place.hasAttribute('tabindex')) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}
