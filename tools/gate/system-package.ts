import { existsSync } from 'node:fs';
import { ROOT } from '../paths.ts';
import { Refusal } from '../refusal.ts';
import { runOrRefuse } from '../running/child.ts';
import { inheritedEnvironment } from '../settings/env.ts';

/**
 * Installs a package of Debian or Ubuntu, if this user may.
 *
 * @param otherwise the sentence that says what to do where this user may not
 * @throws Refusal with that sentence, or when apt-get fails
 */
export async function installSystemPackage(
  name: string,
  otherwise: string,
  stop: AbortSignal,
): Promise<void> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) throw new Refusal(otherwise);
  const environment = {
    ...inheritedEnvironment(),
    DEBIAN_FRONTEND: 'noninteractive',
    // Services of a package must not start: only its programs are needed.
    RUNLEVEL: '1',
  };
  for (const line of ['apt-get update', `apt-get install -y --no-install-recommends ${name}`]) {
    await runOrRefuse({ line, cwd: ROOT, environment }, `"${line}"`, stop);
  }
}
