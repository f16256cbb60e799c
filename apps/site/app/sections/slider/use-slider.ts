import { type FocusEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useSnapRow } from './use-snap-row.ts';

const ADVANCE_MS = 6000;

/** Longest wait for the picture of a requested slide, in ms; then the slide is shown without it. */
const PATIENCE_MS = 1500;

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

/**
 * Advances a scroll-snapping list of `count` slides every six seconds while it is in view: once
 * through to the first one again, or until the visitor takes over. The picture of a slide is
 * loaded before the row moves.
 */
export function useSlider(count: number): SliderState {
  const { list, current, scrollTo } = useSnapRow();
  const [resting, setResting] = useState(false);
  const [playing, setPlaying] = useState(true);
  const { ready, still } = useMotion();

  useEffect(() => {
    if (!ready || still || resting || !playing || count < 2) return;
    let ended = false;
    const next = (current + 1) % count;
    const advance = async () => {
      await pictureOf(list.current?.children[next]);
      if (ended || document.hidden || !isInView(list.current)) return;
      scrollTo(next);
      if (next === 0) setPlaying(false);
    };
    const timer = setInterval(advance, ADVANCE_MS);
    return () => {
      ended = true;
      clearInterval(timer);
    };
  }, [ready, still, resting, playing, count, current, list, scrollTo]);

  const asked = useRef(0);
  const show = async (index: number) => {
    setPlaying(false);
    const to = (index + count) % count;
    asked.current += 1;
    const request = asked.current;
    const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
    await Promise.race([pictureOf(list.current?.children[to]), patience]);
    if (request === asked.current) scrollTo(to);
  };

  return {
    list,
    current,
    ready,
    playing,
    still,
    show,
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

function isInView(element: Element | null): boolean {
  if (!element) return false;
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}

/** Resolves when the picture of a slide is loaded, or has failed. */
async function pictureOf(slide: Element | undefined): Promise<void> {
  const image = slide?.querySelector('img');
  if (!image || (image.complete && image.naturalWidth > 0)) return;
  image.loading = 'eager';
  await image.decode().catch(() => undefined);
}

/** Whether script runs and whether the visitor prefers less motion; both unknown to the server. */
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
