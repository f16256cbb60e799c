import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/** A row whose items are as wide as the row, and the index of the item in view, from 0. */
export interface SnapRow {
  list: RefObject<HTMLUListElement | null>;
  current: number;
  scrollTo: (index: number, behavior?: ScrollBehavior) => void;
}

/** Observes a row that any browser can scroll and swipe, and scrolls it on demand. */
export function useSnapRow(): SnapRow {
  const list = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);

  const scrollTo = useCallback((index: number, behavior: ScrollBehavior = 'auto') => {
    const element = list.current;
    element?.scrollTo({ left: index * element.clientWidth, behavior });
  }, []);

  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const look = () => setCurrent(Math.round(element.scrollLeft / element.clientWidth));
    look();
    element.addEventListener('scroll', look, { passive: true });
    return () => element.removeEventListener('scroll', look);
  }, []);

  return { list, current, scrollTo };
}
