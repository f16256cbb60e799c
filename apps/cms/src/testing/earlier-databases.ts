import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { type Engine, emptyPostgres } from './databases.ts';

/**
 * Databases that commits of 2026-11-21 to 23 have made: `oldest` by the first migration alone,
 * `before-squash` by all thirteen. Each holds a lead with a message; the newer one also an account
 * and a page.
 */
export const AGES = ['oldest', 'before-squash'] as const;
export type Age = (typeof AGES)[number];

const folder = path.join(import.meta.dirname, 'earlier-databases');

function unpacked(file: string): Buffer {
  return gunzipSync(readFileSync(path.join(folder, file)));
}

/** A copy of such a database, for SQLite in this data folder. @returns its address */
export async function earlierDatabase(engine: Engine, age: Age, dataDir: string): Promise<string> {
  if (engine === 'SQLite') {
    const file = path.join(dataDir, 'earlier.db');
    writeFileSync(file, unpacked(`sqlite-${age}.db.gz`));
    return `file:${file}`;
  }
  const url = await emptyPostgres();
  execFileSync('psql', [url, '-q', '-v', 'ON_ERROR_STOP=1'], {
    input: unpacked(`postgres-${age}.sql.gz`),
  });
  return url;
}
