import type { Purpose, TrackerIds } from './consent-choice.ts';
import { loadScript } from './load-script.ts';
import type { TrackedEvent } from './track.ts';
import type { Trackers } from './trackers.ts';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

const HOST = 'https://www.googletagmanager.com';

/** Consent Mode v2: the purpose of each signal. */
const SIGNALS: Record<string, Purpose> = {
  ad_storage: 'marketing',
  ad_user_data: 'marketing',
  ad_personalization: 'marketing',
  analytics_storage: 'analytics',
};

/** A command for Google's script, which recognises commands by their type `arguments`. */
function command(..._: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: an array in its place is ignored by Google's script
  window.dataLayer?.push(arguments);
}

function signals(allowed: readonly Purpose[]): Record<string, string> {
  const entries = Object.entries(SIGNALS).map(([signal, purpose]) => [
    signal,
    allowed.includes(purpose) ? 'granted' : 'denied',
  ]);
  return Object.fromEntries(entries);
}

/** The event as Google names it: page views by its own name, all others by ours. */
function wordsOf(event: TrackedEvent): [name: string, values: Record<string, string | number>] {
  if (event.name === 'pageView') {
    const { path, title } = event;
    return ['page_view', { page_location: location.origin + path, page_title: title }];
  }
  const { name, ...values } = event;
  return [name, values];
}

/**
 * Google Analytics and Tag Manager. Consent Mode begins with everything denied; the scripts are
 * loaded only when analytics is allowed.
 */
export function createGoogle({ analyticsId, tagManagerId }: TrackerIds): Trackers {
  let loaded = false;

  function load(): void {
    loaded = true;
    if (tagManagerId) {
      window.dataLayer?.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
      loadScript(`${HOST}/gtm.js?id=${encodeURIComponent(tagManagerId)}`);
    }
    if (analyticsId) {
      command('js', new Date());
      command('config', analyticsId, { send_page_view: false });
      loadScript(`${HOST}/gtag/js?id=${encodeURIComponent(analyticsId)}`);
    }
  }

  return {
    allow(purposes) {
      if (!window.dataLayer) {
        window.dataLayer = [];
        command('consent', 'default', signals([]));
      }
      command('consent', 'update', signals(purposes));
      const wanted = purposes.includes('analytics');
      // Google's documented switch for opting out while its script is on the page.
      if (analyticsId) Reflect.set(window, `ga-disable-${analyticsId}`, !wanted);
      if (wanted && !loaded) load();
    },
    send(event) {
      const [name, values] = wordsOf(event);
      if (tagManagerId) window.dataLayer?.push({ event: name, ...values });
      if (analyticsId) command('event', name, values);
    },
  };
}
