import { existsSync } from 'node:fs';
import { installSystemPackage } from '../processes/system-package.ts';

/** Debian's packages of Firefox, and of WebKit with a screen for it, and what each brings. */
const PACKAGES = {
  'firefox-esr': '/usr/bin/firefox-esr',
  'webkit2gtk-driver': '/usr/bin/WebKitWebDriver',
  xvfb: '/usr/bin/Xvfb',
};

/**
 * Installs Firefox and WebKit, with what drives them, where they are missing. Firefox speaks WebDriver
 * BiDi by itself; WebKit's driver opens the MiniBrowser that comes with it, which needs a screen.
 *
 * @throws Refusal when one is missing and cannot be installed
 */
export async function requireOtherBrowsers(stop: AbortSignal): Promise<void> {
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
