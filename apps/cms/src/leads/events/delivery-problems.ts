import type { PostProblem } from './post.ts';

/** Why a delivery was not taken: it got no answer, was refused, or had no receiver. */
export type DeliveryProblem = PostProblem | 'refused' | 'off' | 'gone' | 'failed';
