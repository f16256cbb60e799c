import { keepCampaign } from '../address/attribution.ts';
import { moveBar } from './bar.ts';
import { askForCookies } from './cookie-bar.ts';
import { offerToCopy } from './copy-link.ts';
import { chooseLanguages } from './languages.ts';
import { openLargeViews } from './large-view.ts';
import { closeMenus, holdHoverMenus } from './menus.ts';
import { scrollToPlaces } from './places.ts';
import { openPopups } from './popups.ts';
import { prefetchPages } from './prefetch.ts';
import { showOffline, showProgress } from './signs.ts';
import { followTabs } from './tabs.ts';
import { offerWayToTop } from './to-top.ts';
import { reopenCookies, trackPage } from './tracking.ts';
import { wakeIslands } from './waking.ts';

// Zod, which comes with the rules of forms, reads this when it starts: otherwise it tries whether
// `eval` is allowed, which the policy refuses and reports.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

/** What runs on every page, from the first sign of its visitor on. */
trackPage();
keepCampaign();
closeMenus();
holdHoverMenus();
moveBar();
chooseLanguages();
openLargeViews();
offerToCopy();
followTabs();
scrollToPlaces();
prefetchPages();
showOffline();
showProgress();
offerWayToTop();
reopenCookies();
askForCookies();
openPopups();
wakeIslands();
document.documentElement.setAttribute('data-runs', '');
