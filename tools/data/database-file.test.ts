import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { beforeEach, describe, expect, test } from 'vitest';
import { backUp } from './data-backup.ts';
import { requireDatabase } from './database-file.ts';

let folder: string;
let path: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'osnowa-database-'));
  path = join(folder, 'osnowa.db');
  const database = new DatabaseSync(path);
  database.exec(`CREATE TABLE leads (id INTEGER PRIMARY KEY, message TEXT);
    WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 500)
    INSERT INTO leads SELECT i, hex(zeroblob(1000)) FROM n`);
  database.close();
});

/** Overwrites pages with garbage; a quick check does not read those in the middle. */
async function damage(bytes: number, from: number): Promise<void> {
  const file = await open(path, 'r+');
  await file.write(Buffer.alloc(bytes, 'x'), 0, bytes, from);
  await file.close();
}

const damageTheMiddle = () => damage(80_000, 400_000);

test.each([
  ['gone', () => rmSync(path), /is gone: restore it from a backup/],
  ['written over', () => damage(4096, 0), /is damaged \(.+\): restore it/],
  ['damaged in the middle', damageTheMiddle, /from a backup, as docs\/backup\.md says/],
  ['cut off', () => writeFileSync(path, ''), /is damaged/],
])('F8: the stack does not start on a database that is %s', async (_, harm, sentence) => {
  await harm();
  expect(() => requireDatabase(path, folder)).toThrow(sentence);
});

test('an index of the search that is damaged is taken away, to be made anew', () => {
  const database = new DatabaseSync(path);
  database.enableDefensive(false);
  database.exec(`CREATE VIRTUAL TABLE lead_search USING fts5(words, content='', detail=none);
    CREATE TRIGGER lead_search_added AFTER INSERT ON leads
      BEGIN INSERT INTO lead_search(rowid, words) VALUES (new.id, new.message); END;
    INSERT INTO leads VALUES (501, 'szukamy systemu');
    UPDATE lead_search_data SET block = x'0102' WHERE id > 10`);
  database.close();
  expect(() => requireDatabase(path, folder)).not.toThrow();
  const kept = new DatabaseSync(path);
  const names = kept.prepare('SELECT name FROM sqlite_schema').all();
  expect(names.map(({ name }) => name)).toEqual(['leads']);
  expect(kept.prepare('SELECT count(*) AS n FROM leads').get()).toEqual({ n: 501 });
  kept.close();
});

describe('SF9: a backup', () => {
  const copies = () => `${folder}-copy`;

  test('of a whole database is readable by its owner only', async () => {
    await backUp(folder, copies());
    expect(statSync(join(copies(), 'osnowa.db')).mode & 0o777).toBe(0o600);
    expect(() => requireDatabase(join(copies(), 'osnowa.db'), copies())).not.toThrow();
  });

  test('of a damaged one is refused and leaves no copy that looks like one', async () => {
    await damageTheMiddle();
    await expect(backUp(folder, copies())).rejects.toThrow(
      /is damaged \(.+\), so it was not copied\. Keep the copies that you have/,
    );
    expect(existsSync(copies())).toBe(false);
  });
});
