import { loadCode } from '../islands/load-code.ts';
import { scrollToAnchors } from './anchors.ts';
import { moveBar } from './bar.ts';
import { hydrateIslands } from './hydration.ts';
import { showOffline, showProgress } from './indicators.ts';
import { closeMenus, holdHoverMenus } from './menus.ts';
import { prefetchPages } from './prefetch.ts';

// Zod, which is loaded with the form rules, reads this when it starts: otherwise it tries whether
// `eval` is allowed, which the policy refuses and reports.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

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
