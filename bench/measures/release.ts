import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ROOT } from '../../tools/paths.ts';
import { readLines, signalGroup, startChild } from '../../tools/processes/child.ts';
import { waitUntilHealthy } from '../../tools/processes/health.ts';
import { findFreePort } from '../../tools/processes/ports.ts';
import { Refusal } from '../../tools/refusal.ts';
import { testEnvironment } from '../../tools/settings/env.ts';
import { proportionalMiB } from '../load/processes.ts';
import { warmPaths } from '../load/site.ts';
import type { BenchGround, Figure } from './bench-ground.ts';
import { mix } from './load.ts';

/** The first start of a folder loads the demo content. */
const FIRST_WITHIN_MS = 600_000;

/** As the unit of deploy/systemd starts a release: npm would remain in memory. */
const LINE = 'node_modules/.bin/node tools/bootstrap.mjs tools/start.ts';

/** Pause without requests before the memory at rest is read, and between two readings under load; ms. */
const REST_MS = 30_000;
const READ_EVERY_MS = 500;

const WARM_UP = { pages: 100, leads: 20, seconds: 5, fileEvery: 5 };
const LOAD = { pages: 300, leads: 100, seconds: 30, fileEvery: 5 };

/** Memory of the smallest machine that runs a release. */
const SMALLEST_MIB = 1024;

/** Memory that both applications and their supervisor need: at rest with the demo content, and under load. */
export async function memoryOfRelease({ stop }: BenchGround): Promise<Figure> {
  const dataDir = mkdtempSync(join(tmpdir(), 'osnowa-memory-'));
  const [SITE_PORT, CMS_PORT] = [String(await findFreePort()), String(await findFreePort())];
  const siteAddress = `http://127.0.0.1:${SITE_PORT}`;
  const own = { SITE_PORT, CMS_PORT, DATA_DIR: dataDir, PUBLIC_URL: siteAddress, CAPTCHA: 'off' };
  const environment = { ...testEnvironment(), ...own, NOTIFY_TO: 'sprzedaz@osnowa.example' };
  const child = startChild({ line: LINE, cwd: ROOT, environment });
  const said: string[] = [];
  readLines(child, (text) => said.push(text));
  const gone = once(child, 'exit');
  const memory = () => proportionalMiB(child.pid ?? 0);
  try {
    if (!(await waitUntilHealthy(siteAddress, FIRST_WITHIN_MS, stop))) {
      throw new Refusal('`tools/start.ts` shows no page.', said.slice(-20));
    }
    const stack = { siteAddress, cmsAddress: `http://127.0.0.1:${CMS_PORT}`, dataDir };
    await warmPaths(stack);
    await sleep(REST_MS, undefined, { signal: stop });
    const rest = memory();
    await mix(stack, WARM_UP);
    let most = 0;
    const reading = setInterval(() => {
      most = Math.max(most, memory());
    }, READ_EVERY_MS);
    const found = await mix(stack, LOAD).finally(() => clearInterval(reading));
    const { answers, sent, failed, problems } = found;
    const taken = sent.filter(({ status }) => status === 200).length;
    const trouble = problems.length === 0 ? 'none lost' : `${problems.length} problems`;
    return {
      found: `${rest} MiB at rest, ${most} MiB at most under load: ${answers.length - failed} of ${answers.length} pages, ${taken} of ${sent.length} leads answered, ${trouble}`,
      bar: `${SMALLEST_MIB} MiB are enough: everything answered, none lost`,
      passed:
        most <= SMALLEST_MIB && failed === 0 && taken === sent.length && problems.length === 0,
      details: [
        'shared memory divided between the processes (PSS); at rest: 30 s after 50 pages',
        ...problems,
      ],
    };
  } finally {
    signalGroup(child, 'SIGTERM');
    await gone;
    rmSync(dataDir, { recursive: true, force: true });
  }
}
