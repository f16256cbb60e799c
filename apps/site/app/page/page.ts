import { loadCode } from '../islands/load-code.ts';
import { moveBar } from './bar.ts';
import { closeMenus, holdHoverMenus } from './menus.ts';
import { scrollToPlaces } from './places.ts';
import { prefetchPages } from './prefetch.ts';
import { showOffline, showProgress } from './signs.ts';
import { wakeIslands } from './waking.ts';

// Zod, which comes with the rules of forms, reads this when it starts: otherwise it tries whether
// `eval` is allowed, which the policy refuses and reports.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

// What answers to a visitor on every page, from the first sign on. Small, because the visitor waits for it.
closeMenus();
holdHoverMenus();
moveBar();
scrollToPlaces();
prefetchPages();
showOffline();
showProgress();
void goOn();

/** The islands come last: what they do is counted where the visitor has agreed. */
async function goOn(): Promise<void> {
  const more = await loadCode(() => import('./more.ts'));
  more?.startMore();
  wakeIslands();
  document.documentElement.setAttribute('data-runs', '');
}
