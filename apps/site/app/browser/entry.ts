import { loadCode } from '../islands/load-code.ts';
import { scrollToAnchors } from './anchors.ts';
import { hydrateIslands } from './hydration.ts';
import { showOffline, showProgress } from './indicators.ts';
import { closeMenus, holdHoverMenus } from './menus.ts';
import { prefetchPages } from './prefetch.ts';

// Zod, which is loaded with the form rules, reads this when it starts: otherwise it tries whether
// `eval` is allowed, which the policy refuses and reports.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

/** Scrolled this many px, the bar is fixed (point 9 of the specification). */
const THRESHOLD = 100;

// Needed on every page from the first action on. Small, because the visitor waits for it.
closeMenus();
holdHoverMenus();
moveBar();
scrollToAnchors();
prefetchPages();
showOffline();
showProgress();
void loadMore();

/** The islands are last: their events are counted if the visitor has agreed. */
async function loadMore(): Promise<void> {
  const more = await loadCode(() => import('./more.ts'));
  more?.startMore();
  hydrateIslands();
  document.documentElement.setAttribute('data-runs', '');
}

/**
 * Sets the state of the bar as attributes for its styles: `data-fixed` past the threshold, and
 * `data-moving` once the visitor has scrolled, so that a page opened in its middle does not begin
 * with a bar that slides in.
 */
function moveBar(): void {
  const bar = document.querySelector('[data-bar]');
  if (!bar) return;
  const look = () => bar.toggleAttribute('data-fixed', window.scrollY > THRESHOLD);
  look();
  window.addEventListener(
    'scroll',
    () => {
      bar.setAttribute('data-moving', '');
      look();
    },
    { passive: true },
  );
}
