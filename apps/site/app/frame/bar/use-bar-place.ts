import { useEffect, useState } from 'react';

/** Scrolled this many px, the bar is fixed (point 9 of the specification). */
const THRESHOLD = 100;

/**
 * Where the bar stands, as attributes for its styles: `data-fixed` past the threshold, and
 * `data-moving` once the visitor has scrolled, so that a page opened in its middle does not begin
 * with a bar that slides in.
 */
export function useBarPlace() {
  const [place, setPlace] = useState({ fixed: false, moving: false });
  useEffect(() => {
    function look(moving: boolean) {
      const fixed = window.scrollY > THRESHOLD;
      setPlace((old) => (old.fixed === fixed && old.moving === moving ? old : { fixed, moving }));
    }
    const onScroll = () => look(true);
    look(false);
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, []);
  return { 'data-fixed': place.fixed || undefined, 'data-moving': place.moving || undefined };
}
