import { existsSync } from 'node:fs';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LAST_BACKUP } from '../../apps/cms/src/platform/process/data-names.ts';
import { Refusal } from '../refusal.ts';
import { askPostgres, rowsInDump } from './postgres-programs.ts';

/** Name of the dump in the folder of a copy. */
const DUMP = 'database.dump';

/**
 * Copies a database on a PostgreSQL server while its applications are running, as it is at one
 * moment, and reads the copy back. The data folder then records the time of the copy: the content
 * service shows that in its figures. Files are in the buckets, and are copied from there.
 *
 * @param target an empty folder, or one that does not exist yet
 * @returns the number of leads in the copy
 * @throws Refusal when the target is not empty or the copy cannot be made; then none remains
 */
export async function backUpServer(
  databaseUrl: string,
  dataDir: string,
  target: string,
): Promise<number> {
  if (existsSync(target) && (await readdir(target)).length > 0) {
    throw new Refusal(`${target} is not empty: a backup never writes over anything.`);
  }
  await mkdir(target, { recursive: true, mode: 0o700 });
  const dump = join(target, DUMP);
  try {
    await askPostgres(databaseUrl, 'pg_dump', ['--format=custom', `--file=${dump}`]);
    const leads = await rowsInDump(dump, 'leads');
    await writeFile(join(dataDir, LAST_BACKUP), `${new Date().toISOString()}\n`);
    return leads;
  } catch (error) {
    await rm(target, { recursive: true });
    throw error;
  }
}
