import type { Payload } from 'payload';
import { type PostAnswer, PostFailure, type PostProblem } from './post.ts';

/** Why a delivery was not taken: it got no answer, was refused, or had no receiver. */
export type DeliveryProblem = PostProblem | 'refused' | 'off' | 'gone' | 'failed';

/** Result of one try. */
export interface Attempt {
  answer: PostAnswer | null;
  /** `null`: it was taken. */
  problem: DeliveryProblem | null;
  /** Whether another try is of no use. */
  isFinal: boolean;
}

/** Input of a try. */
export interface Call {
  payload: Payload;
  now: Date;
  timeoutMs: number | undefined;
}

/** A try that failed on our side. */
export const FAILED: Attempt = { answer: null, problem: 'failed', isFinal: false };

/** Whether the receiver took the delivery. */
export function isTaken({ problem }: Attempt): boolean {
  return problem === null;
}

/** Whether the receiver gives no answer at all: the fault is not in the delivery. */
export function isAway({ answer, problem }: Attempt): boolean {
  if (problem === 'off' || problem === 'failed') return false;
  return answer === null || answer.status >= 500 || answer.status === 429;
}

/** A try for which there is no receiver. */
export function nowhere(problem: 'off' | 'gone'): Attempt {
  return { answer: null, problem, isFinal: true };
}

/** Result of a request: every answer of the 200 kind takes the delivery. */
export async function attemptOf(posted: Promise<PostAnswer>): Promise<Attempt> {
  try {
    const answer = await posted;
    const isTaken = answer.status >= 200 && answer.status < 300;
    return { answer, problem: isTaken ? null : 'refused', isFinal: false };
  } catch (error) {
    if (!(error instanceof PostFailure)) throw error;
    return { answer: null, problem: error.problem, isFinal: false };
  }
}
