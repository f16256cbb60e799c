import { askedPurposes, PURPOSES, type Purpose, type TrackerIds } from './consent-choice.ts';
import { consentState, onConsentChange } from './consent-store.ts';
import { type TrackedEvent, takeEvents } from './track.ts';
import { clearTrackerCookies } from './tracker-cookies.ts';
import type { Trackers } from './trackers.ts';

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
