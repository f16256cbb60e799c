import type { Words } from '../kit/words.ts';

/** Name of a field that the back office has a word for. */
export type LabelName = keyof Words['fields'];
