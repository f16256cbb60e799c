import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../paths.ts';

const ARCHITECTURE = readFileSync(join(ROOT, 'ARCHITECTURE.md'), 'utf8');

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
