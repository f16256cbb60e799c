import { mkdirSync } from 'node:fs';
import { Refusal } from '../../tools/refusal.ts';
import { runToEnd, scriptOf } from '../../tools/running/child.ts';
import type { Environment } from '../../tools/settings/env.ts';
import { cmsCommand } from './test-cms.ts';

/** A folder to which leads are copied, and the key that opens the copies. */
export type SecondPlace = {
  folder: string;
  /** File with the secret key. */
  key: string;
  /** With them the service copies its leads there. */
  variables: Environment;
};

/**
 * Runs the CMS's command for the copies of leads, over a data folder. It ends with 1 when a copy lacks
 * something, and names that.
 *
 * @returns what it says
 */
export async function runLeadCopies(dataDir: string, words: string[]): Promise<string[]> {
  const { command } = await cmsCommand(dataDir);
  const line = [scriptOf('cms', 'lead-copies'), ...words].join(' ');
  const { lines } = await runToEnd({ ...command, line }, new AbortController().signal);
  return lines;
}

/** Makes a second place beside a data folder. */
export async function makeSecondPlace(dataDir: string): Promise<SecondPlace> {
  const [folder, key] = [`${dataDir}-place`, `${dataDir}-key`];
  mkdirSync(folder);
  const [setting = ''] = await runLeadCopies(dataDir, ['new-key', key]);
  const [, publicKey] = setting.split('=');
  if (!publicKey) throw new Refusal(`No key was made: ${setting}`);
  return { folder, key, variables: { LEADS_COPY: folder, LEADS_COPY_KEY: publicKey } };
}
