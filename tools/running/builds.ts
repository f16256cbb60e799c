import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type AppName, appFolder, isRelease, ROOT } from '../paths.ts';
import { runOrRefuse, scriptOf } from '../processes/child.ts';
import { fingerprint } from '../processes/fingerprint.ts';
import type { Environment } from '../settings/env.ts';

/** Folder of each build; its fingerprint is inside, so that it is deleted with the build. */
const STAMPS: Record<AppName, string> = {
  site: join(appFolder('site'), 'build', 'source-fingerprint'),
  cms: join(appFolder('cms'), '.next', 'source-fingerprint'),
};

/**
 * Parts of an app's folder that are not sources of its build: a program in `cli`, which runs from
 * its sources, loads `starter`; the compiler's notes change with each check.
 */
const NOT_SOURCE =
  /^(node_modules|build|\.next|e2e|starter|cli|next-env\.d\.ts|.+\.tsbuildinfo|.+\.test\.tsx?)$/;

/**
 * Builds an app, unless the existing build was made from the same sources and packages.
 *
 * @returns the action taken, for the progress line
 * @throws Refusal when the build fails
 */
export async function buildIfChanged(
  app: AppName,
  environment: Environment,
  stop: AbortSignal,
): Promise<'built' | 'up to date'> {
  if (isRelease()) return 'up to date';
  const wanted = fingerprint(
    ROOT,
    [appFolder(app), join(ROOT, 'packages'), join(ROOT, 'package-lock.json')],
    (name) => NOT_SOURCE.test(name),
  );
  const stamp = STAMPS[app];
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return 'up to date';
  await rm(stamp, { force: true });
  await runOrRefuse(
    { line: scriptOf(app, 'build'), cwd: appFolder(app), environment },
    `Building apps/${app}`,
    stop,
  );
  await mkdir(dirname(stamp), { recursive: true });
  await writeFile(stamp, wanted);
  return 'built';
}
