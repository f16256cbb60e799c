import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { requireChromium } from '../../tools/gate/chromium.ts';
import { openTestStack, type TestStack } from '../../tools/gate/test-stack.ts';
import { createProgress } from '../../tools/processes/progress.mjs';
import { makeRelease, RELEASE_STEPS } from '../../tools/release/make-release.ts';
import { untilAtRest } from '../load/cores.ts';
import { openTestCmsFolders, type TestCmsFolders } from '../load/test-cms.ts';

/** What `npm run release` makes. */
export type Release = {
  root: string;
  /** Its size on disk. */
  megabytes: number;
  /** A new folder that is removed together with the release. */
  newFolder(): string;
};

/** What the rows measure. Each part is created when a row first needs it, and then shared. */
export type BenchGround = {
  /** Content services over empty databases. */
  services(): Promise<TestCmsFolders>;
  /** The whole stack with the demo content, idle. A row must leave it unchanged. */
  stack(): Promise<TestStack>;
  release(): Promise<Release>;
  /** Path of the browser. */
  chromium(): Promise<string>;
  stop: AbortSignal;
  /** Ends and removes everything. */
  clear(): Promise<void>;
};

/** A ground on which nothing has been created yet. */
export function openBenchGround(stop: AbortSignal): BenchGround {
  const services = once(() => openTestCmsFolders(stop));
  const stack = once(() => openTestStack(stop));
  const folder = mkdtempSync(join(tmpdir(), 'osnowa-bench-'));
  const release = once(() => releaseIn(folder, stop));
  return {
    services: services.get,
    async stack() {
      const made = await stack.get();
      await untilAtRest(stop);
      return made;
    },
    release: release.get,
    chromium: () => requireChromium(stop),
    stop,
    async clear() {
      await (await services.made())?.clear();
      await (await stack.made())?.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function releaseIn(folder: string, stop: AbortSignal): Promise<Release> {
  const root = join(folder, 'release');
  const megabytes = await makeRelease(root, createProgress(RELEASE_STEPS), stop);
  return { root, megabytes, newFolder: () => mkdtempSync(join(folder, 'data-')) };
}

function once<Made>(make: () => Promise<Made>) {
  let made: Promise<Made> | undefined;
  return {
    get: () => {
      made ??= make();
      return made;
    },
    /** Waits for a part if it was asked for; one that failed has removed itself. */
    made: () => made?.catch(() => undefined),
  };
}
