import type { Purpose, TrackerIds } from './consent-choice.ts';
import { createGoogle } from './google.ts';
import { createPixel } from './pixel.ts';
import type { Trackers } from './trackers.ts';

/** The trackers that the settings name; none of them is loaded before its purpose is allowed. */
export function createTrackers(ids: TrackerIds): Trackers {
  const google = createGoogle(ids);
  const pixel = ids.pixelId ? createPixel(ids.pixelId) : null;
  let allowed: readonly Purpose[] = [];
  return {
    allow(purposes) {
      allowed = purposes;
      google.allow(purposes);
      pixel?.allow(purposes.includes('marketing'));
    },
    send(event) {
      if (allowed.includes('analytics')) google.send(event);
      if (allowed.includes('marketing')) pixel?.send(event);
    },
  };
}
