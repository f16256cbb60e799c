import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { inheritedEnvironment } from './env.ts';
import { installSystemPackage } from './system-package.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/**
 * The path of a Chromium for the browser tests: CHROMIUM_PATH, else one on the PATH, else the
 * system's package, which is then installed.
 *
 * @throws Refusal when there is none and it cannot be installed
 */
export async function requireChromium(stop: AbortSignal): Promise<string> {
  const found = findChromium();
  if (found) return found;
  await installSystemPackage(
    'chromium',
    'The browser tests need Chromium: install it (or set CHROMIUM_PATH to one) and try again.',
    stop,
  );
  return findChromium() ?? 'chromium';
}

function findChromium(): string | undefined {
  const { CHROMIUM_PATH, PATH = '' } = inheritedEnvironment();
  const candidates = PATH.split(delimiter).flatMap((folder) =>
    NAMES.map((name) => join(folder, name)),
  );
  return [CHROMIUM_PATH ?? '', ...candidates, MAC].find((path) => path !== '' && existsSync(path));
}
