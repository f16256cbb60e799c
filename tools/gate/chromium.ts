import { existsSync } from 'node:fs';
import { findProgram, installSystemPackage } from '../processes/system-package.ts';
import { Refusal } from '../refusal.ts';
import { inheritedEnvironment } from '../settings/env.ts';

/** What a Chromium without a screen and without a network is started with. */
export const CHROMIUM_FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const SHELL = 'chromium-headless-shell';
const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/**
 * The path of a Chromium: CHROMIUM_PATH, else one on the PATH, else the system's package, which is
 * then installed.
 *
 * @throws Refusal when there is none and it cannot be installed
 */
export async function requireChromium(stop: AbortSignal): Promise<string> {
  const found = chosen() ?? findProgram(...NAMES) ?? (existsSync(MAC) ? MAC : undefined);
  if (found) return found;
  await installSystemPackage(
    'chromium',
    'The browser tests need Chromium: install it (or set CHROMIUM_PATH to one) and try again.',
    stop,
  );
  return findProgram(...NAMES) ?? 'chromium';
}

/**
 * As {@link requireChromium}, but the headless build if the system has it: pages are the
 * same, and the browser tests take little more than half the time.
 *
 * @throws Refusal when there is no Chromium of either kind and none can be installed
 */
export async function requireHeadlessChromium(stop: AbortSignal): Promise<string> {
  const found = chosen() ?? findProgram(SHELL);
  if (found) return found;
  try {
    await installSystemPackage(SHELL, `${SHELL} is not installed.`, stop);
  } catch (error) {
    if (stop.aborted || !(error instanceof Refusal)) throw error;
    process.stdout.write(`Without ${SHELL} the whole Chromium is used, which takes longer.\n`);
  }
  return findProgram(SHELL) ?? requireChromium(stop);
}

function chosen(): string | undefined {
  const { CHROMIUM_PATH } = inheritedEnvironment();
  return CHROMIUM_PATH && existsSync(CHROMIUM_PATH) ? CHROMIUM_PATH : undefined;
}
