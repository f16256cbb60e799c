/**
 * `npm run bench -- intake`: measures the running house, prints a table of figures against their
 * bars and writes them to bench/results. Names of groups or rows choose some of them.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BENCH_ROWS, type Figure } from './bench/rows.ts';
import { runCommand } from './command.ts';
import { ROOT } from './paths.ts';
import { formatSeconds } from './progress.mjs';
import { Refusal } from './refusal.ts';
import { openTrialGround } from './trial/trial-desk.ts';

async function bench(stop: AbortSignal): Promise<number> {
  const words = process.argv.slice(2);
  const chosen = BENCH_ROWS.filter(
    ({ id, group }) => words.length === 0 || words.includes(id) || words.includes(group),
  );
  if (chosen.length === 0) throw new Refusal(`There is no figure named ${words.join(', ')}.`);
  const ground = await openTrialGround(stop);
  const results: (Figure & { id: string; title: string })[] = [];
  try {
    for (const { id, title, measure } of chosen) {
      stop.throwIfAborted();
      const started = performance.now();
      const figure = await measure(ground);
      results.push({ id, title, ...figure });
      const mark = figure.passed ? 'pass' : 'FAIL';
      process.stdout.write(
        `  ${mark}  ${id.padEnd(4)} ${title}: ${figure.found} (bar: ${figure.bar}; ${formatSeconds(started)})\n`,
      );
    }
  } finally {
    ground.clear();
  }
  const folder = join(ROOT, 'bench', 'results');
  mkdirSync(folder, { recursive: true });
  const at = new Date().toISOString();
  const file = join(folder, `${at.slice(0, 16).replace(':', '')}-${words.join('-') || 'all'}.json`);
  writeFileSync(file, `${JSON.stringify({ at, results }, null, 2)}\n`);
  return results.every(({ passed }) => passed) ? 0 : 1;
}

await runCommand(bench);
