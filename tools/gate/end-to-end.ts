import { requireHeadlessChromium } from '../chromium.ts';
import type { Counts } from '../counts.ts';
import { openTrialHouse } from '../trial/trial-house.ts';
import { runVitest } from './vitest-run.ts';

/** How much of what the applications said is shown when a test failed. */
const SHOWN_LINES = 100;

/**
 * Opens the house on free ports over a new data folder, the way `npm start` does, and runs the
 * tests of apps/site/e2e against it in a real browser.
 *
 * They get E2E_SITE_URL, E2E_CMS_URL (origins), E2E_DATA_DIR, E2E_ADMIN_EMAIL, E2E_ADMIN_PASSWORD
 * and E2E_CHROMIUM (the browser's path).
 *
 * @param files parts of paths; only test files that contain one of them run, none means all
 * @throws Refusal when the house does not open
 */
export async function runEndToEnd(stop: AbortSignal, files: string[] = []): Promise<Counts> {
  const chromium = await requireHeadlessChromium(stop);
  const house = await openTrialHouse(stop);
  let counts: Counts = { passed: 0, failed: 1 };
  try {
    const variables = {
      E2E_SITE_URL: house.siteAddress,
      E2E_CMS_URL: house.cmsAddress,
      E2E_DATA_DIR: house.dataDir,
      E2E_ADMIN_EMAIL: house.administrator.email,
      E2E_ADMIN_PASSWORD: house.administrator.password,
      E2E_CHROMIUM: chromium,
    };
    counts = await runVitest('e2e', variables, stop, files);
    return counts;
  } finally {
    await house.close();
    if (counts.failed > 0) process.stdout.write(`${house.said.slice(-SHOWN_LINES).join('\n')}\n`);
  }
}
