import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { backUp } from '../../tools/data/data-backup.ts';
import { startPostgres } from '../../tools/data/postgres.ts';
import { askPostgres } from '../../tools/data/postgres-programs.ts';
import { openObjectStore } from '../../tools/gate/object-store.ts';
import { ROOT } from '../../tools/paths.ts';
import { runOrRefuse, scriptOf } from '../../tools/processes/child.ts';
import { requireProgram } from '../../tools/processes/system-package.ts';
import { type Environment, testEnvironment } from '../../tools/settings/env.ts';
import { fill, repeat, type Sent, sendDuring, sendForm } from '../load/client.ts';
import { makeSecondPlace, restoreFrom, runLeadCopies } from '../load/second-place.ts';
import { findLosses, leadsIn, leadsInPostgres, storedLeads } from '../load/stored-leads.ts';
import { BUCKETS, cmsCommand, startTestCms } from '../load/test-cms.ts';
import { killUnderLoad } from './kills.ts';
import { fault, type Trial } from './trial.ts';

const KILLS = 25;
/** The round in which the data folder is copied: the copy lacks the leads of the later ones. */
const COPIED_IN = 12;
/** Number of senders that may lose a file deleted between the commit and its copy. */
const SENDERS = 6;
const never = new AbortController().signal;

const secondsSince = (started: number) => ((performance.now() - started) / 1_000).toFixed(1);
const taken = (sent: readonly Sent[]) => sent.filter(({ status }) => status === 200);

/** Sends the first leads again. @returns whether each is answered as before */
async function areKnown(api: string, before: readonly Sent[]): Promise<boolean> {
  const again = await Promise.all(before.slice(0, 3).map((form) => sendForm(api, form)));
  return again.every(({ reference }, at) => reference === before[at]?.reference);
}

const restored = fault('F34', {
  title: 'backup under load, restored',
  async cause(trial) {
    const running = await trial.begin();
    await repeat(20, 1, () => trial.send(running, fill(100_000)));
    const copy = `${trial.dataDir}-copy`;
    const form = () => sendForm(running.api, fill(100_000));
    const { sent } = await sendDuring(4, form, () => backUp(trial.dataDir, copy));
    const meanwhile = (await sent).length;
    await running.stop();
    const started = performance.now();
    const service = await trial.start(copy);
    const isKnown = await areKnown(service.api, trial.sent);
    await service.stop();
    trial.store = leadsIn(copy);
    return { meanwhile, isKnown, seconds: secondsSince(started) };
  },
  answers: [200],
  expect: ({ isKnown }) => ({ 'The copy does not know a lead again.': isKnown }),
  figure: ({ meanwhile, seconds }, { length }) =>
    `${length} leads and files of before, ${meanwhile} came meanwhile, open again in ${seconds} s`,
});

/** Restores after a loss of the machine from a copy of the data folder, and the second place. */
const deletedUnderLoad = fault('F34L', {
  title: 'killed 25 times, data folder deleted under load, leads restored',
  async cause(trial) {
    const { dataDir } = trial;
    const copy = `${dataDir}-copy`;
    const { address, key, variables } = await makeSecondPlace(dataDir);
    for (let kill = 0; kill < KILLS; kill += 1) {
      await killUnderLoad(trial, await trial.begin(variables), async () => {
        if (kill === COPIED_IN) await backUp(dataDir, copy);
        if (kill < KILLS - 1) return;
        // The database is open: forms are still answered, into a file that has no name any more.
        trial.lose(dataDir);
        await sleep(1_000);
      });
    }
    const acknowledged = trial.sent.splice(0).filter(({ status }) => status === 200);
    const copied = storedLeads(leadsIn(copy)).length;
    const started = performance.now();
    const said = await runLeadCopies(copy, ['restore', address, key]);
    const seconds = secondsSince(started);
    // A file that was deleted after the commit and before its copy is lost: the restore has to name it.
    const deleted = said.flatMap((line) => /lacks file 1 of (\S+)\.$/.exec(line)?.[1] ?? []);
    const losses = findLosses(leadsIn(copy), acknowledged, [0, 2]).filter(
      (loss) => !deleted.some((reference) => loss === `${reference} misses its file.`),
    );
    const all = storedLeads(leadsIn(copy)).length;
    await runLeadCopies(copy, ['restore', address, key]);
    const isSame = storedLeads(leadsIn(copy)).length === all;
    rmSync(dataDir, { recursive: true, force: true });
    trial.store = leadsIn(copy);
    const counts = { acknowledged: acknowledged.length, copied, all, deleted: deleted.length };
    return { ...counts, seconds, losses, isSame, said };
  },
  expect: ({ losses, deleted, isSame, said }) => ({
    [[...losses.slice(0, 3), ...said].join(' ')]: losses.length === 0,
    [`${deleted} files are lost.`]: deleted <= SENDERS,
    'A second restore added leads.': isSame,
  }),
  figure: ({ acknowledged, copied, all, seconds, deleted }) =>
    `${acknowledged} acknowledged; ${copied} in the newest copy, ${all - copied} from the second place in ${seconds} s; files that were deleted while their leads were copied: ${deleted}, named`,
});

