import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { writeStyles } from '@osnowa/brand/styles';
import { ROOT } from '../paths.ts';
import { runToEnd } from '../processes/child.ts';
import type { Counts } from '../processes/counts.ts';
import { formatSeconds } from '../processes/progress.mjs';
import { Refusal } from '../refusal.ts';
import { type Environment, inheritedEnvironment } from '../settings/env.ts';
import { findBrandFaults } from './brand-rules.ts';
import { findBudgetFaults } from './budgets.ts';
import { writeConfigurationPage } from './configuration-page.ts';
import { findDirectionFaults, findImports } from './directions.ts';
import { findFileFaults } from './file-rules.ts';
import { findStaleFiles, staleFile } from './generated-files.ts';
import { findLockFaults, type LockFile } from './lock-file.ts';
import { findScaleFaults } from './scale-rules.ts';

/** One static check; `run` returns the faults, one per line, or nothing. */
export type Check = { name: string; run: (stop: AbortSignal) => Promise<string[]> };

/** Every folder with a tsconfig.json, the largest first; "." holds the tools. */
const TYPED = ['apps/cms', 'apps/site', '.', 'packages'];

/**
 * The static half of the gate. The checks whose faults are easiest to understand come first. Those of
 * a group run in parallel; generated files are read only by the group after their generator's.
 */
const GROUPS: Check[][] = [
  [
    { name: 'file names and sizes', run: async () => findFileFaults(ROOT) },
    { name: 'import directions', run: async () => findDirectionFaults(findImports(ROOT)) },
    { name: 'budgets', run: async () => findBudgetFaults(ROOT) },
    { name: 'colours, typefaces, company', run: async () => findBrandFaults(ROOT) },
    { name: 'distances, sizes and widths of the scale', run: async () => findScaleFaults(ROOT) },
    { name: 'style sheets of the brand', run: async () => writeStyles().map(staleFile) },
    { name: 'page of configuration', run: async () => writeConfigurationPage() },
    { name: 'lock file', run: async () => findLockFaults(readLockFile()) },
  ],
  [
    {
      name: 'format and lint',
      run: (stop) => linesOf('biome check --error-on-warnings --colors=off .', '.', stop),
    },
    {
      name: 'generated files',
      run: (stop) => findStaleFiles((line, folder) => linesOf(line, folder, stop)),
    },
  ],
  [
    ...TYPED.map((folder) => ({
      name: `types of ${folder === '.' ? 'tools' : folder}`,
      run: (stop: AbortSignal) => findTypeFaults(folder, stop),
    })),
    { name: 'unused files, exports, packages', run: (stop) => linesOf('knip', '.', stop) },
  ],
];

function readLockFile(): LockFile {
  return JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as LockFile;
}

function findTypeFaults(folder: string, stop: AbortSignal): Promise<string[]> {
  // One thread takes two thirds of the processor's time; the parallel checks use the rest.
  return linesOf('tsc --noEmit --singleThreaded -p .', folder, stop);
}

/** The output of a failed command; nothing when it succeeds. */
async function linesOf(line: string, folder: string, stop: AbortSignal): Promise<string[]> {
  const environment: Environment = { ...inheritedEnvironment(), NO_COLOR: '1' };
  const { code, lines } = await runToEnd({ line, cwd: join(ROOT, folder), environment }, stop);
  if (code === 0) return [];
  return lines.length > 0 ? lines : [`"${line}" ended with exit code ${code}.`];
}

/** Further faults are only counted: a broken setting can cause thousands. */
const SHOWN_FAULTS = 200;

/** Interval of naming the running check, in ms: the compiler takes minutes on a busy machine. */
const HEARTBEAT_MS = 15_000;

/** Faults of a check, and its duration, as they are printed. */
type Finding = { name: string; faults: string[]; took: string };

/** Runs checks, as many at a time as there are cores; their findings in the order of the checks. */
async function runTogether(
  checks: readonly Check[],
  stop: AbortSignal,
  sayAll: boolean,
): Promise<Finding[]> {
  const findings: Finding[] = [];
  const queue = checks.entries();
  const running = new Set<string>();
  const say = () => process.stdout.write(`  …     ${[...running].join(', ')}\n`);
  const heartbeat = sayAll ? setInterval(say, HEARTBEAT_MS) : undefined;
  async function work(): Promise<void> {
    for (const [index, { name, run }] of queue) {
      running.add(name);
      const started = performance.now();
      const faults = await run(stop);
      findings[index] = { name, faults, took: formatSeconds(started) };
      running.delete(name);
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work)).finally(() =>
    clearInterval(heartbeat),
  );
  return findings;
}

/**
 * Runs the static checks and prints a line for each that fails, with its faults below it.
 *
 * @param names parts of names: only checks that contain one of them run; none means all
 * @param sayAll prints a line for each that passes, too, and what is running
 * @returns how many passed and failed
 * @throws Refusal when no check has such a name
 */
export async function runChecks(
  stop: AbortSignal,
  { names, sayAll = false }: { names: readonly string[]; sayAll?: boolean },
): Promise<Counts> {
  const counts = { passed: 0, failed: 0 };
  const isAsked = ({ name }: Check) =>
    names.length === 0 || names.some((one) => name.includes(one));
  const groups = GROUPS.map((group) => group.filter(isAsked));
  if (groups.every((group) => group.length === 0)) {
    const all = GROUPS.flat().map(({ name }) => name);
    throw new Refusal(`No check is called that; there are: ${all.join('; ')}.`);
  }
  for (const group of groups) {
    for (const { name, faults, took } of await runTogether(group, stop, sayAll)) {
      const passed = faults.length === 0;
      counts[passed ? 'passed' : 'failed'] += 1;
      if (!passed || sayAll) {
        process.stdout.write(`  ${passed ? 'pass' : 'FAIL'}  ${name} (${took})\n`);
      }
      for (const fault of faults.slice(0, SHOWN_FAULTS)) process.stdout.write(`        ${fault}\n`);
      if (faults.length > SHOWN_FAULTS) {
        process.stdout.write(`        … and ${faults.length - SHOWN_FAULTS} lines more\n`);
      }
    }
  }
  return counts;
}
