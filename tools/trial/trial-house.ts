import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Administrator } from '../database.ts';
import {
  type Configuration,
  type Environment,
  readConfiguration,
  testEnvironment,
} from '../env.ts';
import { waitUntilHealthy } from '../health.ts';
import { type House, openHouse } from '../house.ts';
import { findFreePort } from '../ports.ts';
import { PREPARING_STEPS, prepareHouse } from '../prepare.ts';
import { createProgress } from '../progress.mjs';
import { Refusal } from '../refusal.ts';

const OPEN_WITHIN_MS = 120_000;

/** Both applications as `npm start` runs them, with the demo content, over a folder of its own. */
export type TrialHouse = Pick<House, 'siteAddress' | 'cmsAddress' | 'pidOf'> & {
  dataDir: string;
  /** Who may sign in to the CMS. */
  administrator: Administrator;
  /** What the applications have said so far, line by line. */
  said: readonly string[];
  /** Ends both and removes the folder. */
  close(): Promise<void>;
};

/**
 * Builds what has changed, fills a new data folder with the demo content and opens the house on
 * free ports.
 *
 * @param variables what both applications get beside their own
 * @throws Refusal when the house does not open
 */
export async function openTrialHouse(
  stop: AbortSignal,
  variables: Environment = {},
): Promise<TrialHouse> {
  const dataDir = mkdtempSync(join(tmpdir(), 'tkalnia-house-'));
  const said: string[] = [];
  let house: House | undefined;
  async function close(): Promise<void> {
    await house?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
  try {
    const configuration = await configurationOf(dataDir);
    const { environments, administrator } = await prepareHouse(
      configuration,
      'production',
      { ...testEnvironment(), ...variables },
      createProgress(PREPARING_STEPS.production),
      stop,
    );
    if (!administrator) throw new Refusal('The new database came without an administrator.');
    house = openHouse(configuration, environments, 'production', (line) => said.push(line));
    await untilHealthy(house, stop);
    const { siteAddress, cmsAddress, pidOf } = house;
    return { siteAddress, cmsAddress, pidOf, dataDir, administrator, said, close };
  } catch (error) {
    await close();
    throw error;
  }
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

async function untilHealthy(house: House, stop: AbortSignal): Promise<void> {
  for (const [app, address] of Object.entries(house.health)) {
    if (await waitUntilHealthy(address, OPEN_WITHIN_MS, stop)) continue;
    stop.throwIfAborted();
    throw new Refusal(`apps/${app} does not answer at ${address}.`);
  }
}
