import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../paths.ts';
import { countTests, failuresIn, type VitestReport } from './vitest-run.ts';

const passed = { status: 'passed', fullName: 'a form is kept', failureMessages: [] };
const failed = {
  status: 'failed',
  fullName: 'a form is sent',
  failureMessages: [
    `AssertionError: expected 1\n  to be 2\n    at ${ROOT}/apps/a.test.ts:1:2\n    at run (x.js:3:4)`,
  ],
};
const file = { name: join(ROOT, 'apps/a.test.ts'), message: '' };

const reportOf = (result: object[], numFailedTests = 0) =>
  ({ numPassedTests: 3, numFailedTests, testResults: result }) as VitestReport;

test.each([
  [
    'a failed test, by its file and the first line that is ours',
    { ...file, status: 'failed', assertionResults: [passed, failed] },
    1,
    'apps/a.test.ts: a form is sent: AssertionError: expected 1 to be 2 at apps/a.test.ts:1:2',
  ],
  [
    'a file that does not load, though it has no test',
    { ...file, message: 'No such module', status: 'failed', assertionResults: [] },
    0,
    'apps/a.test.ts: No such module',
  ],
])('named and counted is %s', (_, result, numFailedTests, line) => {
  const report = reportOf([result], numFailedTests);
  expect(countTests(report, 1)).toEqual({ passed: 3, failed: 1 });
  expect(failuresIn(report)).toEqual([line]);
});

test('an error outside of the tests is a failure, and so is no report', () => {
  expect(countTests(reportOf([]), 1)).toEqual({ passed: 3, failed: 1 });
  expect(countTests(reportOf([]), 0)).toEqual({ passed: 3, failed: 0 });
  expect(countTests(undefined, 1)).toEqual({ passed: 0, failed: 1 });
});
