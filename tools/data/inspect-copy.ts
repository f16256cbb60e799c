import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pipeline } from 'node:stream/promises';
import { dataNames } from '../../apps/cms/src/platform/process/data-names.ts';
import { Refusal } from '../refusal.ts';
import { findDamage } from './database-file.ts';

/** Leads of a data folder, counted. */
export type Inventory = {
  leads: number;
  files: number;
  /** Files of leads that are missing or differ from the sent ones: path and fault. */
  missing: string[];
};

type FileRow = { file: string; sha256: string };

/**
 * Counts the leads of a data folder that no application uses, and compares the bytes of every file
 * of a lead with those that were sent: about 2 s a GiB.
 *
 * @param isHashed without it, only whether each file is there
 * @throws Refusal when there is no database, or it is damaged
 */
export async function takeInventory(folder: string, isHashed = true): Promise<Inventory> {
  const path = join(folder, dataNames(folder).database);
  if (!existsSync(path))
    throw new Refusal(`${folder} is no copy of a data folder: it has no database.`);
  const problem = findDamage(path, true);
  if (problem)
    throw new Refusal(`The database in ${folder} is damaged (${problem}): take another copy.`);
  const { leads, files } = readRows(path);
  const missing: string[] = [];
  for (const row of files) {
    const problem = await fileProblem(folder, row, isHashed);
    if (problem) missing.push(`${row.file}: ${problem}`);
  }
  return { leads, files: files.length, missing };
}

function readRows(path: string): { leads: number; files: FileRow[] } {
  const database = new DatabaseSync(path, { readOnly: true });
  try {
    const hasFiles = database
      .prepare(`SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = 'attachments'`)
      .get();
    const rows = hasFiles ? database.prepare('SELECT file, sha256 FROM attachments').all() : [];
    const count = database.prepare('SELECT count(*) AS leads FROM leads').get();
    return { leads: Number(count?.leads), files: rows as FileRow[] };
  } finally {
    database.close();
  }
}

async function fileProblem(
  folder: string,
  { file, sha256 }: FileRow,
  isHashed: boolean,
): Promise<string | null> {
  const places = ['attachments', join('attachments', 'quarantine')];
  const path = places.map((place) => join(folder, place, file)).find((one) => existsSync(one));
  if (!path) return 'is not there';
  if (!isHashed) return null;
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex') === sha256 ? null : 'is not what was sent';
}

/** References of the leads that one database has and another one lacks. */
export function leadsOnlyIn(path: string, other: string): string[] {
  const database = new DatabaseSync(path, { readOnly: true });
  try {
    database.prepare('ATTACH ? AS other').run(other);
    const rows = database
      .prepare(
        'SELECT reference FROM leads WHERE reference NOT IN (SELECT reference FROM other.leads)',
      )
      .all();
    return rows.map(({ reference }) => String(reference));
  } finally {
    database.close();
  }
}
