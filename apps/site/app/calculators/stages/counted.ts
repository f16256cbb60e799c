import { track } from '../../consent/track.ts';
import { createStageCount } from './stage-count.ts';

/** One counter for all stages of a document. */
export const count = createStageCount(track, (then) => setTimeout(then));

/** The estimate was saved, sent, or continued in another language: leaving is not giving up now. */
export function countSaved(): void {
  count.finish();
}
