import { setTimeout as sleep } from 'node:timers/promises';
import type { TestCms, TestCmsFolders } from '../load/test-cms.ts';
import { startPrometheus, type Targets } from './prometheus.ts';
import type { StackGround } from './stack.ts';
import { type Aftermath, type Fault, fault, type Trial, unmet } from './trial.ts';

/** The cause of an alert, and the cure that docs/operations.md names for it. */
export type Steps = {
  cause(): Promise<unknown>;
  cure(): Promise<unknown>;
  /** Further conditions after the cure, each by the sentence for its failure. */
  expect?(): Promise<Record<string, boolean>>;
};

const FIRES_WITHIN_SECONDS = 90;
const WELL_WITHIN_SECONDS = 120;
/** Time for two readings: an alert that fires without a cause would fire by then. */
const QUIET_MS = 5_000;

type Raised = { found: string; expected: Record<string, boolean> };

/** Lets a real Prometheus watch while an alert is caused and its cure is applied. */
async function raise(alert: string, targets: Targets, how: string, steps: Steps): Promise<Raised> {
  const watch = await startPrometheus(targets);
  try {
    await sleep(QUIET_MS);
    const isQuiet = (await watch.until(alert, false, 2)) !== null;
    await steps.cause();
    const fired = await watch.until(alert, true, FIRES_WITHIN_SECONDS);
    await steps.cure();
    const ended = await watch.until(alert, false, WELL_WITHIN_SECONDS);
    return {
      found: `${how}: fired after ${fired} s, ended ${ended} s after the cure`,
      expected: {
        'It fired before its cause.': isQuiet,
        'It did not fire.': fired !== null,
        'It did not end after the cure.': ended !== null,
        ...(await steps.expect?.()),
      },
    };
  } finally {
    await watch.stop();
  }
}

const titleOf = (alert: string) => `alert ${alert}, and the cure of docs/operations.md`;

/** An alert of the content service alone, which `prepare` starts. */
export function serviceAlert(
  alert: string,
  how: string,
  prepare: (trial: Trial) => Promise<Steps & { service: TestCms | string }>,
): Fault<TestCmsFolders> {
  return fault(`alert-${alert}`, {
    title: titleOf(alert),
    async cause(trial) {
      const { service, ...steps } = await prepare(trial);
      const targets =
        typeof service === 'string' ? { site: service } : { cms: new URL(service.api).origin };
      return raise(alert, targets, how, steps);
    },
    expect: ({ expected }) => expected,
    figure: ({ found }) => found,
  });
}

/** An alert of both applications, as `npm start` runs them. */
export function stackAlert(
  alert: string,
  how: string,
  stepsOf: (ground: StackGround) => Steps,
): Fault<StackGround> {
  return {
    id: `alert-${alert}`,
    title: titleOf(alert),
    async inflict(ground): Promise<Aftermath> {
      const { siteAddress: site, cmsAddress: cms } = ground.stack;
      const { found, expected } = await raise(alert, { site, cms }, how, stepsOf(ground));
      return { found, problems: unmet(expected) };
    },
  };
}
