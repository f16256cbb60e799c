import type { TrackerIds } from '../consent/consent-choice.ts';
import { consentState, onConsentChange, reopenCookieBar } from '../consent/consent-store.ts';
import { track } from '../consent/track.ts';
import { startTracking } from '../consent/tracking.ts';

/**
 * Starts the allowed trackers and counts the page: when it is opened, when it comes back by "back",
 * and when consent is given on it.
 */
export function trackPage(): void {
  const trackers = document.getElementById('trackers')?.textContent;
  if (trackers) startTracking(JSON.parse(trackers) as TrackerIds);
  const count = () => {
    const { pathname } = window.location;
    track({ name: 'pageView', path: pathname, title: document.title });
  };
  let { choice } = consentState();
  count();
  onConsentChange(() => {
    const next = consentState().choice;
    if (next !== choice) count();
    choice = next;
  });
}

/** Shows the cookie bar again, from the footer. */
export function reopenCookies(): void {
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-reopen-cookies]')) reopenCookieBar();
  });
}
