import { expect, test } from 'vitest';
import { countTests } from './vitest-run.ts';

const passed = { status: 'passed' };
const failed = { status: 'failed' };

test('tests are counted as Vitest counts them', () => {
  const testResults = [
    { status: 'passed', assertionResults: [passed, passed] },
    { status: 'failed', assertionResults: [passed, failed] },
  ];
  const report = { numPassedTests: 3, numFailedTests: 1, testResults };
  expect(countTests(report, 1)).toEqual({ passed: 3, failed: 1 });
});

test('a file that does not load is a failure, though it has no test', () => {
  const testResults = [{ status: 'failed', assertionResults: [] }];
  const report = { numPassedTests: 3, numFailedTests: 0, testResults };
  expect(countTests(report, 1)).toEqual({ passed: 3, failed: 1 });
});

test('an error outside of the tests is a failure, and so is no report', () => {
  const report = { numPassedTests: 3, numFailedTests: 0, testResults: [] };
  expect(countTests(report, 1)).toEqual({ passed: 3, failed: 1 });
  expect(countTests(report, 0)).toEqual({ passed: 3, failed: 0 });
  expect(countTests(undefined, 1)).toEqual({ passed: 0, failed: 1 });
});
