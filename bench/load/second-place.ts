import { mkdirSync } from 'node:fs';
import { prepareDatabase } from '../../tools/data/database.ts';
import { ROOT } from '../../tools/paths.ts';
import { runToEnd, scriptOf } from '../../tools/processes/child.ts';
import { Refusal } from '../../tools/refusal.ts';
import { type Environment, readConfiguration, testEnvironment } from '../../tools/settings/env.ts';
import { COPIES_BUCKET, cmsCommand, type TestCmsFolders } from './test-cms.ts';

/** Second place of leads: a folder or a bucket, the file with the secret key, the variables. */
type SecondPlace = { address: string; key: string; variables: Environment };

/**
 * Runs the CMS's command for the copies of leads, over a data folder. It exits with 1 and a message
 * when a copy lacks something.
 *
 * @returns its output
 */
export async function runLeadCopies(dataDir: string, words: string[]): Promise<string[]> {
  const { command } = await cmsCommand(dataDir);
  const line = [scriptOf('cms', 'lead-copies'), ...words].join(' ');
  const { lines } = await runToEnd({ ...command, line }, new AbortController().signal);
  return lines;
}

/** Makes a second place for the leads of a data folder: a folder next to it, or a bucket. */
export async function makeSecondPlace(
  dataDir: string,
  kind: 'folder' | 'bucket' = 'folder',
): Promise<SecondPlace> {
  const [folder, key] = [`${dataDir}-place`, `${dataDir}-key`];
  if (kind === 'folder') mkdirSync(folder);
  const address = kind === 'folder' ? folder : `s3://${COPIES_BUCKET}/leads`;
  const [setting = ''] = await runLeadCopies(dataDir, ['new-key', key]);
  const [, publicKey] = setting.split('=');
  if (!publicKey) throw new Refusal(`No key was made: ${setting}`);
  return { address, key, variables: { LEADS_COPY: address, LEADS_COPY_KEY: publicKey } };
}

/**
 * Restores from a second place alone, as docs/backup.md says: the database as `npm start` makes
 * it, then `npm run restore -- --leads`.
 */
export async function restoreFrom(
  { address, key }: SecondPlace,
  ground: TestCmsFolders,
  dataDir: string,
): Promise<void> {
  const never = new AbortController().signal;
  ground.makeEmpty(dataDir);
  const settings = { ...ground.variables(dataDir), DATA_DIR: dataDir };
  const { command } = await cmsCommand(dataDir, settings);
  await prepareDatabase(readConfiguration(settings), command.environment, 'empty', never);
  const line = `npm run --silent restore -- --leads ${address} --key ${key}`;
  const environment = { ...testEnvironment(), ...settings };
  await runToEnd({ line, cwd: ROOT, environment }, never);
}
