import { setTimeout as sleep } from 'node:timers/promises';
import type { Aftermath } from '../aftermath.ts';
import { startPrometheus, type Targets } from './prometheus.ts';

/** How an alert is caused, and the cure that docs/operations.md names for it. */
export type AlertSteps = {
  cause(): Promise<unknown>;
  cure(): Promise<unknown>;
  /** Longest wait after the cure, in s; two minutes unless the page promises something else. */
  wellWithin?: number;
};

const FIRES_WITHIN_SECONDS = 90;
const WELL_WITHIN_SECONDS = 120;
/** Two readings: an alert that fires without a cause would fire by then. */
const QUIET_MS = 5_000;

/**
 * Lets a real Prometheus watch while an alert is caused and its cure is applied.
 *
 * @param how what was done, for the table
 */
export async function raised(
  alert: string,
  targets: Targets,
  how: string,
  { cause, cure, wellWithin = WELL_WITHIN_SECONDS }: AlertSteps,
): Promise<Aftermath> {
  const watch = await startPrometheus(targets);
  const problems: string[] = [];
  try {
    await watch.untilRead();
    await sleep(QUIET_MS);
    if ((await watch.until(alert, false, 1)) === null) problems.push('It fired before its cause.');
    await cause();
    const fired = await watch.until(alert, true, FIRES_WITHIN_SECONDS);
    if (fired === null) problems.push('It did not fire.');
    await cure();
    const ended = await watch.until(alert, false, wellWithin);
    if (ended === null) problems.push('It did not end after the cure.');
    return { found: `${how}: fired after ${fired} s, ended ${ended} s after the cure`, problems };
  } finally {
    await watch.stop();
  }
}
