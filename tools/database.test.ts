import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { requireDatabase } from './database.ts';

let folder: string;
let path: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tkalnia-database-'));
  path = join(folder, 'tkalnia.db');
  const database = new DatabaseSync(path);
  database.exec('CREATE TABLE leads (id INTEGER PRIMARY KEY); INSERT INTO leads VALUES (1)');
  database.close();
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('F8: the house does not start on a database that is', () => {
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

  test('cut off', () => {
    writeFileSync(path, '');
    expect(() => requireDatabase(path, folder)).toThrow(/is damaged/);
  });
});

test('one that is whole is left as it is', () => {
  expect(() => requireDatabase(path, folder)).not.toThrow();
});
