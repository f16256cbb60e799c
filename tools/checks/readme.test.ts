import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../paths.ts';

const README = readFileSync(join(ROOT, 'README.md'), 'utf8');
const ARCHITECTURE = readFileSync(join(ROOT, 'ARCHITECTURE.md'), 'utf8');
const ENVIRONMENT_FILES = [
  'tools/settings/env.ts',
  'apps/site/server/settings/env.ts',
  'apps/cms/src/process/env.ts',
];

/**
 * Variables by which `npm start` tells each process where to listen; people set SITE_… and CMS_….
 */
const BETWEEN_PROCESSES = ['NODE_ENV', 'HOST', 'PORT'];

test('the tables of configuration list every variable that the product reads', () => {
  const tableIn = (text: string) => text.slice(text.indexOf('| Variable |'));
  const testing = readFileSync(join(ROOT, 'docs/testing.md'), 'utf8');
  const table = tableIn(README) + tableIn(testing);
  const listed = new Set(
    [...table.matchAll(/^\|(.+?)\|/gm)].flatMap(
      ([, cell]) => cell?.match(/[A-Z][A-Z0-9_]+/g) ?? [],
    ),
  );
  const read = ENVIRONMENT_FILES.flatMap((file) =>
    [...readFileSync(join(ROOT, file), 'utf8').matchAll(/^ {2,6}([A-Z][A-Z0-9_]{3,}):/gm)].map(
      ([, name]) => name,
    ),
  );
  const missing = read.filter((name) => name && !listed.has(name));
  expect(missing.filter((name) => !BETWEEN_PROCESSES.includes(String(name)))).toEqual([]);
});

test('every folder and file of the map exists', () => {
  const map = ARCHITECTURE.slice(
    ARCHITECTURE.indexOf('packages/contract/  '),
    ARCHITECTURE.indexOf('docs/decisions/'),
  );
  /** The parent folder at each indentation. */
  const bases = [''];
  const absent: string[] = [];
  for (const line of map.split('\n')) {
    const names = line.split(/\s{2,}/).filter(Boolean)[0] ?? '';
    const depth = line.search(/\S/) / 2;
    if (depth > 2) continue;
    const base = bases[depth] ?? '';
    for (const name of names.split(' ')) {
      if (!existsSync(join(ROOT, base, name))) absent.push(join(base, name));
    }
    bases[depth + 1] = join(base, names.trim());
  }
  expect(absent).toEqual([]);
});
