import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { ROOT } from '../paths.ts';
import { runToEnd } from '../processes/child.ts';
import type { Counts } from '../processes/counts.ts';
import { type Environment, testEnvironment } from '../settings/env.ts';

/** Folder in which workers, and the programs that tests start, share V8's compiled code. */
const COMPILED = join(ROOT, 'node_modules', '.cache', 'compiled');

/** The fields of Vitest's JSON report that are read here. */
export type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
};

/** Folder of each stage's output with test times, and of failed tests' files; git ignores it. */
export const RESULTS = join(ROOT, 'test-results');

/**
 * Runs projects of vitest.config.ts. Each failure is one line; the whole output is in a file that they
 * name, and is shown as it comes if only some files run.
 *
 * @param stage names the file of the output
 * @param extra variables for the tests, in addition to those of this process
 * @param files parts of paths; only test files that contain one of them run, none means all
 * @throws the reason of `stop` when it is aborted
 */
export async function runVitest(
  stage: string,
  projects: readonly string[],
  extra: Environment,
  stop: AbortSignal,
  files: string[] = [],
): Promise<Counts> {
  // The tests' temporary folder is in it, so that it is removed also when Vitest is killed.
  const folder = mkdtempSync(join(tmpdir(), 'osnowa-vitest-'));
  // PostgreSQL runs as another user than the tests and has its folder in this one.
  chmodSync(folder, 0o711);
  const file = join(folder, 'report.json');
  try {
    const { code, lines } = await runToEnd(
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
      files.length > 0 ? (line) => process.stdout.write(`  ${line}\n`) : undefined,
    );
    const report = readReport(file);
    const counts = countTests(report, code);
    if (files.length > 0) return counts;
    const log = writeLog(stage, lines);
    if (counts.failed > 0) {
      for (const failure of failuresIn(report)) process.stdout.write(`  FAIL  ${failure}\n`);
      process.stdout.write(`  The whole output: ${log}\n`);
    }
    return counts;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Writes lines to a file of the folder of results; returns its path from the root. */
export function writeLog(name: string, lines: readonly string[]): string {
  mkdirSync(RESULTS, { recursive: true });
  const file = join(RESULTS, `${name}.log`);
  writeFileSync(file, `${lines.join('\n')}\n`);
  return relative(ROOT, file);
}

/** Code units of a failure's message that are shown. */
const LONGEST_MESSAGE = 600;

/** Each failure in one line: its file, its test, its message. */
export function failuresIn(report: VitestReport | undefined): string[] {
  if (!report) return ['Vitest ended without a report.'];
  const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, LONGEST_MESSAGE);
  return report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    const path = relative(ROOT, name);
    if (status === 'failed' && failed.length === 0) return [`${path}: ${inOneLine(message)}`];
    return failed.map(
      ({ fullName, failureMessages }) =>
        `${path}: ${fullName}: ${failureMessages.map((one) => inOneLine(withPlace(one))).join(' ')}`,
    );
  });
}

/** A message with the first line of its stack. */
function withPlace(message: string): string {
  return message
    .split(/\n\s+at /, 2)
    .join(' at ')
    .replace(`${ROOT}/`, '');
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
