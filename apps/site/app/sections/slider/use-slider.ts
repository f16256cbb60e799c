import { type FocusEvent, type RefObject, useEffect, useState } from 'react';
import { useSnapRow } from './use-snap-row.ts';

const ADVANCE_MS = 6000;

/** State of a row of slides that the visitor can scroll, step through and stop. */
export interface SliderState {
  list: RefObject<HTMLUListElement | null>;
  /** Slide in view, from 0. */
  current: number;
  /** Script runs, so that buttons do something. */
  ready: boolean;
  /** Slides change by themselves (not while pointed at or focused). */
  playing: boolean;
  /** The visitor prefers reduced motion: nothing moves by itself, and there is nothing to pause. */
  still: boolean;
  show: (index: number) => void;
  togglePlaying: () => void;
  /** For the element around slides and buttons. */
  restWhile: {
    onPointerEnter: () => void;
    onPointerLeave: () => void;
    onFocus: () => void;
    onBlur: (event: FocusEvent) => void;
  };
}

/** Advances a scroll-snapping list of `count` slides every six seconds until the visitor takes over. */
export function useSlider(count: number): SliderState {
  const { list, current, scrollTo } = useSnapRow();
  const [resting, setResting] = useState(false);
  const [playing, setPlaying] = useState(true);
  const { ready, still } = useMotion();

  useEffect(() => {
    if (!ready || still || resting || !playing || count < 2) return;
    const timer = setInterval(() => {
      if (!document.hidden) scrollTo((current + 1) % count);
    }, ADVANCE_MS);
    return () => clearInterval(timer);
  }, [ready, still, resting, playing, count, current, scrollTo]);

  return {
    list,
    current,
    ready,
    playing,
    still,
    show: (index) => {
      setPlaying(false);
      scrollTo((index + count) % count);
    },
    togglePlaying: () => setPlaying(!playing),
    restWhile: {
      onPointerEnter: () => setResting(true),
      onPointerLeave: () => setResting(false),
      onFocus: () => setResting(true),
      onBlur: ({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setResting(false);
      },
    },
  };
}

/** Whether script runs and whether the visitor asks for less motion; both unknown to the server. */
function useMotion(): { ready: boolean; still: boolean } {
  const [state, setState] = useState({ ready: false, still: true });
  useEffect(() => {
    const query = matchMedia('(prefers-reduced-motion: reduce)');
    const look = () => setState({ ready: true, still: query.matches });
    look();
    query.addEventListener('change', look);
    return () => query.removeEventListener('change', look);
  }, []);
  return state;
}
