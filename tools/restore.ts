/**
 * `npm run restore -- COPY`: puts a copy made by `npm run backup` in the place of the data folder,
 * which is moved aside. `npm run restore -- --try COPY` restores it into a scratch folder, counts, and
 * changes nothing.
 */
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { rehearse, restore } from './data/data-restore.ts';
import { Refusal } from './refusal.ts';
import { runCommand } from './running/command.ts';
import { requirePorts } from './running/stack.ts';
import { readConfiguration } from './settings/env.ts';

const USE = 'Say which copy: npm run restore -- COPY, or npm run restore -- --try COPY.';

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

await runCommand(async () => {
  const words = process.argv.slice(2);
  const [folder, ...others] = words.filter((word) => !word.startsWith('--'));
  if (!folder || others.length > 0) throw new Refusal(USE);
  const copy = resolve(folder);
  if (words.includes('--try')) {
    const { leads, files } = await rehearse(copy, join(tmpdir(), `osnowa-try-${process.pid}`));
    say(`The copy is whole: ${leads} leads, ${files} files, none missing. Nothing was changed.`);
    return 0;
  }
  const configuration = readConfiguration();
  if (!configuration.databaseUrl.startsWith('file:')) {
    throw new Refusal(
      'A database on a PostgreSQL server is restored with pg_restore: docs/backup.md.',
    );
  }
  // Applications that listen on these ports use the folder that is replaced.
  await requirePorts(configuration);
  const { dataDir } = configuration;
  const done = await restore(copy, dataDir, { leaveNewer: words.includes('--leave-newer') });
  say(`Restored to ${dataDir}: ${done.leads} leads, ${done.files} files, none missing.`);
  if (done.before) say(`What was there before lies in ${done.before}.`);
  if (done.newer.length > 0)
    say(`Only there: ${done.newer.length} leads (${done.newer.join(', ')}).`);
  say('npm start opens it, and erases again who was erased since the copy was made.');
  return 0;
});