/** F34L in the larger shape: only the second place is left. */
const droppedUnderLoad = fault('F34L-large', {
  title: 'killed 25 times, PostgreSQL database dropped under load, leads restored from a bucket',
  async cause(trial) {
    const { dataDir } = trial;
    const place = await makeSecondPlace(dataDir, 'bucket');
    for (let kill = 0; kill < KILLS; kill += 1) {
      await killUnderLoad(trial, await trial.begin(place.variables), async () => {
        await sleep(Math.random() * 1_000);
        if (kill < KILLS - 1) return;
        trial.lose(dataDir);
        await sleep(1_000);
      });
    }
    const started = performance.now();
    await restoreFrom(place, trial, dataDir);
    return { all: storedLeads(trial.store).length, seconds: secondsSince(started) };
  },
  messages: [0],
  figure: ({ all, seconds }, sent) =>
    `${KILLS} kills, the last after the database was dropped; ${taken(sent).length} acknowledged, ${all} restored from the second place alone in ${seconds} s`,
});

/** A file of the checkout that lies in the public bucket: rclone keeps no folder for an empty one. */
const PUBLIC = 'README.md';

type Engines = { databaseUrl: string; store: Awaited<ReturnType<typeof openObjectStore>> };

/** rclone with a store that its environment variables describe, as docs/backup.md has it. */
async function rclone({ store }: Engines, ...words: string[]): Promise<void> {
  const { S3_ENDPOINT = '', S3_ACCESS_KEY_ID = '', S3_SECRET_ACCESS_KEY = '' } = store.settings;
  const environment = {
    ...testEnvironment(),
    RCLONE_CONFIG_STORE_TYPE: 's3',
    RCLONE_CONFIG_STORE_PROVIDER: 'Other',
    RCLONE_CONFIG_STORE_ENDPOINT: S3_ENDPOINT,
    RCLONE_CONFIG_STORE_ACCESS_KEY_ID: S3_ACCESS_KEY_ID,
    RCLONE_CONFIG_STORE_SECRET_ACCESS_KEY: S3_SECRET_ACCESS_KEY,
    // Debian's rclone 1.60 fails if it is set.
    AWS_CA_BUNDLE: '',
  };
  const line = ['rclone', ...words].join(' ');
  await runOrRefuse({ line, cwd: ROOT, environment }, line, never);
}

/** Restores a copy into an empty database of the server and new, empty buckets. */
async function bringBack(copy: string, serverUrl: string): Promise<Engines> {
  const store = await openObjectStore(Object.values(BUCKETS));
  await askPostgres(serverUrl, 'psql', ['--command', 'CREATE DATABASE again']);
  const databaseUrl = serverUrl.replace(/\/postgres$/, '/again');
  const how = ['--no-owner', '--exit-on-error', '--dbname=again', join(copy, 'database.dump')];
  await askPostgres(databaseUrl, 'pg_restore', how);
  const engines = { databaseUrl, store };
  for (const bucket of Object.values(BUCKETS)) {
    await rclone(engines, 'sync', join(copy, bucket), `store:${bucket}`);
  }
  return engines;
}

