import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../paths.ts';
import { countTests, failuresIn } from './vitest-run.ts';

const passed = { status: 'passed', fullName: 'a form is kept', failureMessages: [] };
const failed = {
  status: 'failed',
  fullName: 'a form is sent',
  failureMessages: [
    `AssertionError: expected 1\n  to be 2\n    at ${ROOT}/apps/a.test.ts:1:2\n    at run (x.js:3:4)`,
  ],
};
const file = { name: join(ROOT, 'apps/a.test.ts'), message: '' };

test('tests are counted as Vitest counts them', () => {
  const testResults = [
    { ...file, status: 'passed', assertionResults: [passed, passed] },
    { ...file, status: 'failed', assertionResults: [passed, failed] },
  ];
  const report = { numPassedTests: 3, numFailedTests: 1, testResults };
  expect(countTests(report, 1)).toEqual({ passed: 3, failed: 1 });
  expect(failuresIn(report)).toEqual([
    'apps/a.test.ts: a form is sent: AssertionError: expected 1 to be 2 at apps/a.test.ts:1:2',
  ]);
});

test('a file that does not load is a failure, though it has no test', () => {
  const message = 'No such module';
  const testResults = [{ ...file, message, status: 'failed', assertionResults: [] }];
  const report = { numPassedTests: 3, numFailedTests: 0, testResults };
  expect(countTests(report, 1)).toEqual({ passed: 3, failed: 1 });
  expect(failuresIn(report)).toEqual(['apps/a.test.ts: No such module']);
});

test('an error outside of the tests is a failure, and so is no report', () => {
  const report = { numPassedTests: 3, numFailedTests: 0, testResults: [] };
  expect(countTests(report, 1)).toEqual({ passed: 3, failed: 1 });
  expect(countTests(report, 0)).toEqual({ passed: 3, failed: 0 });
  expect(countTests(undefined, 1)).toEqual({ passed: 0, failed: 1 });
});
