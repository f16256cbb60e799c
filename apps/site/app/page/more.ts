import { keepCampaign } from '../address/attribution.ts';
import { askForCookies } from './cookie-bar.ts';
import { offerToCopy } from './copy-link.ts';
import { chooseLanguages } from './languages.ts';
import { openLargeViews } from './large-view.ts';
import { openPopups } from './popups.ts';
import { followTabs } from './tabs.ts';
import { offerWayToTop } from './to-top.ts';
import { reopenCookies, trackPage } from './tracking.ts';

/** What a page does besides, without React as well, before its islands wake. */
export function startMore(): void {
  trackPage();
  keepCampaign();
  chooseLanguages();
  reopenCookies();
  askForCookies();
  openPopups();
  openLargeViews();
  offerToCopy();
  followTabs();
  offerWayToTop();
}
