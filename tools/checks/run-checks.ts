import { formatSeconds } from '../progress.mjs';
import type { Counts } from '../running/counts.ts';
import { CHECKS } from './checks.ts';

/** Further faults are only counted: a broken setting can cause thousands. */
const SHOWN_FAULTS = 200;

/**
 * Runs every static check and prints a line for each, with its faults below it.
 *
 * @returns how many passed and failed
 */
export async function runChecks(stop: AbortSignal): Promise<Counts> {
  const counts = { passed: 0, failed: 0 };
  for (const { name, run } of CHECKS) {
    const started = performance.now();
    const faults = await run(stop);
    const passed = faults.length === 0;
    counts[passed ? 'passed' : 'failed'] += 1;
    process.stdout.write(`  ${passed ? 'pass' : 'FAIL'}  ${name} (${formatSeconds(started)})\n`);
    for (const fault of faults.slice(0, SHOWN_FAULTS)) process.stdout.write(`        ${fault}\n`);
    if (faults.length > SHOWN_FAULTS) {
      process.stdout.write(`        … and ${faults.length - SHOWN_FAULTS} lines more\n`);
    }
  }
  return counts;
}
