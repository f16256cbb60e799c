import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../paths.ts';
import type { Counts } from '../running/counts.ts';
import { openBackOffice } from './back-office.ts';
import { requireHeadlessChromium } from './chromium.ts';
import {
  type PreparedTestStack,
  prepareTestStack,
  type Shape,
  startTestStack,
} from './test-stack.ts';
import { runVitest } from './vitest-run.ts';

/** How much of the applications' output is shown when a test failed. */
const SHOWN_LINES = 100;

/** Folder of the screenshots and traces of failed tests; git ignores it. */
const FAILURES = join(ROOT, 'test-results');

/** The test files that run, in folders of apps/site/e2e; measurements only when everything runs. */
const FOLDERS = ['requests', 'journeys', 'demo', 'alone'];

/** What the stage runs. */
export type EndToEndRun = {
  /** Parts of paths; only test files that contain one of them run, none means all. */
  files: string[];
  /** Every language and combination, and the measurements. */
  everything: boolean;
  /** One of each process, or two with PostgreSQL, an object store and nginx. */
  shape: Shape;
  /** The applications, if they are being prepared already. */
  prepared?: Promise<PreparedTestStack> | undefined;
};

/**
 * Starts the applications on free ports over a new data folder, the way `npm start` does, and runs
 * the tests of apps/site/e2e against them in a real browser.
 *
 * They get E2E_SITE_URL, E2E_CMS_URL (origins), E2E_DATA_DIR, E2E_ADMIN_EMAIL, E2E_ADMIN_PASSWORD,
 * E2E_ADMIN_SESSION (cookies of a session), E2E_CHROMIUM (the browser's path), E2E_FAILURES_DIR
 * and E2E_EVERYTHING (on, off).
 *
 * @throws Refusal when the applications do not start
 */
export async function runEndToEnd(stop: AbortSignal, run: EndToEndRun): Promise<Counts> {
  const chromium = await requireHeadlessChromium(stop);
  const stack = await startTestStack(
    stop,
    await (run.prepared ?? prepareTestStack(stop, {}, process.stdout, run.shape)),
  );
  rmSync(FAILURES, { recursive: true, force: true });
  let counts: Counts = { passed: 0, failed: 1 };
  try {
    mkdirSync(FAILURES);
    const variables = {
      E2E_SITE_URL: stack.siteAddress,
      E2E_CMS_URL: stack.cmsAddress,
      E2E_DATA_DIR: stack.dataDir,
      E2E_ADMIN_EMAIL: stack.administrator.email,
      E2E_ADMIN_PASSWORD: stack.administrator.password,
      E2E_ADMIN_SESSION: (await openBackOffice(stack)).session,
      E2E_CHROMIUM: chromium,
      E2E_FAILURES_DIR: FAILURES,
      E2E_EVERYTHING: run.everything ? 'on' : 'off',
    };
    const folders = run.everything ? [...FOLDERS, 'measures'] : FOLDERS;
    counts = await runVitest(folders, variables, stop, run.files);
    return counts;
  } finally {
    await stack.close();
    if (counts.failed > 0) {
      process.stdout.write(`${stack.said.slice(-SHOWN_LINES).join('\n')}\n`);
      process.stdout.write(`Screenshots and traces of what failed lie in ${FAILURES}.\n`);
    }
  }
}
