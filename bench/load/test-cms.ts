import type { ChildProcess } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { appFolder } from '../../tools/paths.ts';
import { Refusal } from '../../tools/refusal.ts';
import { buildIfChanged } from '../../tools/running/builds.ts';
import {
  type Command,
  readLines,
  runOrRefuse,
  scriptOf,
  signalGroup,
  startChild,
} from '../../tools/running/child.ts';
import { waitUntilHealthy } from '../../tools/running/health.ts';
import { findFreePort } from '../../tools/running/ports.ts';
import { prepareEnvironments } from '../../tools/running/stack.ts';
import {
  type Configuration,
  type Environment,
  readConfiguration,
  testEnvironment,
} from '../../tools/settings/env.ts';

const OPEN_WITHIN_MS = 60_000;

/** The content service as it runs in production, over a data folder of its own. */
export type TestCms = {
  /** Address of the web API, without a slash at the end. */
  api: string;
  dataDir: string;
  /** Process id of the server. */
  pid: number;
  /** Its output so far. */
  said: string[];
  signal(name: NodeJS.Signals): void;
  /** Stops reading its output: its next line meets a closed pipe. */
  closeLog(): void;
  /** Resolves with the exit code, or the signal, when it is gone. */
  ended: Promise<number | NodeJS.Signals>;
  /** Ends it and waits until it is gone. */
  stop(): Promise<void>;
};

/** The built service and an empty, migrated database, from which faults begin. */
export type TestCmsFolders = {
  /** A data folder as after the first start, without content. */
  newFolder(): string;
  /**
   * Starts the service over a data folder and waits until it answers.
   *
   * @param wrap puts its command line into another one
   */
  start(
    dataDir: string,
    variables?: Environment,
    wrap?: (line: string) => string,
  ): Promise<TestCms>;
  /** Removes every folder. */
  clear(): void;
};

async function configurationOf(dataDir: string): Promise<Configuration> {
  return readConfiguration({
    SITE_PORT: String(await findFreePort()),
    CMS_PORT: String(await findFreePort()),
    DATA_DIR: dataDir,
    PUBLIC_URL: 'http://127.0.0.1',
  });
}

/** Builds the service if its sources have changed, and prepares an empty database. */
export async function openTestCmsFolders(stop: AbortSignal): Promise<TestCmsFolders> {
  const folder = mkdtempSync(join(tmpdir(), 'osnowa-trial-'));
  const template = join(folder, 'template');
  const configuration = await configurationOf(template);
  const { cms } = await prepareEnvironments(configuration, 'production', testEnvironment());
  await buildIfChanged('cms', cms, stop);
  const migrate = { line: scriptOf('cms', 'migrate'), cwd: appFolder('cms'), environment: cms };
  await runOrRefuse(migrate, 'Migrating the database', stop);
  let folders = 0;
  return {
    newFolder() {
      folders += 1;
      const dataDir = join(folder, String(folders));
      cpSync(template, dataDir, { recursive: true });
      return dataDir;
    },
    start: (dataDir, variables = {}, wrap = (line) => line) =>
      startTestCms(dataDir, variables, wrap, stop),
    clear: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** How the service over a data folder is started, and where it will answer. */
export async function cmsCommand(
  dataDir: string,
  variables: Environment = {},
): Promise<{ command: Command; api: string }> {
  const configuration = await configurationOf(dataDir);
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

async function startTestCms(
  dataDir: string,
  variables: Environment,
  wrap: (line: string) => string,
  stop: AbortSignal,
): Promise<TestCms> {
  const { command, api } = await cmsCommand(dataDir, variables);
  const child = startChild({ ...command, line: wrap(command.line) });
  const said: string[] = [];
  readLines(child, (text) => said.push(text));
  const ended = whenGone(child);
  if (!(await waitUntilHealthy(`${api}/healthz`, OPEN_WITHIN_MS, stop))) {
    signalGroup(child, 'SIGKILL');
    throw new Refusal('The content service does not answer.', said.slice(-40));
  }
  return {
    api,
    dataDir,
    pid: child.pid ?? 0,
    said,
    signal: (name) => signalGroup(child, name),
    closeLog() {
      child.stdout?.destroy();
      child.stderr?.destroy();
    },
    ended,
    async stop() {
      signalGroup(child, 'SIGKILL');
      await ended;
    },
  };
}

function whenGone(child: ChildProcess): Promise<number | NodeJS.Signals> {
  return new Promise((resolve) => {
    child.once('exit', (code, signal) => resolve(signal ?? code ?? 1));
  });
}
