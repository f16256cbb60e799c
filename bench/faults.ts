/**
 * `npm run faults`: breaks the running content service on purpose and prints, for each fault,
 * whether every acknowledged lead is there and what else happened; results go to bench/results.
 * A fault that tests prove has its tests run. Ids (`F1 F4`) choose some. With
 * `--shape=large` it breaks two sites and two CMS processes behind nginx.
 */

import { formatSeconds } from '../tools/progress.mjs';
import { Refusal } from '../tools/refusal.ts';
import { runCommand } from '../tools/running/command.ts';
import { keepFault } from './faults/fault-results.ts';
import { FAULTS, type Fault, LARGE_FAULTS } from './faults/faults.ts';
import { openLargeGround } from './faults/large.ts';
import { openTestCmsFolders } from './load/test-cms.ts';

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
    const { problems, found } = await inflict(ground);
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

/** @throws Refusal when no fault has one of these ids */
function chosen<Ground>(faults: readonly Fault<Ground>[], ids: string[]): readonly Fault<Ground>[] {
  const found = faults.filter(({ id }) => ids.length === 0 || ids.includes(id));
  if (found.length === 0) throw new Refusal(`There is no fault named ${ids.join(', ')}.`);
  return found;
}

async function faults(stop: AbortSignal): Promise<number> {
  const words = process.argv.slice(2);
  const ids = words.filter((word) => !word.startsWith('--'));
  if (words.includes('--shape=large')) {
    const some = chosen(LARGE_FAULTS, ids);
    const ground = await openLargeGround(stop);
    const failed = await inflictAll(some, ground, stop).finally(() => ground.close());
    return failed === 0 ? 0 : 1;
  }
  const some = chosen(FAULTS, ids);
  const ground = await openTestCmsFolders(stop);
  const failed = await inflictAll(some, ground, stop).finally(() => ground.clear());
  return failed === 0 ? 0 : 1;
}

await runCommand(faults);
