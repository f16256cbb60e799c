import type { Purpose } from './consent-choice.ts';
import type { TrackedEvent } from './track.ts';

/** The trackers of this document. */
export interface Trackers {
  /** Loads allowed trackers that are not loaded yet, and updates the others. */
  allow(purposes: readonly Purpose[]): void;
  /** Passes an event to the allowed trackers. */
  send(event: TrackedEvent): void;
}
