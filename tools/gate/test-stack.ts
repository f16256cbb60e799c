import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Administrator } from '../data/database.ts';
import { PREPARING_STEPS, type PreparedStack, prepareStack } from '../prepare.ts';
import { createProgress } from '../progress.mjs';
import { Refusal } from '../refusal.ts';
import { waitUntilHealthy } from '../running/health.ts';
import { findFreePort } from '../running/ports.ts';
import { openStack, type Stack } from '../running/stack.ts';
import {
  type Configuration,
  type Environment,
  readConfiguration,
  testEnvironment,
} from '../settings/env.ts';

const OPEN_WITHIN_MS = 120_000;

/** Both applications as `npm start` runs them, with the demo content, over a folder of its own. */
export type TestStack = Pick<Stack, 'siteAddress' | 'cmsAddress' | 'pidOf'> & {
  dataDir: string;
  /** Who may sign in to the CMS. */
  administrator: Administrator;
  /** What the applications have said so far, line by line. */
  said: readonly string[];
  /** Ends both and removes the folder. */
  close(): Promise<void>;
};

/** A data folder with the demo content, and builds, for applications that are not started yet. */
export type PreparedTestStack = PreparedStack & {
  configuration: Configuration;
  administrator: Administrator;
  /** Removes the folder. */
  remove(): void;
};

/**
 * Builds what has changed and fills a new data folder with the demo content.
 *
 * @param variables what both applications get in addition to their own
 * @param out where the progress is written
 * @throws Refusal when that fails
 */
export async function prepareTestStack(
  stop: AbortSignal,
  variables: Environment = {},
  out: { write(text: string): unknown } = process.stdout,
): Promise<PreparedTestStack> {
  const dataDir = mkdtempSync(join(tmpdir(), 'osnowa-test-'));
  const remove = () => rmSync(dataDir, { recursive: true, force: true });
  try {
    const configuration = await configurationOf(dataDir);
    const { environments, administrator } = await prepareStack(
      configuration,
      'production',
      { ...testEnvironment(), ...variables },
      createProgress(PREPARING_STEPS.production, out),
      stop,
    );
    if (!administrator) throw new Refusal('The new database came without an administrator.');
    return { environments, administrator, configuration, remove };
  } catch (error) {
    remove();
    throw error;
  }
}

/**
 * Prepares both applications and starts them.
 *
 * @param variables what both get in addition to their own
 * @throws Refusal when they cannot be prepared or do not answer
 */
export async function openTestStack(
  stop: AbortSignal,
  variables: Environment = {},
): Promise<TestStack> {
  return startTestStack(stop, await prepareTestStack(stop, variables));
}

/**
 * Starts applications that are prepared, on free ports.
 *
 * @throws Refusal when they do not answer
 */
export async function startTestStack(
  stop: AbortSignal,
  prepared: PreparedTestStack,
): Promise<TestStack> {
  const { configuration, environments, administrator, remove } = prepared;
  const said: string[] = [];
  const stack = openStack(configuration, environments, 'production', (line) => said.push(line));
  async function close(): Promise<void> {
    await stack.stop();
    remove();
  }
  try {
    await untilHealthy(stack, stop);
  } catch (error) {
    await close();
    throw error;
  }
  const { siteAddress, cmsAddress, pidOf } = stack;
  const { dataDir } = configuration;
  return { siteAddress, cmsAddress, pidOf, dataDir, administrator, said, close };
}

async function configurationOf(dataDir: string): Promise<Configuration> {
  const sitePort = await findFreePort();
  return readConfiguration({
    SITE_PORT: String(sitePort),
    SITE_HOST: '127.0.0.1',
    CMS_PORT: String(await findFreePort()),
    DATA_DIR: dataDir,
    PUBLIC_URL: `http://127.0.0.1:${sitePort}`,
  });
}

async function untilHealthy(stack: Stack, stop: AbortSignal): Promise<void> {
  for (const [app, address] of Object.entries(stack.health)) {
    if (await waitUntilHealthy(address, OPEN_WITHIN_MS, stop)) continue;
    stop.throwIfAborted();
    throw new Refusal(`apps/${app} does not answer at ${address}.`);
  }
}
