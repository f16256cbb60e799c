import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { startPostgres } from '../../tools/data/postgres.ts';
import { askPostgres } from '../../tools/data/postgres-programs.ts';
import { openObjectStore } from '../../tools/gate/object-store.ts';
import { requireProgram } from '../../tools/gate/system-package.ts';
import { ROOT } from '../../tools/paths.ts';
import { runOrRefuse, scriptOf, signalGroup, startChild } from '../../tools/running/child.ts';
import { waitUntilHealthy } from '../../tools/running/health.ts';
import { type Environment, testEnvironment } from '../../tools/settings/env.ts';
import { fill, keepSending, type Sent, sendForm } from '../load/lead-client.ts';
import { makeSecondPlace } from '../load/second-place.ts';
import { findLosses, leadsInPostgres } from '../load/stored-leads.ts';
import { cmsCommand, type TestCmsFolders } from '../load/test-cms.ts';
import type { Aftermath } from './aftermath.ts';

const BUCKETS = { S3_BUCKET: 'files', S3_LEADS_BUCKET: 'leads' };
const OPEN_WITHIN_MS = 60_000;
const stop = new AbortController().signal;

type Engines = { databaseUrl: string; store: Awaited<ReturnType<typeof openObjectStore>> };

/** Runs the content service on these engines while the work is done. */
async function withService(
  dataDir: string,
  variables: Environment,
  work: (api: string) => Promise<unknown>,
): Promise<void> {
  const { command, api } = await cmsCommand(dataDir, variables);
  await runOrRefuse({ ...command, line: scriptOf('cms', 'migrate') }, 'Migrating', stop);
  const child = startChild(command);
  child.stdout?.resume();
  child.stderr?.resume();
  const gone = new Promise((resolve) => child.once('exit', resolve));
  try {
    if (!(await waitUntilHealthy(`${api}/healthz`, OPEN_WITHIN_MS, stop)))
      throw new Error('The content service does not answer.');
    await work(api);
  } finally {
    signalGroup(child, 'SIGKILL');
    await gone;
  }
}

/** rclone with a store that its environment describes, as docs/backup.md has it. */
async function rclone({ store }: Engines, words: string[]): Promise<void> {
  const { S3_ENDPOINT = '', S3_ACCESS_KEY_ID = '', S3_SECRET_ACCESS_KEY = '' } = store.settings;
  const environment = {
    ...testEnvironment(),
    RCLONE_CONFIG_STORE_TYPE: 's3',
    RCLONE_CONFIG_STORE_PROVIDER: 'Other',
    RCLONE_CONFIG_STORE_ENDPOINT: S3_ENDPOINT,
    RCLONE_CONFIG_STORE_ACCESS_KEY_ID: S3_ACCESS_KEY_ID,
    RCLONE_CONFIG_STORE_SECRET_ACCESS_KEY: S3_SECRET_ACCESS_KEY,
  };
  const line = ['rclone', ...words].join(' ');
  await runOrRefuse({ line, cwd: ROOT, environment }, line, stop);
}

/** Runs a program of the tools as an operator does. */
async function tool(file: string, words: string[], dataDir: string, variables: Environment) {
  const environment = { ...testEnvironment(), ...variables, DATA_DIR: dataDir };
  const line = [`node tools/${file}`, ...words].join(' ');
  await runOrRefuse({ line, cwd: ROOT, environment }, line, stop);
}

const secondsSince = (started: number) => ((performance.now() - started) / 1_000).toFixed(1);

/**
 * F34-large: database and buckets are copied under load and lost; the steps of docs/backup.md bring them
 * back into new ones, and the second place brings the leads of after the copy.
 */
export async function servicesRestored(ground: TestCmsFolders): Promise<Aftermath> {
  await requireProgram('rclone', 'rclone', stop);
  const dataDir = `${ground.newFolder()}-services`;
  const copy = `${dataDir}-copy`;
  mkdirSync(dataDir);
  const postgres = await startPostgres();
  const first: Engines = {
    databaseUrl: postgres.url,
    store: await openObjectStore(Object.values(BUCKETS)),
  };
  const place = await makeSecondPlace(dataDir);
  const settings = ({ databaseUrl, store }: Engines): Environment => ({
    ...store.settings,
    ...BUCKETS,
    ...place.variables,
    DATABASE_URL: databaseUrl,
  });
  const before: Sent[] = [];
  let meanwhile: Sent[] = [];
  let copied = '';
  await withService(dataDir, settings(first), async (api) => {
    for (let at = 0; at < 20; at += 1) before.push(await sendForm(api, fill(100_000)));
    let isOver = false;
    const sending = keepSending(
      2,
      () => isOver,
      () => sendForm(api, fill(20_000)),
    );
    const started = performance.now();
    await tool('backup.ts', [copy], dataDir, settings(first));
    for (const bucket of Object.values(BUCKETS))
      await rclone(first, ['sync', `store:${bucket}`, join(copy, bucket)]);
    copied = secondsSince(started);
    isOver = true;
    meanwhile = await sending;
  });
  // The machine is gone: its database and its store. New ones are empty.
  await first.store.close();
  const started = performance.now();
  const store = await openObjectStore(Object.values(BUCKETS));
  await askPostgres(postgres.url, 'psql', ['--command', 'CREATE DATABASE again']);
  const databaseUrl = postgres.url.replace(/\/postgres$/, '/again');
  const second: Engines = { databaseUrl, store };
  const how = ['--no-owner', '--exit-on-error', '--dbname=again', join(copy, 'database.dump')];
  await askPostgres(databaseUrl, 'pg_restore', how);
  for (const bucket of Object.values(BUCKETS))
    await rclone(second, ['sync', join(copy, bucket), `store:${bucket}`]);
  let again: Sent[] = [];
  await withService(dataDir, settings(second), async (api) => {
    again = await Promise.all(before.slice(0, 3).map((form) => sendForm(api, form)));
  });
  const restored = secondsSince(started);
  const leads = leadsInPostgres(databaseUrl, (file) =>
    store.bytes(BUCKETS.S3_LEADS_BUCKET, `attachments/${file}`),
  );
  const problems = findLosses(leads, before);
  again.forEach(({ reference }, at) => {
    if (reference !== before[at]?.reference) problems.push('The copy does not know a lead again.');
  });
  const { command } = await cmsCommand(dataDir, settings(second));
  const words = ['lead-copies', `restore ${place.folder} ${place.key}`];
  const line = [scriptOf('cms', words[0] as string), words[1]].join(' ');
  const said = await runOrRefuse({ ...command, line }, 'Restoring leads', stop);
  const taken = meanwhile.filter(({ status }) => status === 200);
  problems.push(...findLosses(leads, taken, [0, 2]));
  if (problems.length > 0) problems.push(said.at(-1) ?? '');
  const bytes = readFileSync(join(copy, 'database.dump')).length;
  await Promise.all([store.close(), postgres.stop()]);
  rmSync(dataDir, { recursive: true, force: true });
  return {
    found: `database (${Math.round(bytes / 1024)} KiB) and buckets copied in ${copied} s under load, back in new ones after ${restored} s with ${before.length} of ${before.length} leads of before and their files; ${taken.length} came meanwhile, all there after the second place`,
    problems,
  };
}
