/**
 * `npm run backup -- FOLDER`: a copy of the data folder, or of the database on a PostgreSQL server, taken
 * while the applications are running.
 */
import { resolve } from 'node:path';
import { backUp } from './data/data-backup.ts';
import { backUpServer } from './data/server-backup.ts';
import { Refusal } from './refusal.ts';
import { runCommand } from './running/command.ts';
import { readConfiguration } from './settings/env.ts';

await runCommand(async () => {
  const [folder] = process.argv.slice(2);
  if (!folder) throw new Refusal('Say where the copy goes: npm run backup -- FOLDER.');
  const target = resolve(folder);
  const { dataDir, databaseUrl } = readConfiguration();
  if (!databaseUrl.startsWith('file:')) {
    const leads = await backUpServer(databaseUrl, dataDir, target);
    process.stdout.write(
      `The database is copied to ${target}: ${leads} leads. Copy the buckets too (docs/backup.md).\n`,
    );
    return 0;
  }
  const { leads, files, missing } = await backUp(dataDir, target);
  process.stdout.write(`The data folder is copied to ${target}: ${leads} leads, ${files} files.\n`);
  for (const one of missing) process.stdout.write(`  The file of a lead ${one}.\n`);
  return missing.length === 0 ? 0 : 1;
});
