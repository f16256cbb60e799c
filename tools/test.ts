/**
 * `npm test`: the whole gate, with its own set-up. `npm test -- --only=unit` runs one stage of it:
 * check, unit, cms or e2e; a part of a path after it runs only the test files that contain it:
 * `npm test -- --only=e2e contact wizard`. The last line is always `N passed, N failed`.
 */
import { runChecks } from './checks/run-checks.ts';
import { runCommand } from './command.ts';
import { type Counts, sayCounts, sumCounts } from './counts.ts';
import { runEndToEnd } from './gate/end-to-end.ts';
import { runVitest } from './gate/vitest-run.ts';
import { requirePostgres } from './postgres.ts';
import { formatSeconds } from './progress.mjs';
import { Refusal } from './refusal.ts';

/** `files` are parts of paths: only test files that contain one of them run; none means all. */
type Stage = { title: string; run: (stop: AbortSignal, files: string[]) => Promise<Counts> };

const STAGES: Record<string, Stage> = {
  check: { title: 'Static checks', run: runChecks },
  unit: { title: 'Unit tests', run: (stop, files) => runVitest('unit', {}, stop, files) },
  cms: {
    title: 'CMS: wire contract, leads, migrations on SQLite and PostgreSQL',
    run: async (stop, files) => {
      await requirePostgres(stop);
      return await runVitest('cms', {}, stop, files);
    },
  },
  e2e: { title: 'End to end, in a real browser', run: runEndToEnd },
};

/** The stages and the parts of paths that the command line asks for. */
function readRequest(words: string[]): { stages: Stage[]; files: string[] } {
  const names = words.flatMap((word) => /^--only=(.+)$/.exec(word)?.[1] ?? []);
  const files = words.filter((word) => !word.startsWith('--'));
  if (files.length > 0 && names.length !== 1) {
    throw new Refusal('Files are those of one stage: name it, as in --only=e2e contact.');
  }
  const stages = (names.length > 0 ? names : Object.keys(STAGES)).map((name) => {
    const stage = STAGES[name];
    if (stage) return stage;
    const known = Object.keys(STAGES).join(', ');
    throw new Refusal(`There is no stage "${name}": use --only= with one of ${known}.`);
  });
  return { stages, files };
}

/** A stage that cannot run counts as one failure, and the next ones run all the same. */
async function runStage(
  { title, run }: Stage,
  files: string[],
  stop: AbortSignal,
): Promise<Counts> {
  const started = performance.now();
  process.stdout.write(`\n${title}\n`);
  let counts: Counts;
  try {
    counts = await run(stop, files);
  } catch (error) {
    if (stop.aborted || !(error instanceof Refusal)) throw error;
    process.stdout.write(`${error.describe()}\n`);
    counts = { passed: 0, failed: 1 };
  }
  process.stdout.write(`${title}: ${sayCounts(counts)} (${formatSeconds(started)})\n`);
  return counts;
}

async function test(stop: AbortSignal): Promise<number> {
  const results: Counts[] = [];
  const { stages, files } = readRequest(process.argv.slice(2));
  for (const stage of stages) {
    results.push(await runStage(stage, files, stop));
  }
  const sum = sumCounts(results);
  process.stdout.write(`\n${sayCounts(sum)}\n`);
  return sum.failed === 0 ? 0 : 1;
}

await runCommand(test);
