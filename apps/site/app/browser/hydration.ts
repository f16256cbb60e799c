import type { HydrateOn } from '../islands/island.tsx';
import { loadCode } from '../islands/load-code.ts';

declare global {
  interface Window {
    /**
     * Returns the last button or picture that was clicked before the scripts ran; the document's
     * script stops recording.
     */
    takeEarlyClick?: () => HTMLElement | undefined;
  }
}

/**
 * Hydrates an island, once.
 * @returns whether it runs; if its code cannot be loaded, it stays as the server sent it
 */
export async function hydrate(island: HTMLElement): Promise<boolean> {
  const code = await loadCode(() => import('./hydrate.tsx'));
  return code ? code.hydrateOnce(island) : false;
}

/** An island is hydrated a window before it is reached by scrolling: its code may have to be fetched. */
const NEAR = '100%';

/**
 * Hydrates the islands of the page at their time. What was clicked before is clicked again when its
 * island runs.
 */
export function hydrateIslands(): void {
  const clicked = window.takeEarlyClick?.();
  const islands = [...document.querySelectorAll<HTMLElement>('[data-island]')];
  const wanted = islands.find((island) => island.contains(clicked ?? document.activeElement));
  const near = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        const island = target.closest<HTMLElement>('[data-island]');
        if (!isIntersecting || !island) continue;
        near.unobserve(target);
        void hydrate(island);
      }
    },
    { rootMargin: NEAR },
  );
  for (const type of ['pointerdown', 'focusin', 'input'])
    document.addEventListener(type, hydrateTouched, { capture: true, passive: true });
  void inOrder();

  /** The touched island is first; between two islands the browser can respond. */
  async function inOrder(): Promise<void> {
    const isReady = wanted ? await hydrate(wanted) : true;
    if (clicked && isReady) clicked.click();
    for (const island of islands) {
      const hydrateOn = island.dataset.wakes as HydrateOn;
      if (hydrateOn === 'sign') await hydrate(island);
      // The island's own element has no box.
      if (hydrateOn === 'visible' && island.firstElementChild)
        near.observe(island.firstElementChild);
      await new Promise((resolve) => setTimeout(resolve));
    }
  }
}

function hydrateTouched({ target }: Event): void {
  const island = target instanceof Element && target.closest<HTMLElement>('[data-island]');
  if (island) void hydrate(island);
}
