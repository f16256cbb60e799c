import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { dataNames } from './data-names.ts';

function folderWith(...files: string[]): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'data-names-'));
  for (const file of files) writeFileSync(path.join(folder, file), '{}');
  return folder;
}

const NEW = { database: 'osnowa.db', marker: 'osnowa.json' };
const EARLIER = { database: 'tkalnia.db', marker: 'tkalnia.json' };

test.each([
  ['a new folder', [], NEW],
  ['a folder that has begun with the new names', ['osnowa.json', 'osnowa.db'], NEW],
  ['a folder of an earlier version', ['tkalnia.json', 'tkalnia.db'], EARLIER],
  ['an earlier folder on PostgreSQL', ['tkalnia.json'], EARLIER],
  ['an earlier folder whose database is lost', ['tkalnia.json', 'secrets.json'], EARLIER],
  ['an earlier database without its marker', ['tkalnia.db'], EARLIER],
  ['a new folder next to a copy of an earlier database', ['osnowa.json', 'tkalnia.db'], NEW],
])('%s', (_what, files, names) => {
  expect(dataNames(folderWith(...files))).toEqual(names);
});
