import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
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
afterEach(() => rmSync(folder, { recursive: true }));

/** Overwrites pages in the middle with garbage, which a quick check does not read. */
async function damageTheMiddle(): Promise<void> {
  const file = await open(path, 'r+');
  await file.write(Buffer.alloc(80_000, 'x'), 0, 80_000, 400_000);
  await file.close();
}

describe('F8: the stack does not start on a database that is', () => {
  test('gone', () => {
    rmSync(path);
    expect(() => requireDatabase(path, folder)).toThrow(/is gone: restore it from a backup/);
  });

  test('written over', async () => {
    const file = await open(path, 'r+');
    await file.write(Buffer.alloc(4096, 'x'), 0, 4096, 0);
    await file.close();
    expect(() => requireDatabase(path, folder)).toThrow(/is damaged \(.+\): restore it/);
  });

  test('damaged in the middle', async () => {
    await damageTheMiddle();
    expect(() => requireDatabase(path, folder)).toThrow(
      /is damaged \(.+\): restore it from a backup, as docs\/backup\.md says/,
    );
  });

  test('cut off', () => {
    writeFileSync(path, '');
    expect(() => requireDatabase(path, folder)).toThrow(/is damaged/);
  });
});

test('an intact one is not changed', () => {
  expect(() => requireDatabase(path, folder)).not.toThrow();
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
  afterEach(() => rmSync(copies(), { recursive: true, force: true }));

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
