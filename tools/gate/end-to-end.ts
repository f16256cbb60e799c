import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { requireChromium } from '../chromium.ts';
import type { Counts } from '../counts.ts';
import { type Configuration, readConfiguration, testEnvironment } from '../env.ts';
import { waitUntilHealthy } from '../health.ts';
import { openHouse } from '../house.ts';
import { findFreePort } from '../ports.ts';
import { PREPARING_STEPS, type PreparedHouse, prepareHouse } from '../prepare.ts';
import { createProgress } from '../progress.mjs';
import { Refusal } from '../refusal.ts';
import { runVitest } from './vitest-run.ts';

const OPEN_WITHIN_MS = 120_000;

/** How much of what the applications said is shown when a test failed. */
const SHOWN_LINES = 100;

/**
 * Builds the house, opens it on free ports over a new data folder, the way `npm start` does, and
 * runs the tests of apps/site/e2e against it in a real browser.
 *
 * They get E2E_SITE_URL, E2E_CMS_URL (origins), E2E_DATA_DIR, E2E_ADMIN_EMAIL, E2E_ADMIN_PASSWORD
 * and E2E_CHROMIUM (the browser's path).
 *
 * @throws Refusal when the house does not open
 */
export async function runEndToEnd(stop: AbortSignal): Promise<Counts> {
  const chromium = await requireChromium(stop);
  const dataDir = mkdtempSync(join(tmpdir(), 'tkalnia-e2e-'));
  try {
    const configuration = await temporaryConfiguration(dataDir);
    const progress = createProgress(PREPARING_STEPS.production);
    const prepared = await prepareHouse(
      configuration,
      'production',
      testEnvironment(),
      progress,
      stop,
    );
    return await testOpenHouse(configuration, prepared, chromium, stop);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function temporaryConfiguration(dataDir: string): Promise<Configuration> {
  const sitePort = await findFreePort();
  return readConfiguration({
    SITE_PORT: String(sitePort),
    SITE_HOST: '127.0.0.1',
    CMS_PORT: String(await findFreePort()),
    DATA_DIR: dataDir,
    PUBLIC_URL: `http://127.0.0.1:${sitePort}`,
  });
}

async function testOpenHouse(
  configuration: Configuration,
  { environments, administrator }: PreparedHouse,
  chromium: string,
  stop: AbortSignal,
): Promise<Counts> {
  const said: string[] = [];
  const house = openHouse(configuration, environments, 'production', (line) => said.push(line));
  let counts: Counts = { passed: 0, failed: 1 };
  try {
    for (const [app, address] of Object.entries(house.health)) {
      if (!(await waitUntilHealthy(address, OPEN_WITHIN_MS, stop))) {
        stop.throwIfAborted();
        throw new Refusal(`apps/${app} does not answer at ${address}.`);
      }
    }
    const variables = {
      E2E_SITE_URL: house.siteAddress,
      E2E_CMS_URL: house.cmsAddress,
      E2E_DATA_DIR: configuration.dataDir,
      E2E_ADMIN_EMAIL: administrator?.email ?? '',
      E2E_ADMIN_PASSWORD: administrator?.password ?? '',
      E2E_CHROMIUM: chromium,
    };
    counts = await runVitest('e2e', variables, stop);
    return counts;
  } finally {
    await house.stop();
    if (counts.failed > 0) process.stdout.write(`${said.slice(-SHOWN_LINES).join('\n')}\n`);
  }
}
