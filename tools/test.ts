/**
 * `npm test`: the whole gate, with its own set-up. `npm test -- --only=unit` runs one stage of it:
 * check, unit, cms, e2e, browsers or pictures; a part of a path after it runs only the test files that
 * contain it: `npm test -- --only=e2e contact wizard`. `npm run test:all` takes the same words and runs
 * every combination of the browser stage, its measurements, an operator's upgrades, and journeys in
 * Firefox and WebKit; with `--shape=large` it runs these on two sites and two CMS processes with
 * PostgreSQL, an object store and nginx, with `--shape=release` on what `npm run release` makes. The
 * last line is always `N passed, N failed`.
 */
import { runChecks } from './checks/checks.ts';
import { requireDovecot } from './data/dovecot.ts';
import { requirePostgres } from './data/postgres.ts';
import { runEndToEnd, runOtherBrowsers, takePictures } from './gate/end-to-end.ts';
import { type PreparedTestStack, prepareTestStack, SHAPES, type Shape } from './gate/test-stack.ts';
import { runVitest } from './gate/vitest-run.ts';
import { type Counts, sayCounts, sumCounts } from './processes/counts.ts';
import { formatSeconds } from './processes/progress.mjs';
import { Refusal } from './refusal.ts';
import { runCommand } from './running/command.ts';

/** Arguments of the command line. */
type Request = {
  stages: Stage[];
  /** Parts of paths: only test files that contain one of them run; none means all. */
  files: string[];
  everything: boolean;
  shape: Shape;
};

/** Input of a stage. */
type Run = Omit<Request, 'stages'> & { prepared?: Promise<PreparedTestStack> | undefined };

type Stage = { title: string; run: (stop: AbortSignal, run: Run) => Promise<Counts> };

const STAGES = {
  check: { title: 'Static checks', run: (stop, { files }) => runChecks(stop, { names: files }) },
  unit: {
    title: 'Unit tests',
    run: (stop, { files }) => runVitest('unit', ['unit'], {}, stop, files),
  },
  cms: {
    title: 'CMS: wire contract, leads, migrations on SQLite and PostgreSQL',
    run: async (stop, { files, everything }) => {
      await requirePostgres(stop);
      await requireDovecot(stop);
      const isWhole = everything || files.length > 0;
      const projects = isWhole ? ['cms', 'before-release'] : ['cms'];
      return await runVitest('cms', projects, {}, stop, files);
    },
  },
  e2e: { title: 'End to end, in a real browser', run: runEndToEnd },
  browsers: { title: 'End to end, in Firefox and WebKit', run: runOtherBrowsers },
  pictures: { title: 'Pictures of every kind of page, beside those of before', run: takePictures },
} satisfies Record<string, Stage>;

const isStage = (name: string): name is keyof typeof STAGES => Object.hasOwn(STAGES, name);

/** The stages and the parts of paths in the command line. */
function readRequest(words: string[]): Request {
  const names = words.flatMap((word) => /^--only=(.+)$/.exec(word)?.[1] ?? []);
  const files = words.filter((word) => !word.startsWith('--'));
  if (files.length > 0 && names.length !== 1) {
    throw new Refusal('Files are those of one stage: name it, as in --only=e2e contact.');
  }
  const everything = words.includes('--all');
  const unusual = everything ? ['pictures'] : ['pictures', 'browsers'];
  const usual = Object.keys(STAGES).filter((name) => !unusual.includes(name));
  const stages = (names.length > 0 ? names : usual).map((name) => {
    if (isStage(name)) return STAGES[name];
    const known = Object.keys(STAGES).join(', ');
    throw new Refusal(`There is no stage "${name}": use --only= with one of ${known}.`);
  });
  const shape = SHAPES.find((one) => words.includes(`--shape=${one}`)) ?? 'small';
  return { stages, files, everything, shape };
}

/** A stage that cannot run counts as one failure, and the next ones still run. */
async function runStage({ title, run }: Stage, given: Run, stop: AbortSignal): Promise<Counts> {
  const started = performance.now();
  let counts: Counts;
  try {
    counts = await run(stop, given);
  } catch (error) {
    if (stop.aborted || !(error instanceof Refusal)) throw error;
    process.stdout.write(`${error.describe()}\n`);
    counts = { passed: 0, failed: 1 };
  }
  process.stdout.write(`${title}: ${sayCounts(counts)} (${formatSeconds(started)})\n`);
  return counts;
}

/**
 * Builds the applications for the browser stage while the stages before it run: those wait for
 * disks and servers half of their time.
 */
function prepareMeanwhile(stop: AbortSignal, shape: Shape): Promise<PreparedTestStack> {
  const prepared = prepareTestStack(stop, {}, { write: () => true }, shape);
  // The browser stage awaits the same promise and reports its error.
  prepared.catch(() => undefined);
  return prepared;
}

async function test(stop: AbortSignal): Promise<number> {
  const results: Counts[] = [];
  const { stages, files, everything, shape } = readRequest(process.argv.slice(2));
  const meanwhile = stages.length > 1 && stages.includes(STAGES.e2e);
  const prepared = meanwhile ? prepareMeanwhile(stop, shape) : undefined;
  for (const stage of stages) {
    results.push(await runStage(stage, { files, everything, shape, prepared }, stop));
  }
  const sum = sumCounts(results);
  process.stdout.write(`\n${sayCounts(sum)}\n`);
  return sum.failed === 0 ? 0 : 1;
}

await runCommand(test);
