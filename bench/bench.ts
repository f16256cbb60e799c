/**
 * `npm run bench`: measures the running stack, prints each figure next to its limit and writes it
 * to bench/results. Names of rows or groups (`-- L7 pages`) choose some of them.
 */
import { formatSeconds } from '../tools/processes/progress.mjs';
import { Refusal } from '../tools/refusal.ts';
import { runCommand } from '../tools/running/command.ts';
import {
  type BenchGround,
  type BenchRow,
  type Figure,
  openBenchGround,
} from './measures/bench-ground.ts';
import { BENCH_ROWS } from './measures/rows.ts';
import { circumstances, keepFigure } from './results.ts';

function chosenRows(words: readonly string[]): readonly BenchRow[] {
  const names = new Set(BENCH_ROWS.flatMap(({ id, group }) => [id, group]));
  const unknown = words.filter((word) => !names.has(word));
  if (unknown.length > 0) {
    throw new Refusal(
      `There is no figure named ${unknown.join(', ')}. There are: ${[...names].join(', ')}.`,
    );
  }
  return BENCH_ROWS.filter(
    ({ id, group }) => words.length === 0 || words.includes(id) || words.includes(group),
  );
}

function sayFigure({ id, title }: BenchRow, { found, bar, passed }: Figure, started: number): void {
  const mark = passed ? 'pass ' : 'SHORT';
  process.stdout.write(
    `  ${mark} ${id.padEnd(12)} ${title}\n        ${found} (bar: ${bar}; ${formatSeconds(started)})\n`,
  );
}

/** Runs one row. A row that throws counts as failed, and the others are still measured. */
async function figureOf(row: BenchRow, ground: BenchGround, stop: AbortSignal): Promise<Figure> {
  try {
    return await row.measure(ground);
  } catch (error) {
    if (stop.aborted || !(error instanceof Error)) throw error;
    process.stdout.write(`${error.stack}\n`);
    const reason = error.message.split('\n', 1)[0];
    return { found: `not measured: ${reason}`, bar: 'a figure', passed: false };
  }
}

async function bench(stop: AbortSignal): Promise<number> {
  const rows = chosenRows(process.argv.slice(2));
  const ground = openBenchGround(stop);
  let short = 0;
  try {
    for (const row of rows) {
      stop.throwIfAborted();
      const before = circumstances();
      const started = performance.now();
      const figure = await figureOf(row, ground, stop);
      if (!figure.passed) short += 1;
      sayFigure(row, figure, started);
      keepFigure(row.id, { title: row.title, ...figure, ...before });
    }
  } finally {
    await ground.clear();
  }
  process.stdout.write(`  ${rows.length - short} of ${rows.length} figures reach their bar.\n`);
  return short === 0 ? 0 : 1;
}

await runCommand(bench);
