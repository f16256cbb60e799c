import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPostgres, type TemporaryPostgres } from './postgres.ts';
import { askPostgres, rowsInDump } from './postgres-programs.ts';
import { backUpServer } from './server-backup.ts';

let postgres: TemporaryPostgres;
const folder = mkdtempSync(join(tmpdir(), 'osnowa-server-backup-'));
const dataDir = join(folder, 'data');
const copy = join(folder, 'copy');

beforeAll(async () => {
  mkdirSync(dataDir);
  postgres = await startPostgres();
  await sql(`CREATE TABLE leads (id int, message text); CREATE TABLE pages (id int);
    INSERT INTO pages VALUES (1);
    INSERT INTO leads SELECT at, E'two\\nlines \\\\.' FROM generate_series(1, 300) AS at`);
});
afterAll(() => postgres?.stop());

function sql(command: string, url = postgres.url): Promise<string> {
  return askPostgres(url, 'psql', ['--tuples-only', '--no-align', '--command', command]);
}

test('a database on a server is copied, read back, and comes back by the command of the page', async () => {
  expect(await backUpServer(postgres.url, dataDir, copy)).toBe(300);
  expect(readFileSync(join(dataDir, 'last-backup'), 'utf8')).toMatch(/^\d{4}-/);
  await sql('CREATE DATABASE restored');
  const url = postgres.url.replace(/\/postgres$/, '/restored');
  const dump = join(copy, 'database.dump');
  const how = ['--no-owner', '--exit-on-error', '--dbname=restored', dump];
  await askPostgres(url, 'pg_restore', how);
  expect(await sql('SELECT count(*), max(length(message)) FROM leads', url)).toBe('300|12\n');
});

test('nothing is written over, and a copy that fails leaves neither a folder nor a time', async () => {
  await expect(backUpServer(postgres.url, dataDir, copy)).rejects.toThrow('is not empty');
  const other = join(folder, 'other');
  mkdirSync(other);
  const wrong = postgres.url.replace(/\/postgres$/, '/missing');
  const failed = join(folder, 'failed');
  await expect(backUpServer(wrong, other, failed)).rejects.toThrow('pg_dump failed');
  expect([existsSync(failed), existsSync(join(other, 'last-backup'))]).toEqual([false, false]);
});

test('a damaged copy is noticed when it is read', async () => {
  const bytes = readFileSync(join(copy, 'database.dump'));
  const damaged = join(folder, 'damaged.dump');
  writeFileSync(damaged, bytes.subarray(0, bytes.length - 200));
  await expect(rowsInDump(damaged, 'leads')).rejects.toThrow('cannot be read');
});
