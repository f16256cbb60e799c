import { createHash } from 'node:crypto';
import {
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { beforeEach, expect, test } from 'vitest';
import { ROOT } from '../paths.ts';
import { runToEnd } from '../processes/child.ts';
import { testEnvironment } from '../settings/env.ts';
import { backUp } from './data-backup.ts';
import { openDataFolder } from './data-folder.ts';
import { rehearse, restore } from './data-restore.ts';

let place: string;
let data: string;
let copy: string;

const FILE = '0f8fad5b-d9cb-469f-a165-70867728950e';

/** A data folder with a lead, its file, and everything else that a start makes. */
function makeFolder(folder: string, ...references: string[]): void {
  mkdirSync(join(folder, 'attachments'), { recursive: true });
  writeFileSync(join(folder, 'osnowa.json'), '{"madeAt":"2026-01-01","databases":{}}');
  writeFileSync(join(folder, 'secrets.json'), '{}');
  writeFileSync(join(folder, 'attachments', FILE), 'oferta');
  const database = new DatabaseSync(join(folder, 'osnowa.db'));
  database.exec(`CREATE TABLE leads (id INTEGER PRIMARY KEY, reference TEXT);
    CREATE TABLE attachments (file TEXT, sha256 TEXT);
    CREATE TABLE payload_migrations (name TEXT);
    INSERT INTO payload_migrations VALUES ('20261123_023008_schema')`);
  const sha256 = createHash('sha256').update('oferta').digest('hex');
  database.prepare('INSERT INTO attachments VALUES (?, ?)').run(FILE, sha256);
  for (const one of references) addLead(database, one);
  database.close();
}

function addLead(database: DatabaseSync, reference: string): void {
  database.prepare('INSERT INTO leads (reference) VALUES (?)').run(reference);
}

function addLater(reference: string): void {
  const database = new DatabaseSync(join(data, 'osnowa.db'));
  addLead(database, reference);
  database.close();
}

function referencesIn(folder: string): string[] {
  const database = new DatabaseSync(join(folder, 'osnowa.db'), { readOnly: true });
  const rows = database.prepare('SELECT reference FROM leads ORDER BY id').all();
  database.close();
  return rows.map(({ reference }) => String(reference));
}

const ALL = { leaveNewer: true };
const NONE = { leaveNewer: false };

beforeEach(async () => {
  place = mkdtempSync(join(tmpdir(), 'osnowa-restore-'));
  data = join(place, 'data');
  copy = join(place, 'copy');
  makeFolder(data, 'TK-1', 'TK-2');
  expect(await backUp(data, copy)).toEqual({ leads: 2, files: 1, missing: [] });
});

test('a copy takes the place of the folder, also of a lost one; what was there is moved within it', async () => {
  const sealed = readdirSync(place);
  const done = await restore(copy, data, NONE);
  expect(readdirSync(place)).toEqual(sealed);
  expect(done).toMatchObject({ leads: 2, files: 1, missing: [], newer: [] });
  expect(referencesIn(data)).toEqual(['TK-1', 'TK-2']);
  expect(readFileSync(join(data, 'attachments', FILE), 'utf8')).toBe('oferta');
  expect(referencesIn(done.before ?? '')).toEqual(['TK-1', 'TK-2']);
  await backUp(data, join(place, 'next'));
  expect(readdirSync(join(place, 'next'))).not.toContainEqual(expect.stringMatching(/^before-/));
  rmSync(data, { recursive: true });
  expect((await restore(copy, data, NONE)).before).toBeNull();
  expect(referencesIn(data)).toEqual(['TK-1', 'TK-2']);
});

test('a restore that was interrupted is noticed by the start, and done by running it again', async () => {
  const line = '{"at":"2026-01-01","what":"person","hash":"a"}\n';
  // An interrupted restore: the old files have been moved, and one of the copy.
  mkdirSync(join(data, 'before-1'));
  for (const name of ['osnowa.db', 'osnowa.json', 'secrets.json', 'attachments']) {
    renameSync(join(data, name), join(data, 'before-1', name));
  }
  mkdirSync(join(data, 'restoring'));
  writeFileSync(join(data, 'restoring', 'erasures.jsonl'), line);
  writeFileSync(join(data, 'secrets.json'), '{}');
  await expect(openDataFolder(data, {})).rejects.toThrow(/was interrupted.+npm run restore/);
  await restore(copy, data, NONE);
  expect(referencesIn(data)).toEqual(['TK-1', 'TK-2']);
  expect(referencesIn(join(data, 'before-1'))).toEqual(['TK-1', 'TK-2']);
  expect(readFileSync(join(data, 'erasures.jsonl'), 'utf8')).toBe(line);
  expect(existsSync(join(data, 'restoring'))).toBe(false);
});

test('leads that only the present folder has stop it, until somebody says so', async () => {
  addLater('TK-3');
  await expect(restore(copy, data, NONE)).rejects.toThrow(
    /has 1 leads that the copy has not.+TK-3/,
  );
  expect(referencesIn(data)).toEqual(['TK-1', 'TK-2', 'TK-3']);
  const done = await restore(copy, data, ALL);
  expect(done.newer).toEqual(['TK-3']);
  expect(referencesIn(done.before ?? '')).toContain('TK-3');
});

test('who was erased since the copy stays erased', async () => {
  const line = (hash: string) => `{"at":"2026-01-01","what":"person","hash":"${hash}"}\n`;
  writeFileSync(join(copy, 'erasures.jsonl'), line('a'));
  writeFileSync(join(data, 'erasures.jsonl'), line('a') + line('b'));
  await restore(copy, data, NONE);
  expect(readFileSync(join(data, 'erasures.jsonl'), 'utf8')).toBe(line('a') + line('b'));
});

test.each([
  ['that is not there', () => rmSync(copy, { recursive: true }), /There is no copy at/],
  ['without a database', () => rmSync(join(copy, 'osnowa.db')), /is no copy of a data folder/],
  ['with a damaged database', () => writeFileSync(join(copy, 'osnowa.db'), 'x'), /is damaged/],
  ['without its secrets', () => rmSync(join(copy, 'secrets.json')), /it lacks secrets\.json/],
  ['without a file', () => rmSync(join(copy, 'attachments', FILE)), /1 are wrong.+is not there/],
  [
    'with a changed file',
    () => writeFileSync(join(copy, 'attachments', FILE), 'inna'),
    /is not what was sent/,
  ],
  [
    'of a newer version',
    () => {
      const database = new DatabaseSync(join(copy, 'osnowa.db'));
      database.exec(`INSERT INTO payload_migrations VALUES ('29990101_000000_later')`);
      database.close();
    },
    /belongs to a newer version/,
  ],
])('a copy %s is refused with a sentence, and nothing is changed', async (_, harm, sentence) => {
  harm();
  await expect(restore(copy, data, ALL)).rejects.toThrow(sentence);
  expect(referencesIn(data)).toEqual(['TK-1', 'TK-2']);
  expect(readdirSync(data).filter((name) => name.includes('before'))).toEqual([]);
});

test('a rehearsal counts what can be restored and leaves nothing', async () => {
  const scratch = join(place, 'scratch');
  expect(await rehearse(copy, scratch)).toEqual({ leads: 2, files: 1, missing: [] });
  expect(existsSync(scratch)).toBe(false);
  expect(referencesIn(data)).toEqual(['TK-1', 'TK-2']);
});

async function tryByCommand(): Promise<string> {
  const environment = { ...testEnvironment(), DATA_DIR: data };
  const line = `node tools/restore.ts --try ${copy}`;
  const { lines } = await runToEnd({ line, cwd: ROOT, environment }, new AbortController().signal);
  return lines.join('\n');
}

test('the command for trial leaves the data folder as it was, and says to root as whom to restore', async () => {
  const before = readdirSync(data).sort();
  expect(await tryByCommand()).toContain('2 leads, 1 files, none missing. Nothing was changed');
  expect(readdirSync(data).sort()).toEqual(before);
  if (process.getuid?.() !== 0) return;
  chownSync(data, 65_534, 65_534);
  expect(await tryByCommand()).toContain("sudo -u '#65534'");
  expect(referencesIn(data)).toEqual(['TK-1', 'TK-2']);
});
