import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { startPostgres } from '../../tools/data/postgres.ts';
import { askPostgres } from '../../tools/data/postgres-programs.ts';
import { openObjectStore } from '../../tools/gate/object-store.ts';
import { ROOT } from '../../tools/paths.ts';
import { runOrRefuse, scriptOf, signalGroup, startChild } from '../../tools/processes/child.ts';
import { waitUntilHealthy } from '../../tools/processes/health.ts';
import { requireProgram } from '../../tools/processes/system-package.ts';
import { type Environment, testEnvironment } from '../../tools/settings/env.ts';
import { fill, keepSending, type Sent, sendForm } from '../load/lead-client.ts';
import { makeSecondPlace } from '../load/second-place.ts';
import { findLosses, leadsInPostgres } from '../load/stored-leads.ts';
import { cmsCommand, type TestCmsFolders } from '../load/test-cms.ts';
import type { Aftermath } from './aftermath.ts';

const BUCKETS = { S3_BUCKET: 'files', S3_LEADS_BUCKET: 'leads' };
/** A file of this folder that lies in the public bucket. */
const PUBLIC = 'README.md';
const OPEN_WITHIN_MS = 60_000;
const stop = new AbortController().signal;

type Engines = { databaseUrl: string; store: Awaited<ReturnType<typeof openObjectStore>> };

/** Runs the content service on these engines while the work is done. */
async function withService<Found>(
  dataDir: string,
  variables: Environment,
  work: (api: string) => Promise<Found>,
): Promise<Found> {
  const { command, api } = await cmsCommand(dataDir, variables);
  await runOrRefuse({ ...command, line: scriptOf('cms', 'migrate') }, 'Migrating', stop);
  const child = startChild(command);
  child.stdout?.resume();
  child.stderr?.resume();
  const gone = new Promise((resolve) => child.once('exit', resolve));
  try {
    if (!(await waitUntilHealthy(`${api}/healthz`, OPEN_WITHIN_MS, stop)))
      throw new Error('The content service does not answer.');
    return await work(api);
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
    // Debian's rclone 1.60 ends where it is set.
    AWS_CA_BUNDLE: '',
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

/** Takes the copies of docs/backup.md while forms come in. */
async function copyUnderLoad(
  api: string,
  engines: Engines,
  { dataDir, copy, variables }: { dataDir: string; copy: string; variables: Environment },
): Promise<{ meanwhile: Sent[]; seconds: string }> {
  let isOver = false;
  const sending = keepSending(
    2,
    () => isOver,
    () => sendForm(api, fill(20_000)),
  );
  const started = performance.now();
  try {
    await tool('backup.ts', [copy], dataDir, variables);
    for (const bucket of Object.values(BUCKETS))
      await rclone(engines, ['sync', `store:${bucket}`, join(copy, bucket)]);
  } finally {
    // A copy that fails would leave them sending for ever, beside the trials that follow.
    isOver = true;
  }
  const seconds = secondsSince(started);
  return { meanwhile: await sending, seconds };
}

/** Brings a copy into an empty database of the server and new, empty buckets. */
async function bringBack(copy: string, serverUrl: string): Promise<Engines> {
  const store = await openObjectStore(Object.values(BUCKETS));
  await askPostgres(serverUrl, 'psql', ['--command', 'CREATE DATABASE again']);
  const databaseUrl = serverUrl.replace(/\/postgres$/, '/again');
  const how = ['--no-owner', '--exit-on-error', '--dbname=again', join(copy, 'database.dump')];
  await askPostgres(databaseUrl, 'pg_restore', how);
  const engines = { databaseUrl, store };
  for (const bucket of Object.values(BUCKETS))
    await rclone(engines, ['sync', join(copy, bucket), `store:${bucket}`]);
  return engines;
}

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
  const store = await openObjectStore(Object.values(BUCKETS));
  const first: Engines = { databaseUrl: postgres.url, store };
  const place = await makeSecondPlace(dataDir);
  const settings = ({ databaseUrl, store }: Engines): Environment => ({
    ...store.settings,
    ...BUCKETS,
    ...place.variables,
    DATABASE_URL: databaseUrl,
  });
  const before: Sent[] = [];
  // Something public as well: rclone keeps no folder for an empty bucket.
  await rclone(first, ['copyto', join(ROOT, PUBLIC), `store:${BUCKETS.S3_BUCKET}/${PUBLIC}`]);
  const copied = await withService(dataDir, settings(first), async (api) => {
    for (let at = 0; at < 20; at += 1) before.push(await sendForm(api, fill(100_000)));
    return copyUnderLoad(api, first, { dataDir, copy, variables: settings(first) });
  });
  // The machine is gone, with its database and its store.
  await store.close();
  const started = performance.now();
  const second = await bringBack(copy, postgres.url);
  const again = await withService(dataDir, settings(second), (api) =>
    Promise.all(before.slice(0, 3).map((form) => sendForm(api, form))),
  );
  const restored = secondsSince(started);
  const leads = leadsInPostgres(second.databaseUrl, (file) =>
    second.store.bytes(BUCKETS.S3_LEADS_BUCKET, `attachments/${file}`),
  );
  const problems = findLosses(leads, before);
  again.forEach(({ reference }, at) => {
    if (reference !== before[at]?.reference) problems.push('The copy does not know a lead again.');
  });
  const file = second.store.bytes(BUCKETS.S3_BUCKET, PUBLIC);
  if (!file?.equals(readFileSync(join(ROOT, PUBLIC)))) problems.push('A public file is gone.');
  const { command } = await cmsCommand(dataDir, settings(second));
  const line = `${scriptOf('cms', 'lead-copies')} restore ${place.address} ${place.key}`;
  await runOrRefuse({ ...command, line }, 'Restoring leads', stop);
  const taken = copied.meanwhile.filter(({ status }) => status === 200);
  problems.push(...findLosses(leads, taken, [0, 2]));
  await Promise.all([second.store.close(), postgres.stop()]);
  rmSync(dataDir, { recursive: true, force: true });
  return {
    found: `database and buckets copied in ${copied.seconds} s under load, in new ones after ${restored} s with ${before.length} leads and files of before; ${taken.length} came meanwhile, all there after the second place`,
    problems,
  };
}
