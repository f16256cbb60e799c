import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../paths.ts';
import { runToEnd } from '../processes/child.ts';
import type { Counts } from '../processes/counts.ts';
import { type Environment, testEnvironment } from '../settings/env.ts';

/** Workers, and the programs that tests start, share here what V8 has compiled. */
const COMPILED = join(ROOT, 'node_modules', '.cache', 'compiled');

/** The fields of Vitest's JSON report that are read here. */
export type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { status: string; assertionResults: { status: string }[] }[];
};

/**
 * Runs projects of vitest.config.ts and shows their output as it comes.
 *
 * @param extra variables for the tests, in addition to those of this process
 * @param files parts of paths; only test files that contain one of them run, none means all
 * @throws the reason of `stop` when it is aborted
 */
export async function runVitest(
  projects: readonly string[],
  extra: Environment,
  stop: AbortSignal,
  files: string[] = [],
): Promise<Counts> {
  // That of the tests is in it, so that it goes also when Vitest is ended.
  const folder = mkdtempSync(join(tmpdir(), 'osnowa-vitest-'));
  // PostgreSQL runs as another user than the tests and has its folder in this one.
  chmodSync(folder, 0o711);
  const file = join(folder, 'report.json');
  try {
    const { code } = await runToEnd(
      {
        line: `vitest run ${projects.map((name) => `--project ${name}`).join(' ')} --reporter=default --reporter=json --outputFile.json=${file} ${files.join(' ')}`,
        cwd: ROOT,
        environment: {
          NODE_COMPILE_CACHE: COMPILED,
          ...testEnvironment(),
          NO_COLOR: '1',
          TMPDIR: folder,
          ...extra,
        },
      },
      stop,
      (line) => process.stdout.write(`  ${line}\n`),
    );
    return countTests(readReport(file), code);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function readReport(file: string): VitestReport | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as VitestReport;
  } catch {
    // Vitest died before it could write: that counts as one failure. Its output has been shown.
    return undefined;
  }
}

/**
 * Counts the tests of a report. A file that could not be loaded has no tests to fail, and an error
 * outside of any test only shows in the exit code; each counts as one failure.
 */
export function countTests(report: VitestReport | undefined, exitCode: number): Counts {
  if (!report) return { passed: 0, failed: 1 };
  const broken = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  ).length;
  const failed = report.numFailedTests + broken;
  return {
    passed: report.numPassedTests,
    failed: failed === 0 && exitCode !== 0 ? 1 : failed,
  };
}
