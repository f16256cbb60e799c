import { existsSync, statSync } from 'node:fs';
import { chmod, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { INDEXED, leftOf } from '../../apps/cms/src/platform/database/search/indexed-tables.ts';
import { termsOfIndex } from '../../apps/cms/src/platform/database/search/sqlite-index.ts';
import { dataNames } from '../../apps/cms/src/platform/process/data-names.ts';
import { Refusal } from '../refusal.ts';

/**
 * Largest file that is checked completely at every start. That takes about 1 s per GiB (100,000
 * leads are some 150 MiB); each backup checks larger ones.
 */
const LARGEST_READ_AT_START = 2 * 1024 ** 3;

const WHAT_TO_DO = 'restore it from a backup, as docs/backup.md says';

/**
 * @throws Refusal when the file is gone, or is damaged: any program that starts on it would lose
 *   leads, or seem to
 */
export function requireDatabase(path: string, dataDir: string): void {
  if (!existsSync(path)) {
    throw new Refusal(
      `The database file ${path} is gone: restore it from a backup, or, to begin with an empty one, remove ${join(dataDir, dataNames(dataDir).marker)}.`,
    );
  }
  const problem = findDamage(path, statSync(path).size <= LARGEST_READ_AT_START);
  if (problem)
    throw new Refusal(`The database file ${path} is damaged (${problem}): ${WHAT_TO_DO}.`);
}

/** Whether a file holds an account, which the first start creates last, or can no longer say so. */
export function hasAccount(path: string): boolean {
  if (!existsSync(path)) return false;
  const problem = inDatabase(path, (database) =>
    database.prepare('SELECT id FROM users LIMIT 1').get() ? null : 'no such row',
  );
  return problem === null || !/^no such (?:table|row)/.test(problem);
}

/** @throws Refusal when there is no database to copy */
export function requireDatabaseToCopy(path: string): void {
  if (existsSync(path)) return;
  throw new Refusal(
    `There is no database at ${path}. One on a PostgreSQL server is copied with pg_dump: docs/backup.md.`,
  );
}

/**
 * Copies a database as it is at one moment, and checks the whole copy, about 1 s per GiB. It may be in
 * use, and is not written to.
 *
 * @throws Refusal when it is damaged
 */
export async function copyDatabase(path: string, copy: string): Promise<void> {
  const database = new DatabaseSync(path, { readOnly: true });
  try {
    await backup(database, copy);
  } finally {
    database.close();
  }
  await chmod(copy, 0o600);
  const problem = findDamage(copy, true);
  if (!problem) return;
  throw new Refusal(
    `The database ${path} is damaged (${problem}), so it was not copied. Keep the copies that you have, stop the site and the CMS and restore the newest: docs/backup.md.`,
  );
}

/**
 * Faults of the database: in a quick check (header, tables, the first pages of the leads) or,
 * checked completely, in any of its pages. A damaged index of the search is no fault: it is
 * removed, and the CMS makes it again from the rows.
 *
 * @returns the first fault, or `null`
 */
export function findDamage(path: string, isReadThrough: boolean): string | null {
  const problem = check(path, isReadThrough);
  if (!problem || !INDEXED.some(({ index }) => problem.includes(index))) return problem;
  return takeSearchAway(path) ?? check(path, isReadThrough);
}

function check(path: string, isReadThrough: boolean): string | null {
  return inDatabase(path, (database) => {
    database.exec('SELECT count(*) FROM sqlite_schema; SELECT id FROM leads LIMIT 1');
    if (!isReadThrough) return null;
    const verdict = database.prepare('PRAGMA quick_check(1)').get()?.quick_check;
    return verdict === 'ok' ? null : String(verdict).replace(/\s+/g, ' ');
  });
}

/** @returns the reason of a failure, or `null` */
function takeSearchAway(path: string): string | null {
  return inDatabase(path, (database) => {
    const triggers = database
      .prepare(`SELECT name FROM sqlite_schema WHERE type = 'trigger'`)
      .all();
    const names = triggers.map(({ name }) => String(name));
    const statements = INDEXED.flatMap((table) => [
      ...names
        .filter((name) => name.startsWith(`${table.index}_`))
        .map((name) => `DROP TRIGGER ${name}`),
      `DROP TABLE IF EXISTS ${termsOfIndex(table.index)}`,
      `DROP TABLE IF EXISTS ${table.index}`,
      `DROP TABLE IF EXISTS ${leftOf(table)}`,
    ]);
    database.exec(['BEGIN IMMEDIATE', ...statements, 'COMMIT'].join(';'));
    return null;
  });
}

/** @returns the text of the work, or the error that ended it */
function inDatabase(path: string, work: (database: DatabaseSync) => string | null): string | null {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(path);
    return work(database);
  } catch (error) {
    return (error as Error).message;
  } finally {
    database?.close();
  }
}

const MEBIBYTE = 2 ** 20;

/**
 * @param what use of the room, as the beginning of a sentence
 * @param bytes required bytes
 * @param folder an existing folder on the disk
 * @throws Refusal when that disk has less
 */
export async function requireRoom(what: string, bytes: number, folder: string): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  const free = bavail * bsize;
  if (free > bytes) return;
  throw new Refusal(
    `${what} needs ${Math.ceil(bytes / MEBIBYTE)} MiB, and ${folder} has ${Math.floor(free / MEBIBYTE)} MiB left.`,
  );
}
