import { existsSync } from 'node:fs';
import { cp, lstat, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { delimiter, join, relative } from 'node:path';
import { writeStyles } from '@osnowa/brand/styles';
import { BIN, RELEASE_FILE, ROOT } from '../paths.ts';
import { runOrRefuse } from '../processes/child.ts';
import type { Progress } from '../processes/progress.mjs';
import { Refusal } from '../refusal.ts';
import { buildIfChanged } from '../running/builds.ts';
import { testEnvironment } from '../settings/env.ts';
import { isReleased, isUnusedFile, isUnusedFolder, releasedManifest } from './release-files.ts';

/** Number of steps that `makeRelease` announces. */
export const RELEASE_STEPS = 3;

/**
 * Builds what has changed and makes a release.
 *
 * @param target absolute path of a folder that does not exist or is empty
 * @returns its size in MB (millions of bytes on disk)
 * @throws Refusal when the folder is not empty, or a step fails; the folder is then removed
 */
export async function makeRelease(
  target: string,
  progress: Progress,
  stop: AbortSignal,
): Promise<number> {
  await requireEmpty(target);
  // Variables of the running stack must not get into a build.
  const environment = {
    ...testEnvironment(),
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
  };
  writeStyles();
  await progress.step('Building the site and the CMS', async () => {
    const site = await buildIfChanged('site', environment, stop);
    return `site ${site}, CMS ${await buildIfChanged('cms', environment, stop)}`;
  });
  try {
    await progress.step('Installing the packages that serving needs', async () => {
      await copyCheckout(target);
      await installPackages(target, environment, stop);
    });
    return await progress.step('Leaving out what serving does not need', async () => {
      await prune(join(target, 'node_modules'));
      await writeFile(join(target, RELEASE_FILE), `${JSON.stringify({ madeAt: new Date() })}\n`);
      return Math.round((await sizeOf(target)) / 1e6);
    });
  } catch (error) {
    await rm(target, { recursive: true, force: true });
    throw error;
  }
}

/** @throws Refusal when the folder is not empty */
async function requireEmpty(target: string): Promise<void> {
  const entries = existsSync(target) ? await readdir(target) : [];
  if (entries.length > 0) {
    throw new Refusal(`${target} is not empty: each release gets a folder of its own.`);
  }
  if (!relative(ROOT, target).startsWith('..')) {
    throw new Refusal(`${target} lies in the checkout: name a folder outside of it.`);
  }
}

async function copyCheckout(target: string): Promise<void> {
  await mkdir(target, { recursive: true });
  for (const entry of await readdir(ROOT)) {
    if (!isReleased(entry)) continue;
    await cp(join(ROOT, entry), join(target, entry), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (source) => isReleased(relative(ROOT, source)),
    });
  }
  const manifest = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8'));
  const released = JSON.stringify(releasedManifest(manifest), null, 2);
  await writeFile(join(target, 'package.json'), `${released}\n`);
}

/**
 * Installs from the lock file alone. npm comes from the PATH: the pinned Node brings none.
 *
 * @throws Refusal with npm's error output
 */
async function installPackages(
  target: string,
  environment: Record<string, string>,
  stop: AbortSignal,
): Promise<void> {
  const PATH = (environment.PATH ?? '').split(delimiter).filter((folder) => folder !== BIN);
  const line = 'npm ci --omit=dev --loglevel=error --no-progress --no-audit --no-fund';
  const command = {
    line,
    cwd: target,
    environment: { ...environment, PATH: PATH.join(delimiter) },
  };
  await runOrRefuse(command, 'Installing the packages', stop);
}

/** Removes folders and files that are never loaded, below node_modules. */
async function prune(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (!entry.isDirectory()) {
      if (isUnusedFile(path)) await rm(path);
    } else if (isUnusedFolder(path)) {
      await rm(path, { recursive: true });
    } else {
      await prune(path);
    }
  }
}

/** Bytes on disk of a folder, as `du` counts them: folders too, and a file that is linked twice once. */
async function sizeOf(folder: string, seen = new Set<number>()): Promise<number> {
  let sum = (await lstat(folder)).blocks * 512;
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      sum += await sizeOf(path, seen);
      continue;
    }
    const { ino, blocks } = await lstat(path);
    if (seen.has(ino)) continue;
    seen.add(ino);
    sum += blocks * 512;
  }
  return sum;
}
