import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Counts } from '../processes/counts.ts';
import { installSystemPackage } from '../processes/system-package.ts';
import { openBackOffice } from './back-office.ts';
import { requireChromium, requireHeadlessChromium } from './chromium.ts';
import {
  MAIL_TAKE_TOKEN,
  type PreparedTestStack,
  prepareTestStack,
  type Shape,
  startTestStack,
} from './test-stack.ts';
import { RESULTS, runVitest, writeLog } from './vitest-run.ts';

/** Debian's packages of Firefox, and of WebKit with a screen for it, and what each brings. */
const PACKAGES = {
  'firefox-esr': '/usr/bin/firefox-esr',
  'webkit2gtk-driver': '/usr/bin/WebKitWebDriver',
  xvfb: '/usr/bin/Xvfb',
};

/**
 * Installs Firefox, and WebKit's MiniBrowser with its driver, if they are missing.
 * @throws Refusal when one of them cannot be installed
 */
async function requireOtherBrowsers(stop: AbortSignal): Promise<void> {
  const missing = Object.entries(PACKAGES).flatMap(([name, file]) =>
    existsSync(file) ? [] : [name],
  );
  if (missing.length === 0) return;
  const names = missing.join(' ');
  await installSystemPackage(
    names,
    `Firefox and WebKit are tried with Debian's packages: install ${names} and try again.`,
    stop,
  );
}

/** Folder of the screenshots and traces of failed tests. */
const FAILURES = join(RESULTS, 'chromium');

/** The test files that run, in folders of apps/site/e2e; measurements only when everything runs. */
const FOLDERS = ['requests', 'pages', 'journeys', 'demo', 'alone'];

/** Input of the stage. */
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
 * Runs the tests of apps/site/e2e in Chromium against the applications, which it starts.
 *
 * @throws Refusal when there is no Chromium, or the applications do not start
 */
export async function runEndToEnd(stop: AbortSignal, run: EndToEndRun): Promise<Counts> {
  const chromium = await requireHeadlessChromium(stop);
  const folders = run.everything ? [...FOLDERS, 'measures'] : FOLDERS;
  return runOnStack(stop, run, folders, { E2E_CHROMIUM: chromium, E2E_FAILURES_DIR: FAILURES });
}

/** Takes pictures of pages, and compares them with those of a stage before (docs/testing.md). */
export async function takePictures(stop: AbortSignal, run: EndToEndRun): Promise<Counts> {
  const chromium = await requireHeadlessChromium(stop);
  const own = { E2E_CHROMIUM: chromium, E2E_FAILURES_DIR: join(RESULTS, 'pictures') };
  return runOnStack(stop, run, ['pictures'], own);
}

/**
 * Runs the journeys for Firefox and WebKit, and those that need the full Chromium, against
 * applications of its own.
 *
 * @throws Refusal when a browser is missing, or the applications do not start
 */
export async function runOtherBrowsers(stop: AbortSignal, run: EndToEndRun): Promise<Counts> {
  await requireOtherBrowsers(stop);
  const chromium = await requireChromium(stop);
  const own = { ...run, prepared: undefined };
  return runOnStack(stop, own, ['browsers'], {
    E2E_CHROMIUM: chromium,
    E2E_FAILURES_DIR: join(RESULTS, 'browsers'),
  });
}

/**
 * Starts the applications on free ports over a new data folder, the way `npm start` does, and runs
 * folders of apps/site/e2e against them, with the variables that their support/env.ts reads.
 */
async function runOnStack(
  stop: AbortSignal,
  run: EndToEndRun,
  folders: readonly string[],
  own: { E2E_FAILURES_DIR: string; E2E_CHROMIUM?: string },
): Promise<Counts> {
  const stack = await startTestStack(
    stop,
    await (run.prepared ?? prepareTestStack(stop, {}, process.stdout, run.shape)),
  );
  const failures = own.E2E_FAILURES_DIR;
  rmSync(failures, { recursive: true, force: true });
  let counts: Counts = { passed: 0, failed: 1 };
  try {
    mkdirSync(failures, { recursive: true });
    const variables = {
      E2E_SITE_URL: stack.siteAddress,
      E2E_CMS_URL: stack.cmsAddress,
      E2E_CMS_PROCESS_URL: (stack.pairs?.[0] ?? stack).cmsAddress,
      E2E_CMS_PID: String(stack.pidOf('cms')),
      E2E_SITE_PROCESS_URLS: (stack.pairs ?? [stack]).map((one) => one.siteAddress).join(','),
      E2E_DATA_DIR: stack.dataDir,
      E2E_ADMIN_EMAIL: stack.administrator.email,
      E2E_ADMIN_PASSWORD: stack.administrator.password,
      E2E_ADMIN_SESSION: (await openBackOffice(stack)).session,
      E2E_MAIL_TAKE_TOKEN: MAIL_TAKE_TOKEN,
      E2E_EVERYTHING: run.everything ? 'on' : 'off',
      // Without a locale Chromium finds no file whose name has other letters than those of English.
      LC_ALL: 'C.UTF-8',
      ...own,
    };
    counts = await runVitest(basename(failures), folders, variables, stop, run.files);
    return counts;
  } finally {
    await stack.close();
    if (counts.failed > 0) {
      const log = writeLog('applications', stack.said);
      process.stdout.write(
        `  What the applications said: ${log}; pictures and traces: ${failures}\n`,
      );
    }
  }
}
