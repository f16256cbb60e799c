import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../paths.ts';
import { writeConfigurationPage } from './configuration-page.ts';

const PAGE = readFileSync(join(ROOT, 'docs/configuration.md'), 'utf8');

function folderWith(page: string) {
  const root = mkdtempSync(join(tmpdir(), 'configuration-'));
  const path = join(root, 'docs/configuration.md');
  mkdirSync(join(root, 'docs'));
  writeFileSync(path, page);
  return { said: writeConfigurationPage(root), after: readFileSync(path, 'utf8') };
}

test('another default than that of the schema is put right', () => {
  const { said, after } = folderWith(PAGE.replace('`CMS_PORT` | `3001`', '`CMS_PORT` | `3002`'));
  expect(said).toEqual([expect.stringContaining('was stale')]);
  expect(after).toBe(PAGE);
});

test('a variable without a row, and a row without a variable, are named', () => {
  const { said } = folderWith(PAGE.replace('`ROBOTS`', '`ROBOT`'));
  expect(said).toContain('docs/configuration.md has no row for ROBOTS.');
  expect(said).toContain('docs/configuration.md has a row for ROBOT, which nothing reads.');
});
