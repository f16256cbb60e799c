import { existsSync } from 'node:fs';
import { ROOT } from '../paths.ts';
import { Refusal } from '../refusal.ts';
import { runOrRefuse } from '../running/child.ts';
import { inheritedEnvironment } from '../settings/env.ts';

/**
 * Installs a package of Debian or Ubuntu, when we may.
 *
 * @param otherwise the sentence that says what to do where we may not
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
    // Services that a package brings are not to be started: we want its programs.
    RUNLEVEL: '1',
  };
  for (const line of ['apt-get update', `apt-get install -y --no-install-recommends ${name}`]) {
    await runOrRefuse({ line, cwd: ROOT, environment }, `"${line}"`, stop);
  }
}
