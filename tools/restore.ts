/**
 * `npm run restore -- COPY`: replaces the data folder by a copy made by `npm run backup`; the old
 * files are moved aside. Or restores into PostgreSQL and the buckets of the settings. With `--try`
 * it restores it into a scratch folder, counts, and changes nothing. `--leads PLACE --key FILE`
 * adds the leads of a second place (`LEADS_COPY`) that the database lacks; `--new-key FILE` makes
 * the key of such a place.
 */
import { existsSync, statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { isAbsolute, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ASIDE, takeSecrets } from './data/data-folder.ts';
import { rehearse, restore, wholeCopy } from './data/data-restore.ts';
import { requireStarted } from './data/database.ts';
import { Refusal } from './refusal.ts';
import { runCmsScript } from './running/cms-script.ts';
import { runCommand } from './running/command.ts';
import { requirePorts } from './running/stack.ts';
import { type Configuration, inheritedEnvironment, readConfiguration } from './settings/env.ts';

const USE = `Say what is restored:
  npm run restore -- COPY                      a copy of the data folder
  npm run restore -- --try COPY                the same for trial: nothing is changed
  npm run restore -- --leads PLACE --key FILE  the leads of a second place that the database lacks
  npm run restore -- --new-key FILE            a new key for a second place`;

const OPTIONS = {
  try: { type: 'boolean' },
  'leave-newer': { type: 'boolean' },
  leads: { type: 'string' },
  key: { type: 'string' },
  'new-key': { type: 'string' },
} as const;

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** @throws Refusal when the words of the command line are not understood */
function readWords() {
  try {
    const { values, positionals } = parseArgs({ options: OPTIONS, allowPositionals: true });
    return { ...values, copies: positionals };
  } catch (error) {
    throw new Refusal(`${(error as Error).message}\n${USE}`);
  }
}

/** Runs the CMS's own command for the copies of leads. @returns its exit code */
async function runLeadCopies(words: string[], stop: AbortSignal): Promise<number> {
  const configuration = readConfiguration();
  if (words[0] === 'restore') await requireStarted(configuration);
  return runCmsScript(configuration, 'lead-copies', words, stop);
}

/**
 * @throws Refusal when root would write into the folder of another user: the applications, which run as
 *   that user, could not change root's files
 */
function requireOwner(dataDir: string): void {
  const uid = existsSync(dataDir) ? statSync(dataDir).uid : 0;
  if (process.getuid?.() !== 0 || uid === 0) return;
  throw new Refusal(
    `${dataDir} belongs to user ${uid}: run this command as that user, not as root, for example with sudo -u '#${uid}'.`,
  );
}

async function tryCopy(copy: string): Promise<number> {
  const { dataDir } = readConfiguration();
  // In a container, temporary files are in memory.
  const place = existsSync(dataDir) ? dataDir : tmpdir();
  const scratch = join(place, place === dataDir ? ASIDE.trial : `osnowa-try-${process.pid}`);
  await rm(scratch, { recursive: true, force: true });
  const { leads, files } = await rehearse(copy, scratch);
  say(`The copy is whole: ${leads} leads, ${files} files, none missing. Nothing was changed.`);
  return 0;
}

/** From one machine to the larger shape: rows go to PostgreSQL, files to the buckets. */
async function restoreToServices(
  copy: string,
  configuration: Configuration,
  stop: AbortSignal,
): Promise<number> {
  await wholeCopy(copy);
  await takeSecrets(copy, configuration.dataDir, inheritedEnvironment());
  const code = await runCmsScript(configuration, 'restore-copy', [copy], stop);
  if (code !== 0) return code;
  say('Every process needs the PAYLOAD_SECRET of the copy, which is in its secrets.json.');
  return 0;
}

async function restoreFolder(
  copy: string,
  leaveNewer: boolean,
  stop: AbortSignal,
): Promise<number> {
  const configuration = readConfiguration();
  if (!configuration.databaseUrl.startsWith('file:')) {
    return restoreToServices(copy, configuration, stop);
  }
  // Applications that listen on these ports use the folder that is being replaced.
  await requirePorts(configuration);
  const { dataDir } = configuration;
  const done = await restore(copy, dataDir, { leaveNewer });
  say(`Restored to ${dataDir}: ${done.leads} leads, ${done.files} files, none missing.`);
  if (done.before) say(`What was there before lies in ${done.before}.`);
  if (done.newer.length > 0)
    say(`Only there: ${done.newer.length} leads (${done.newer.join(', ')}).`);
  say('npm start opens it, and erases again who was erased since the copy was made.');
  return 0;
}

await runCommand(async (stop) => {
  const { copies, leads, key, 'new-key': newKey, ...how } = readWords();
  const [copy, ...others] = copies;
  if (newKey && copies.length === 0) return runLeadCopies(['new-key', resolve(newKey)], stop);
  if (leads && key && copies.length === 0) {
    requireOwner(readConfiguration().dataDir);
    // The command runs in the CMS's folder; a path is relative to the folder of the caller.
    const place = /^(s3|https?):\/\//.test(leads) || isAbsolute(leads) ? leads : resolve(leads);
    return runLeadCopies(['restore', place, resolve(key)], stop);
  }
  if (!copy || others.length > 0 || leads || key || newKey) throw new Refusal(USE);
  requireOwner(readConfiguration().dataDir);
  if (how.try) return tryCopy(resolve(copy));
  return restoreFolder(resolve(copy), Boolean(how['leave-newer']), stop);
});
