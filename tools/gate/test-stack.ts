import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Administrator } from '../data/database.ts';
import { ROOT } from '../paths.ts';
import { PREPARING_STEPS, type PreparedStack, prepareStack } from '../prepare.ts';
import { waitUntilHealthy } from '../processes/health.ts';
import { findFreePort } from '../processes/ports.ts';
import { createProgress } from '../processes/progress.mjs';
import { Refusal } from '../refusal.ts';
import { makeRelease, RELEASE_STEPS } from '../release/make-release.ts';
import { openStack, type Stack } from '../running/stack.ts';
import {
  type Configuration,
  type Environment,
  readConfiguration,
  testEnvironment,
} from '../settings/env.ts';
import { type LargeShape, type LargeStack, openLargeShape } from './large-shape.ts';

/**
 * `small`: one of each process on one disk; `release`: the same from what `npm run release` makes;
 * `large`: two of each that share engines.
 */
export const SHAPES = ['small', 'release', 'large'] as const;
export type Shape = (typeof SHAPES)[number];

const OPEN_WITHIN_MS = 120_000;

/**
 * Both applications as `npm start` runs them, with the demo content, in a temporary data folder.
 */
export type TestStack = Pick<Stack, 'siteAddress' | 'cmsAddress' | 'pidOf'> & {
  dataDir: string;
  /** The account that may sign in to the CMS. */
  administrator: Administrator;
  /** In the larger shape each pair by itself. */
  pairs?: readonly Stack[] | undefined;
  /** In the larger shape starts a pair from another checkout or release. */
  replace?: LargeStack['replace'] | undefined;
  /** The output of the applications so far, line by line. */
  said: readonly string[];
  /** Ends both and removes the folder. */
  close(): Promise<void>;
};

/** A data folder with the demo content, and builds, for applications that are not started yet. */
export type PreparedTestStack = PreparedStack & {
  configuration: Configuration;
  administrator: Administrator;
  /** The engines of the larger shape, when it is tried. */
  large?: LargeShape | undefined;
  /** Root of the programs: the checkout, or a release. */
  root: string;
  /** Removes the folder. */
  remove(): void;
};

/** Token with which a test delivers a mail as the company's mail server does. */
export const MAIL_TAKE_TOKEN = randomBytes(24).toString('hex');

/**
 * Builds what has changed and fills a new data folder with the demo content.
 *
 * @param variables of both applications, in addition to their own
 * @param out where the progress is written
 * @throws Refusal when that fails
 */
export async function prepareTestStack(
  stop: AbortSignal,
  variables: Environment = {},
  out: { write(text: string): unknown } = process.stdout,
  shape: Shape = 'small',
): Promise<PreparedTestStack> {
  const dataDir = mkdtempSync(join(tmpdir(), 'osnowa-test-'));
  const root = shape === 'release' ? `${dataDir}-release` : ROOT;
  const remove = () => {
    rmSync(dataDir, { recursive: true, force: true });
    if (shape === 'release') rmSync(root, { recursive: true, force: true });
  };
  let large: LargeShape | undefined;
  try {
    const ports = { site: await findFreePort(), cms: await findFreePort() };
    large = shape === 'large' ? await openLargeShape(ports, stop) : undefined;
    const configuration = configurationOf(dataDir, ports, large?.variables.DATABASE_URL);
    const { environments, administrator } = await prepareStack(
      configuration,
      'production',
      // A test's receivers of posts are on this machine.
      {
        ...testEnvironment(),
        INTERNAL_HOSTS: '127.0.0.1',
        MAIL_TAKE_TOKEN,
        ...variables,
        ...large?.variables,
      },
      createProgress(PREPARING_STEPS.production, out),
      stop,
    );
    if (!administrator) throw new Refusal('The new database came without an administrator.');
    if (shape === 'release') await makeRelease(root, createProgress(RELEASE_STEPS, out), stop);
    return { environments, administrator, configuration, large, root, remove };
  } catch (error) {
    await large?.close();
    remove();
    throw error;
  }
}

/**
 * Prepares both applications and starts them.
 *
 * @param variables of both, in addition to their own
 * @throws Refusal when they cannot be prepared or do not answer
 */
export async function openTestStack(
  stop: AbortSignal,
  variables: Environment = {},
): Promise<TestStack> {
  return startTestStack(stop, await prepareTestStack(stop, variables));
}

/**
 * Starts prepared applications on free ports.
 *
 * @throws Refusal when they do not answer
 */
export async function startTestStack(
  stop: AbortSignal,
  prepared: PreparedTestStack,
): Promise<TestStack> {
  const { configuration, environments, administrator, large, root, remove } = prepared;
  const said: string[] = [];
  const say = (line: string) => said.push(line);
  const stack: Stack & Pick<TestStack, 'pairs' | 'replace'> = large
    ? await large.open(configuration, environments, say)
    : openStack(configuration, environments, 'production', say, { root });
  async function close(): Promise<void> {
    await stack.stop();
    await large?.close();
    remove();
  }
  try {
    await untilHealthy(stack, stop);
  } catch (error) {
    await close();
    throw error;
  }
  const { siteAddress, cmsAddress, pidOf, pairs, replace } = stack;

  const { dataDir } = configuration;
  return { siteAddress, cmsAddress, pidOf, pairs, replace, dataDir, administrator, said, close };
}

function configurationOf(
  dataDir: string,
  ports: { site: number; cms: number },
  databaseUrl: string | undefined,
): Configuration {
  return readConfiguration({
    SITE_PORT: String(ports.site),
    SITE_HOST: '127.0.0.1',
    CMS_PORT: String(ports.cms),
    DATA_DIR: dataDir,
    PUBLIC_URL: `http://127.0.0.1:${ports.site}`,
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  });
}

async function untilHealthy(stack: Stack, stop: AbortSignal): Promise<void> {
  for (const [app, address] of Object.entries(stack.health)) {
    if (await waitUntilHealthy(address, OPEN_WITHIN_MS, stop)) continue;
    stop.throwIfAborted();
    throw new Refusal(`apps/${app} does not answer at ${address}.`);
  }
}
