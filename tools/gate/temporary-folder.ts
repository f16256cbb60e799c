import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTemporaryFolder } from '../settings/env.ts';

/** One folder for any run of Vitest: leftovers of tests are deleted with it. */
let folder: string | undefined;

export function setup(): void {
  folder = mkdtempSync(join(tmpdir(), 'osnowa-tests-'));
  // PostgreSQL runs as another user than the tests and has its folder in this one.
  chmodSync(folder, 0o711);
  setTemporaryFolder(folder);
}

export function teardown(): void {
  if (folder) rmSync(folder, { recursive: true, force: true });
}
