/**
 * `npm run faults`: breaks the running content service on purpose and prints, for each fault,
 * whether every acknowledged lead is there and what else happened; results go to bench/results.
 * A fault that tests prove has its tests run. Ids (`F1 F4`) choose some,
 * `alert` every alert. With
 * `--shape=large` it breaks two sites and two CMS processes behind nginx.
 */

import { formatSeconds } from '../tools/processes/progress.mjs';
import { Refusal } from '../tools/refusal.ts';
import { runCommand, whenAborted } from '../tools/running/command.ts';
import { type AlertStack, openAlertStack } from './faults/alerts/alert-stack.ts';
import { SERVICE_ALERTS, STACK_ALERTS } from './faults/alerts/alerts.ts';
import { keepFault } from './faults/fault-results.ts';
import { FAULTS, type Fault, LARGE_FAULTS, LARGE_KILLS } from './faults/faults.ts';
import { type LargeGround, openLargeGround } from './faults/large/ground.ts';
import { openTestCmsFolders, type TestCmsFolders } from './load/test-cms.ts';

/** What went wrong, with the last lines of a program that failed. */
function sentencesOf(error: unknown): string[] {
  return [String(error), ...(error instanceof Refusal ? error.output.slice(-4) : [])];
}

/** Inflicts the faults one after another. @returns how many were not survived */
async function inflictAll<Ground>(
  faults: readonly Fault<Ground>[],
  ground: Ground,
  stop: AbortSignal,
): Promise<number> {
  let failed = 0;
  for (const { id, title, inflict } of faults) {
    stop.throwIfAborted();
    const started = performance.now();
    // A trial that is stopped is not waited for: its ground is closed, and this process ends.
    const stopped = whenAborted(stop).then(() => stop.throwIfAborted());
    const trial = Promise.race([inflict(ground), stopped as Promise<never>]);
    const { problems, found } = await trial.catch((error: unknown) => {
      stop.throwIfAborted();
      // One trial that cannot go on does not take the others with it.
      return { found: 'the trial did not come to its end', problems: sentencesOf(error) };
    });
    keepFault(id, title, { problems, found });
    if (problems.length > 0) failed += 1;
    const mark = problems.length === 0 ? 'pass' : 'FAIL';
    process.stdout.write(
      `  ${mark}  ${id.padEnd(4)} ${title}: ${found} (${formatSeconds(started)})\n`,
    );
    for (const problem of problems.slice(0, 5)) process.stdout.write(`        ${problem}\n`);
  }
  return failed;
}

type Ground<Place> = {
  faults: readonly Fault<Place>[];
  open(stop: AbortSignal): Promise<Place>;
  close(place: Place): Promise<void>;
};

/** Inflicts the chosen faults of a ground, which is opened only for them. @returns how many failed */
async function inflictOn<Place>(
  { faults, open, close }: Ground<Place>,
  isChosen: (id: string) => boolean,
  stop: AbortSignal,
): Promise<number> {
  const chosen = faults.filter(({ id }) => isChosen(id));
  if (chosen.length === 0) return 0;
  const place = await open(stop);
  return inflictAll(chosen, place, stop).finally(() => close(place));
}

/** One service, over a data folder or over shared engines. */
const services = (
  faults: readonly Fault<TestCmsFolders>[],
  shape: 'small' | 'large',
): Ground<TestCmsFolders> => ({
  faults,
  open: (stop) => openTestCmsFolders(stop, shape),
  close: (folders) => folders.clear(),
});

const PAIRS: Ground<LargeGround> = {
  faults: LARGE_FAULTS,
  open: openLargeGround,
  close: (ground) => ground.close(),
};

const ALERTS: Ground<AlertStack> = {
  faults: STACK_ALERTS,
  open: openAlertStack,
  close: (ground) => ground.close(),
};

const SMALL = [...FAULTS, ...SERVICE_ALERTS];

async function faults(stop: AbortSignal): Promise<number> {
  const words = process.argv.slice(2);
  const ids = words.filter((word) => !word.startsWith('--'));
  const isLarge = words.includes('--shape=large');
  const known = (isLarge ? [...LARGE_KILLS, ...LARGE_FAULTS] : [...SMALL, ...STACK_ALERTS]).map(
    ({ id }) => id,
  );
  const unknown = ids.filter((id) => id !== 'alert' && !known.includes(id));
  if (unknown.length > 0) {
    throw new Refusal(`There is no fault ${unknown.join(', ')} here, only: ${known.join(', ')}.`);
  }
  const isChosen = (id: string) =>
    ids.length === 0 || ids.includes(id) || (ids.includes('alert') && id.startsWith('alert-'));
  const failed = isLarge
    ? (await inflictOn(services(LARGE_KILLS, 'large'), isChosen, stop)) +
      (await inflictOn(PAIRS, isChosen, stop))
    : (await inflictOn(services(SMALL, 'small'), isChosen, stop)) +
      (await inflictOn(ALERTS, isChosen, stop));
  return failed === 0 ? 0 : 1;
}

await runCommand(faults);
