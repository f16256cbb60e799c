import { track } from '../../consent/track.ts';
import { createStageCount } from './stage-count.ts';

/** One counter for all stages of a document. */
export const count = createStageCount(track, (then) => setTimeout(then));

/** Reports that the estimate was saved, sent, or goes on in another language: leaving is no longer giving up. */
export function countSaved(): void {
  count.finish();
}
