import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { ROOT } from '../paths.ts';
import { Refusal } from '../refusal.ts';
import { inheritedEnvironment } from '../settings/env.ts';
import { runOrRefuse } from './child.ts';

/** Folders of programs that are missing from some shells' PATH: servers', and Homebrew's. */
const MORE_FOLDERS = ['/usr/sbin', '/usr/local/sbin', '/sbin', '/opt/homebrew/bin'];

/** Path of a program of the system that has one of these names; `undefined` if there is none. */
export function findProgram(...names: string[]): string | undefined {
  return [...(inheritedEnvironment().PATH ?? '').split(delimiter), ...MORE_FOLDERS]
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((path) => existsSync(path));
}

/**
 * Path of a program of the system; installs its package if it is missing.
 *
 * @throws Refusal when it cannot be installed
 */
export async function requireProgram(
  name: string,
  systemPackage: string,
  stop: AbortSignal,
): Promise<string> {
  const found = findProgram(name);
  if (found) return found;
  const otherwise = `This needs ${name}: install it (package ${systemPackage}) and try again.`;
  await installSystemPackage(systemPackage, otherwise, stop);
  return findProgram(name) ?? name;
}

/**
 * Installs a package of Debian or Ubuntu, if this user may.
 *
 * @param otherwise the sentence with an instruction for a user who may not
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
