/**
 * `npm run faults`: breaks the running content service on purpose and prints, for each fault,
 * whether every acknowledged lead is there and what else happened. Ids (`F1 F4`) choose some.
 */

import { formatSeconds } from '../tools/progress.mjs';
import { Refusal } from '../tools/refusal.ts';
import { runCommand } from '../tools/running/command.ts';
import { FAULTS } from './faults/faults.ts';
import { openTestCmsFolders } from './load/test-cms.ts';

async function faults(stop: AbortSignal): Promise<number> {
  const words = process.argv.slice(2);
  const chosen = FAULTS.filter(({ id }) => words.length === 0 || words.includes(id));
  if (chosen.length === 0) throw new Refusal(`There is no fault named ${words.join(', ')}.`);
  const ground = await openTestCmsFolders(stop);
  let failed = 0;
  try {
    for (const { id, title, inflict } of chosen) {
      stop.throwIfAborted();
      const started = performance.now();
      const { problems, found } = await inflict(ground);
      if (problems.length > 0) failed += 1;
      const mark = problems.length === 0 ? 'pass' : 'FAIL';
      process.stdout.write(
        `  ${mark}  ${id.padEnd(4)} ${title}: ${found} (${formatSeconds(started)})\n`,
      );
      for (const problem of problems.slice(0, 5)) process.stdout.write(`        ${problem}\n`);
    }
  } finally {
    ground.clear();
  }
  return failed === 0 ? 0 : 1;
}

await runCommand(faults);
