import type { Purpose } from './consent-choice.ts';
import type { TrackedEvent } from './track.ts';

/** The trackers of this document. */
export interface Trackers {
  /** Loads what is allowed and not here yet; tells the others what they may still do. */
  allow(purposes: readonly Purpose[]): void;
  /** Passes an event to those that are allowed. */
  send(event: TrackedEvent): void;
}