/** Runs a command of the CMS, or of the tools, with these variables. */
async function run(dataDir: string, variables: Environment, line: string): Promise<void> {
  const { command } = await cmsCommand(dataDir, variables);
  const inRoot = line.startsWith('node tools/') && {
    cwd: ROOT,
    environment: { ...testEnvironment(), ...variables, DATA_DIR: dataDir },
  };
  await runOrRefuse({ ...command, ...inRoot, line }, line, never);
}

/** Sends 20 leads, and copies database and buckets as docs/backup.md says while more come in. */
async function copyUnderLoad(
  trial: Trial,
  dataDir: string,
  engines: Engines,
  variables: Environment,
) {
  const copy = `${dataDir}-copy`;
  await run(dataDir, variables, scriptOf('cms', 'migrate'));
  const service = await startTestCms(dataDir, variables);
  trial.undo(service.stop);
  await repeat(20, 1, () => trial.send(service, fill(100_000)));
  const started = performance.now();
  const { sent } = await sendDuring(
    2,
    () => sendForm(service.api, fill(20_000)),
    async () => {
      await run(dataDir, variables, `node tools/backup.ts ${copy}`);
      for (const bucket of Object.values(BUCKETS)) {
        await rclone(engines, 'sync', `store:${bucket}`, join(copy, bucket));
      }
    },
  );
  const seconds = secondsSince(started);
  const meanwhile = taken(await sent);
  await service.stop();
  return { copy, seconds, meanwhile };
}

/** The steps of docs/backup.md restore database and buckets; the second place, the later leads. */
const servicesRestored = fault('F34-large', {
  title: 'database and buckets copied under load, lost and restored',
  async cause(trial) {
    await requireProgram('rclone', 'rclone', never);
    const dataDir = `${trial.dataDir}-services`;
    mkdirSync(dataDir);
    const postgres = await startPostgres();
    trial.undo(postgres.stop);
    const store = await openObjectStore(Object.values(BUCKETS));
    const first: Engines = { databaseUrl: postgres.url, store };
    const place = await makeSecondPlace(dataDir);
    const settings = ({ databaseUrl: DATABASE_URL, store: { settings: keys } }: Engines) => ({
      ...keys,
      ...BUCKETS,
      ...place.variables,
      DATABASE_URL,
    });
    await rclone(first, 'copyto', join(ROOT, PUBLIC), `store:${BUCKETS.S3_BUCKET}/${PUBLIC}`);
    const copied = await copyUnderLoad(trial, dataDir, first, settings(first));
    // The machine is gone, with its database and its store.
    await store.close();
    const started = performance.now();
    const second = await bringBack(copied.copy, postgres.url);
    trial.undo(second.store.close);
    const service = await startTestCms(dataDir, settings(second));
    const isKnown = await areKnown(service.api, trial.sent);
    const seconds = secondsSince(started);
    await service.stop();
    trial.store = leadsInPostgres(second.databaseUrl, (file) =>
      second.store.bytes(BUCKETS.S3_LEADS_BUCKET, `attachments/${file}`),
    );
    const losses = findLosses(trial.store, trial.sent);
    const file = second.store.bytes(BUCKETS.S3_BUCKET, PUBLIC);
    const isPublic = file?.equals(readFileSync(join(ROOT, PUBLIC))) ?? false;
    const restore = `${scriptOf('cms', 'lead-copies')} restore ${place.address} ${place.key}`;
    await run(dataDir, settings(second), restore);
    const before = trial.sent.length;
    trial.sent.push(...copied.meanwhile);
    return { ...copied, restored: seconds, isKnown, isPublic, before, losses };
  },
  answers: [200],
  messages: [0, 2],
  expect: ({ losses, isKnown, isPublic }) => ({
    [losses.join(' ')]: losses.length === 0,
    'The copy does not know a lead again.': isKnown,
    'A public file is gone.': isPublic,
  }),
  figure: ({ seconds, restored: after, before, meanwhile }) =>
    `database and buckets copied in ${seconds} s under load, in new ones after ${after} s with ${before} leads and files of before; ${meanwhile.length} came meanwhile, all there after the second place`,
});

/** Copies, the second place, and restores from both; in the larger shape too. */
export const COPIES = [restored, deletedUnderLoad];
export const COPIES_LARGE = [servicesRestored, droppedUnderLoad];
