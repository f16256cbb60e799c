import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { startPostgres } from '../../tools/data/postgres.ts';
import { openObjectStore } from '../../tools/gate/object-store.ts';
import { appFolder } from '../../tools/paths.ts';
import {
  type Command,
  readLines,
  runOrRefuse,
  scriptOf,
  signalGroup,
  startChild,
} from '../../tools/processes/child.ts';
import { waitUntilHealthy } from '../../tools/processes/health.ts';
import { findFreePort } from '../../tools/processes/ports.ts';
import { Refusal } from '../../tools/refusal.ts';
import { buildIfChanged } from '../../tools/running/builds.ts';
import { prepareEnvironments } from '../../tools/running/stack.ts';
import { type Environment, readConfiguration, testEnvironment } from '../../tools/settings/env.ts';
import { type LeadStore, leadsIn, leadsInPostgres } from './stored-leads.ts';

const OPEN_WITHIN_MS = 60_000;

/** The content service as it runs in production, over a data folder of its own. */
export type TestCms = {
  /** Address of the web API, without a slash at the end. */
  api: string;
  dataDir: string;
  /** Process id of the server. */
  pid: number;
  signal(name: NodeJS.Signals): void;
  /** Resolves with the exit code, or the signal, when the process has ended. */
  ended: Promise<number | NodeJS.Signals>;
  /** Stops it and waits for its end. */
  stop(): Promise<void>;
};

/** Storage of services: a data folder, or engines that data folders share. */
type Engines = {
  /** Variables of the service over a data folder for its storage. */
  variables(dataDir: string): Environment;
  /** Deletes the service's storage, while it may still run. */
  lose(dataDir: string): void;
  /** Creates the storage again, empty, as for a restore. */
  makeEmpty(dataDir: string): void;
  /** The leads of the service over a data folder. */
  leads(dataDir: string): LeadStore;
  /** Damage that the database reports. */
  damage(dataDir: string): string[];
};

/** The built service and an empty, migrated database, from which faults begin. */
export type TestCmsFolders = Engines & {
  /** A data folder as after the first start, without content. */
  newFolder(): string;
  /** Starts the service over a data folder and waits until it answers. */
  start(dataDir: string, variables?: Environment): Promise<TestCms>;
  /** Ends the engines and removes every folder. */
  clear(): Promise<void>;
};

/** `copy` makes the storage of a new data folder from that of the migrated template. */
type OpenEngines = Engines & {
  copy(from: string, dataDir: string): void;
  close(): Promise<void>;
};

/** SQLite and files, all in the data folder. */
const ON_DISK: OpenEngines = {
  variables: () => ({}),
  copy: (from, dataDir) => cpSync(from, dataDir, { recursive: true }),
  // The service still writes into the folder while it is being deleted.
  lose: (dataDir) =>
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 50, retryDelay: 5 }),
  makeEmpty: (dataDir) => mkdirSync(dataDir),
  leads: leadsIn,
  damage(dataDir) {
    const [found] = leadsIn(dataDir).rows<{ integrity_check: string }>('PRAGMA integrity_check');
    return found?.integrity_check === 'ok' ? [] : [`The database says ${found?.integrity_check}.`];
  },
  close: async () => undefined,
};

/** Buckets for public files and for files of leads. */
export const BUCKETS = { S3_BUCKET: 'files', S3_LEADS_BUCKET: 'leads' };
/** A bucket for copies of leads: the second place. */
export const COPIES_BUCKET = 'copies';

