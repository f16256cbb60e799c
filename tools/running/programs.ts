import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installSystemPackage } from '../gate/system-package.ts';
import { inheritedEnvironment } from '../settings/env.ts';

/** Folders of server programs, which only root has on the PATH. */
const MORE_FOLDERS = ['/usr/sbin', '/sbin'];

/**
 * Path of a system program; installs its package where it is missing.
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
  const otherwise = `This figure needs ${name}: install it (package ${systemPackage}) and try again.`;
  await installSystemPackage(systemPackage, otherwise, stop);
  return findProgram(name) ?? name;
}

function findProgram(name: string): string | undefined {
  const folders = [...(inheritedEnvironment().PATH ?? '').split(delimiter), ...MORE_FOLDERS];
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}
