import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { findStaleFiles } from './generated-files.ts';

const TYPES = 'apps/cms/src/database/generated/payload-types.ts';
const SCHEMA = 'apps/cms/src/database/generated/schema.ts';
const COMPONENTS = 'apps/cms/src/app/(payload)/admin/importMap.js';

/** A repository with the generated files, and a generator that writes the given content. */
function repository(made: Record<string, string>) {
  const root = mkdtempSync(join(tmpdir(), 'generated-'));
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  write(TYPES, 'types');
  write(SCHEMA, 'schema');
  write(COMPONENTS, 'components');
  const generate = async () => {
    for (const [path, text] of Object.entries(made)) write(path, text);
    return [];
  };
  return { root, generate };
}

test('files that equal the generator’s output pass', async () => {
  const { root, generate } = repository({ [TYPES]: 'types', [COMPONENTS]: 'components' });
  expect(await findStaleFiles(generate, root)).toEqual([]);
});

test('a stale file is named and replaced by the new one', async () => {
  const { root, generate } = repository({ [TYPES]: 'newer types', [COMPONENTS]: 'components' });
  expect(await findStaleFiles(generate, root)).toEqual([expect.stringContaining(TYPES)]);
  expect(readFileSync(join(root, TYPES), 'utf8')).toBe('newer types');
});

test('a generator that fails is the fault', async () => {
  const { root } = repository({});
  expect(await findStaleFiles(async () => ['no such field'], root)).toEqual(['no such field']);
});
