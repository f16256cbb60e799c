import { askedPurposes, PURPOSES, type Purpose, type TrackerIds } from './consent-choice.ts';
import { consentState, onConsentChange } from './consent-store.ts';
import { type TrackedEvent, takeEvents } from './track.ts';
import type { Trackers } from './trackers.ts';

/** Cookies that the trackers set, by purpose; marketing also uses the tag manager's click marks. */
const NAMES: Record<Purpose, RegExp> = {
  analytics: /^_(?:ga|gid|gat|dc_gtm)/,
  marketing: /^_(?:fbp|fbc|gcl)/,
};

/** Deletes the trackers' cookies of a purpose, on this host and on every domain above it. */
function clearTrackerCookies(purpose: Purpose): void {
  const names = document.cookie
    .split('; ')
    .map((pair) => pair.split('=', 1)[0] ?? '')
    .filter((name) => NAMES[purpose].test(name));
  for (const name of names) {
    for (const domain of domainsOf(window.location.hostname)) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
      document.cookie = `${name}=; Path=/; Max-Age=0${domain && `; Domain=${domain}`}`;
    }
  }
}

/** `www.mill.example` → none, www.mill.example, mill.example. */
function domainsOf(host: string): string[] {
  const labels = host.split('.');
  return ['', ...labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'))];
}

let ids: TrackerIds | null = null;
let trackers: Trackers | null = null;

/**
 * Loads the configured trackers if and when the visitor agrees.
 * @returns stops following the visitor's consent
 */
export function startTracking(configured: TrackerIds): () => void {
  ids = configured;
  follow();
  return onConsentChange(follow);
}

function allowed(): Purpose[] {
  const { choice } = consentState();
  return ids ? askedPurposes(ids).filter((purpose) => choice?.[purpose]) : [];
}

function follow(): void {
  const now = allowed();
  for (const purpose of PURPOSES) if (!now.includes(purpose)) clearTrackerCookies(purpose);
  if (trackers) trackers.allow(now);
  if (now.length === 0) takeEvents(null);
  else if (trackers) takeEvents(trackers.send);
  else void load();
}

/** Events wait for the trackers' code, because consent is given already. */
async function load(): Promise<void> {
  const waiting: TrackedEvent[] = [];
  takeEvents((event) => waiting.push(event));
  const scripts = await loadScripts();
  const now = allowed();
  if (!scripts || !ids || trackers || now.length === 0) return;
  trackers = scripts.createTrackers(ids);
  trackers.allow(now);
  takeEvents(trackers.send);
  for (const event of waiting) trackers.send(event);
}

/** Without a connection, or after an update of the site, nothing is counted, which does no harm. */
async function loadScripts() {
  try {
    return await import('./tracker-scripts.ts');
  } catch (error) {
    if (error instanceof TypeError) return null;
    throw error;
  }
}
