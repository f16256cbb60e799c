/**
 * `npm test`: the whole gate, with its own set-up. `npm test -- --only=unit` runs one stage of it:
 * check, unit, cms or e2e. The last line is always `N passed, N failed`.
 */
import { runChecks } from './checks/run-checks.ts';
import { runCommand } from './command.ts';
import { type Counts, sayCounts, sumCounts } from './counts.ts';
import { runEndToEnd } from './gate/end-to-end.ts';
import { runVitest } from './gate/vitest-run.ts';
import { requirePostgres } from './postgres.ts';
import { formatSeconds } from './progress.mjs';
import { Refusal } from './refusal.ts';

type Stage = { title: string; run: (stop: AbortSignal) => Promise<Counts> };

const STAGES: Record<string, Stage> = {
  check: { title: 'Static checks', run: runChecks },
  unit: { title: 'Unit tests', run: (stop) => runVitest('unit', {}, stop) },
  cms: {
    title: 'CMS: wire contract, leads, migrations on SQLite and PostgreSQL',
    run: async (stop) => {
      await requirePostgres(stop);
      return await runVitest('cms', {}, stop);
    },
  },
  e2e: { title: 'End to end, in a real browser', run: runEndToEnd },
};

/** Which stages the command line asks for. */
function chosenStages(words: string[]): Stage[] {
  const names = words.map((word) => /^--only=(.+)$/.exec(word)?.[1] ?? word);
  return (names.length > 0 ? names : Object.keys(STAGES)).map((name) => {
    const stage = STAGES[name];
    if (stage) return stage;
    const known = Object.keys(STAGES).join(', ');
    throw new Refusal(`There is no stage "${name}": use --only= with one of ${known}.`);
  });
}

/** A stage that cannot run counts as one failure, and the next ones run all the same. */
async function runStage({ title, run }: Stage, stop: AbortSignal): Promise<Counts> {
  const started = performance.now();
  process.stdout.write(`\n${title}\n`);
  let counts: Counts;
  try {
    counts = await run(stop);
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
  for (const stage of chosenStages(process.argv.slice(2))) {
    results.push(await runStage(stage, stop));
  }
  const sum = sumCounts(results);
  process.stdout.write(`\n${sayCounts(sum)}\n`);
  return sum.failed === 0 ? 0 : 1;
}

await runCommand(test);