/** A PostgreSQL server with one database for each data folder, and buckets that all share. */
async function openServices(template: string): Promise<OpenEngines> {
  const [postgres, store] = await Promise.all([
    startPostgres(),
    openObjectStore([...Object.values(BUCKETS), COPIES_BUCKET]),
  ]);
  const databaseOf = (dataDir: string) => `trial_${basename(dataDir)}`;
  const addressOf = (dataDir: string) => {
    const address = new URL(postgres.url);
    address.pathname = databaseOf(dataDir);
    return address.href;
  };
  const run = (statement: string) => execFileSync('psql', [postgres.url, '-qc', statement]);
  const make = (dataDir: string, like: string) => {
    run(`CREATE DATABASE ${databaseOf(dataDir)} TEMPLATE ${like}`);
    mkdirSync(dataDir, { recursive: true });
  };
  make(template, 'template1');
  return {
    variables(dataDir) {
      return { ...store.settings, ...BUCKETS, DATABASE_URL: addressOf(dataDir) };
    },
    copy: (from, dataDir) => make(dataDir, databaseOf(from)),
    lose(dataDir) {
      run(`DROP DATABASE ${databaseOf(dataDir)} WITH (FORCE)`);
      rmSync(dataDir, { recursive: true, force: true, maxRetries: 50, retryDelay: 5 });
    },
    makeEmpty: (dataDir) => make(dataDir, 'template1'),
    leads(dataDir) {
      const bytes = (file: string) => store.bytes(BUCKETS.S3_LEADS_BUCKET, `attachments/${file}`);
      return leadsInPostgres(addressOf(dataDir), bytes);
    },
    // Only the service is killed: its database server keeps running.
    damage: () => [],
    async close() {
      await Promise.all([postgres.stop(), store.close()]);
    },
  };
}

/**
 * Builds the service if its sources have changed, and prepares an empty database.
 *
 * @param shape `large`: in PostgreSQL and an object store instead of a data folder
 */
export async function openTestCmsFolders(
  stop: AbortSignal,
  shape: 'small' | 'large' = 'small',
): Promise<TestCmsFolders> {
  const folder = mkdtempSync(join(tmpdir(), 'osnowa-trial-'));
  const template = join(folder, 'template');
  const engines = shape === 'large' ? await openServices(template) : ON_DISK;
  const { command } = await cmsCommand(template, engines.variables(template));
  const { environment } = command;
  await buildIfChanged('cms', environment, stop);
  await runOrRefuse(
    { ...command, line: scriptOf('cms', 'migrate') },
    'Migrating the database',
    stop,
  );
  let folders = 0;
  return {
    ...engines,
    newFolder() {
      folders += 1;
      const dataDir = join(folder, String(folders));
      engines.copy(template, dataDir);
      return dataDir;
    },
    start: (dataDir, variables) =>
      startTestCms(dataDir, { ...engines.variables(dataDir), ...variables }, stop),
    async clear() {
      await engines.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Command that starts the service over a data folder, and the service's address. */
export async function cmsCommand(
  dataDir: string,
  variables: Environment = {},
): Promise<{ command: Command; api: string }> {
  const configuration = readConfiguration({
    SITE_PORT: String(await findFreePort()),
    CMS_PORT: String(await findFreePort()),
    DATA_DIR: dataDir,
    PUBLIC_URL: 'http://127.0.0.1',
  });
  const { cms } = await prepareEnvironments(configuration, 'production', testEnvironment());
  const environment = {
    ...cms,
    NOTIFY_TO: 'sprzedaz@osnowa.example',
    FAULTS: 'allowed',
    // The clients solve no captcha, and each lead has to cause its two mails.
    CAPTCHA: 'off',
    ...variables,
  };
  const line = `${scriptOf('cms', 'start')} -H 127.0.0.1`;
  return {
    command: { line, cwd: appFolder('cms'), environment },
    api: `http://127.0.0.1:${configuration.cmsPort}/api`,
  };
}

/** Starts the service over a data folder and waits until it answers. */
export async function startTestCms(
  dataDir: string,
  variables: Environment = {},
  stop = new AbortController().signal,
): Promise<TestCms> {
  const { command, api } = await cmsCommand(dataDir, variables);
  const child = startChild(command);
  let isStopped = false;
  const said: string[] = [];
  readLines(child, (text) => said.push(text));
  const ended = new Promise<number | NodeJS.Signals>((resolve) => {
    child.once('exit', (code, signal) => resolve(signal ?? code ?? 1));
  });
  if (!(await waitUntilHealthy(`${api}/healthz`, OPEN_WITHIN_MS, stop))) {
    signalGroup(child, 'SIGKILL');
    throw new Refusal('The content service does not answer.', said.slice(-40));
  }
  return {
    api,
    dataDir,
    pid: child.pid ?? 0,
    signal: (name) => signalGroup(child, name),
    ended,
    async stop() {
      // A second time the number may be another process's.
      if (!isStopped) signalGroup(child, 'SIGKILL');
      isStopped = true;
      await ended;
    },
  };
}
