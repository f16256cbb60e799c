import { setTimeout as sleep } from 'node:timers/promises';

/** Longest that other work waits for submissions, in ms, and how often it looks. */
const LONGEST = 1_000;
const STEP = 20;

let underWay = 0;

/** Counts a submission as under way while it is worked on. */
export async function trackSubmission<Result>(work: () => Promise<Result>): Promise<Result> {
  underWay += 1;
  try {
    return await work();
  } finally {
    underWay -= 1;
  }
}

/**
 * Waits, for a second at most, until no submission of this process is under way: a visitor waits
 * for an answer, while a mail may be written a second later.
 */
export async function yieldToSubmissions(): Promise<void> {
  for (let waited = 0; underWay > 0 && waited < LONGEST; waited += STEP) await sleep(STEP);
}
