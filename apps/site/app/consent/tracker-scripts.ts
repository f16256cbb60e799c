import type { Purpose, TrackerIds } from './consent-choice.ts';
import { createGoogle } from './google.ts';
import { createPixel } from './pixel.ts';
import type { Trackers } from './trackers.ts';

/** The trackers that the settings name; none of them is loaded before its purpose is allowed. */
export function createTrackers(ids: TrackerIds): Trackers {
  const google = createGoogle(ids);
  const pixel = ids.pixelId ? createPixel(ids.pixelId) : null;
  let allowed: readonly Purpose[] = [];
  let measuring = false;
  return {
    allow(purposes) {
      allowed = purposes;
      if (!measuring && purposes.includes('analytics')) {
        measuring = true;
        void measure();
      }
      google.allow(purposes);
      pixel?.allow(purposes.includes('marketing'));
    },
    send(event) {
      if (allowed.includes('analytics')) google.send(event);
      if (allowed.includes('marketing')) pixel?.send(event);
    },
  };
}

/** Our own measurement is a file of its own; the page works without it. */
async function measure(): Promise<void> {
  try {
    const { measureVitals } = await import('./vitals.ts');
    measureVitals();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
  }
}
