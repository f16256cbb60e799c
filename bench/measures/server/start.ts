import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ROOT } from '../../../tools/paths.ts';
import { readLines, signalGroup, startChild } from '../../../tools/processes/child.ts';
import { findFreePort } from '../../../tools/processes/ports.ts';
import { Refusal } from '../../../tools/refusal.ts';
import { type Environment, testEnvironment } from '../../../tools/settings/env.ts';
import type { Figure } from '../row.ts';

/** The first start of a folder loads the demo content. */
const FIRST_WITHIN_MS = 600_000;

/** A site that `npm start` serves. */
export type OpenSite = {
  /** From the command to the whole first page, in ms. */
  took: number;
  /** Of the process that has started all others. */
  pid: number;
  /** Ends it as a service manager does, and resolves when it is gone. */
  end(): Promise<void>;
};

/**
 * Runs `npm start` until the first page is whole.
 *
 * @param root of a checkout or a release
 * @param line another command that starts the site
 * @throws Refusal when there is no page within ten minutes
 */
export async function openSite(
  root: string,
  environment: Environment,
  stop: AbortSignal,
  line = 'npm start',
): Promise<OpenSite> {
  const started = performance.now();
  const child = startChild({ line, cwd: root, environment });
  const said: string[] = [];
  readLines(child, (line) => said.push(line));
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const end = () => {
    signalGroup(child, 'SIGTERM');
    return gone;
  };
  try {
    while (!(await hasPage(environment.PUBLIC_URL ?? ''))) {
      stop.throwIfAborted();
      if (child.exitCode !== null || performance.now() - started > FIRST_WITHIN_MS) {
        throw new Refusal('`npm start` shows no page.', said.slice(-20));
      }
      await sleep(50);
    }
  } catch (error) {
    await end();
    throw error;
  }
  return { took: performance.now() - started, pid: child.pid ?? 0, end };
}

async function timeToFirstPage(environment: Environment, stop: AbortSignal): Promise<number> {
  const { took, end } = await openSite(ROOT, environment, stop);
  await end();
  return took;
}

/** Variables of a site of its own on free ports. */
export async function ownSite(dataDir: string): Promise<Environment> {
  const port = String(await findFreePort());
  return {
    ...testEnvironment(),
    SITE_PORT: port,
    SITE_HOST: '127.0.0.1',
    CMS_PORT: String(await findFreePort()),
    DATA_DIR: dataDir,
    PUBLIC_URL: `http://127.0.0.1:${port}`,
  };
}

/** Any failure to get the page means "not yet". */
export async function hasPage(address: string): Promise<boolean> {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(5_000) });
    return answer.ok && (await answer.text()).trimEnd().endsWith('</html>');
  } catch {
    return false;
  }
}

/** `npm start` of a stack that has been started before, to its first page. */
export async function warmStart(stop: AbortSignal): Promise<Figure> {
  const dataDir = mkdtempSync(join(tmpdir(), 'osnowa-start-'));
  const environment = await ownSite(dataDir);
  try {
    const first = await timeToFirstPage(environment, stop);
    const times: number[] = [];
    for (let start = 0; start < 3; start += 1) {
      times.push(await timeToFirstPage(environment, stop));
    }
    const longest = Math.max(...times);
    return {
      found: `${seconds(longest)} at most in ${times.length} starts`,
      bar: '10 s',
      passed: longest <= 10_000,
      details: [
        `each: ${times.map(seconds).join(', ')}`,
        `the first start of the folder, with the demo content: ${seconds(first)}`,
      ],
    };
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

function seconds(ms: number): string {
  return `${(ms / 1_000).toFixed(1)} s`;
}
