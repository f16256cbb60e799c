import { tmpdir } from 'node:os';
import { basename } from 'node:path';
import { expect, test } from 'vitest';

test('what tests leave in the temporary folder is in one folder, which goes with the run', () => {
  expect(basename(tmpdir())).toMatch(/^osnowa-tests-/);
});
