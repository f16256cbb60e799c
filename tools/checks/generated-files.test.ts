import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { findStaleFiles } from './generated-files.ts';

const TYPES = 'apps/cms/src/platform/database/generated/payload-types.ts';
const SCHEMA = 'apps/cms/src/platform/database/generated/schema.ts';
const COMPONENTS = 'apps/cms/src/app/(payload)/admin/importMap.js';

/** Faults in a repository whose generator writes the given content. */
async function staleWith(made: Record<string, string>, faults: string[] = []) {
  const root = mkdtempSync(join(tmpdir(), 'generated-'));
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  for (const path of [TYPES, SCHEMA, COMPONENTS]) write(path, 'as before');
  const generate = async () => {
    for (const [path, text] of Object.entries(made)) write(path, text);
    return faults;
  };
  const found = await findStaleFiles(generate, root);
  return { found, types: readFileSync(join(root, TYPES), 'utf8') };
}

test('a stale file is named and replaced by the new one, a file as before is not', async () => {
  const { found, types } = await staleWith({ [TYPES]: 'newer', [COMPONENTS]: 'as before' });
  expect(found).toEqual([expect.stringContaining(TYPES)]);
  expect(types).toBe('newer');
});

test('a generator that fails is the fault', async () => {
  expect((await staleWith({}, ['no such field'])).found).toEqual(['no such field']);
});
