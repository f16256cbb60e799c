/**
 * `npm run faults`: breaks the running applications on purpose and prints, for each fault, whether
 * every acknowledged lead is stored; results go to bench/results. Ids (`F1 F4`) choose
 * some, `alert` every alert. With `--shape=large` it breaks two sites and two CMS processes behind nginx.
 */

import { formatSeconds } from '../tools/processes/progress.mjs';
import { Refusal } from '../tools/refusal.ts';
import { runCommand, whenAborted } from '../tools/running/command.ts';
import { COPIES, COPIES_LARGE } from './faults/copies.ts';
import { killedAmongOthers } from './faults/killed-among-others.ts';
import { KILLS, OTHER_KILLS } from './faults/kills.ts';
import * as large from './faults/large.ts';
import { SERVICE_ALERTS } from './faults/service-alerts.ts';
import { SHORTAGES } from './faults/shortages.ts';
import { openStackGround } from './faults/stack.ts';
import { STACK_ALERTS } from './faults/stack-alerts.ts';
import type { Fault } from './faults/trial.ts';
import { openTestCmsFolders, type TestCmsFolders } from './load/test-cms.ts';
import { keepFault } from './results.ts';

/** One service; both applications; two of each. */
const SERVICE = [...KILLS, ...OTHER_KILLS, ...SHORTAGES, ...COPIES, ...SERVICE_ALERTS];
const SERVICE_LARGE: readonly Fault<TestCmsFolders>[] = [
  ...KILLS.map((fault) => ({
    ...fault,
    id: `${fault.id}-large`,
    title: `${fault.title}, over PostgreSQL and an object store`,
  })),
  ...COPIES_LARGE,
];
const PAIRS: readonly Fault<large.LargeGround>[] = [
  { id: 'F5', title: 'every process restarted in turn under load', inflict: large.restartedInTurn },
  { id: 'LF1', title: 'a process killed every 5 s under 200 edits', inflict: killedAmongOthers },
  { id: 'LF3', title: 'PostgreSQL killed under load', inflict: large.killedDatabase },
  { id: 'LF4', title: 'object store lost under load', inflict: large.lostObjectStore },
];

type Ground<Place> = {
  faults: readonly Fault<Place>[];
  open(stop: AbortSignal): Promise<Place>;
  close(place: Place): Promise<void>;
};

/** Causes the chosen faults of a ground, opened only for them. @returns number of failed ones */
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

/** Causes the faults one after another. */
async function inflictAll<Place>(
  faults: readonly Fault<Place>[],
  place: Place,
  stop: AbortSignal,
): Promise<number> {
  let failed = 0;
  for (const { id, title, inflict } of faults) {
    stop.throwIfAborted();
    const started = performance.now();
    // A trial that is stopped is not waited for: its ground is closed, and this process ends.
    const stopped = whenAborted(stop).then(() => stop.throwIfAborted());
    const trial = Promise.race([inflict(place), stopped as Promise<never>]);
    const { problems, found } = await trial.catch((error: unknown) => {
      stop.throwIfAborted();
      // A trial that fails does not end the others.
      const output = error instanceof Refusal ? error.output.slice(-4) : [];
      return { found: 'the trial did not come to its end', problems: [String(error), ...output] };
    });
    keepFault(id, { title, problems, found });
    if (problems.length > 0) failed += 1;
    const mark = problems.length === 0 ? 'pass' : 'FAIL';
    process.stdout.write(
      `  ${mark}  ${id.padEnd(4)} ${title}: ${found} (${formatSeconds(started)})\n`,
    );
    for (const problem of problems.slice(0, 5)) process.stdout.write(`        ${problem}\n`);
  }
  return failed;
}

async function faults(stop: AbortSignal): Promise<number> {
  const words = process.argv.slice(2);
  const ids = words.filter((word) => !word.startsWith('--'));
  const isLarge = words.includes('--shape=large');
  const shape = isLarge ? 'large' : 'small';
  const known = (isLarge ? [SERVICE_LARGE, PAIRS] : [SERVICE, STACK_ALERTS])
    .flat()
    .map(({ id }) => id);
  const unknown = ids.filter((id) => id !== 'alert' && !known.includes(id));
  if (unknown.length > 0) {
    throw new Refusal(`There is no fault ${unknown.join(', ')} here, only: ${known.join(', ')}.`);
  }
  const isChosen = (id: string) =>
    ids.length === 0 || ids.includes(id) || (ids.includes('alert') && id.startsWith('alert-'));
  const services: Ground<TestCmsFolders> = {
    faults: isLarge ? SERVICE_LARGE : SERVICE,
    open: () => openTestCmsFolders(stop, shape),
    close: (folders) => folders.clear(),
  };
  const close = (ground: { close(): Promise<void> }) => ground.close();
  const failed =
    (await inflictOn(services, isChosen, stop)) +
    (isLarge
      ? await inflictOn({ faults: PAIRS, open: large.openLargeGround, close }, isChosen, stop)
      : await inflictOn({ faults: STACK_ALERTS, open: openStackGround, close }, isChosen, stop));
  return failed === 0 ? 0 : 1;
}

await runCommand(faults);
