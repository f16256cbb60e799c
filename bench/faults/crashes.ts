import { setTimeout as sleep } from 'node:timers/promises';
import { waitUntilHealthy } from '../../tools/processes/health.ts';
import { supervise } from '../../tools/running/supervisor.ts';
import { fill, sendForm } from '../load/lead-client.ts';
import { cmsCommand, type TestCmsFolders } from '../load/test-cms.ts';
import type { Aftermath } from './aftermath.ts';

const CRASHES = 10;
/** Longest time without an intake of leads after a crash, in ms. */
const MOST = 5_000;
const TIMEOUT_MS = 60_000;

/** SF4: kills the service each time it answers, as a bug on every page would. */
export async function crashesInRow(ground: TestCmsFolders): Promise<Aftermath> {
  const { command, api } = await cmsCommand(ground.newFolder());
  const health = `${api}/healthz`;
  const stop = new AbortController().signal;
  const service = supervise('cms', command, () => undefined);
  const down: number[] = [];
  const statuses: number[] = [];
  try {
    await waitUntilHealthy(health, TIMEOUT_MS, stop);
    for (let crash = 0; crash < CRASHES; crash += 1) {
      statuses.push((await sendForm(api, fill())).status);
      const killed = performance.now();
      process.kill(service.pid(), 'SIGKILL');
      await sleep(100);
      await waitUntilHealthy(health, TIMEOUT_MS, stop);
      down.push(performance.now() - killed);
    }
  } finally {
    await service.stop();
  }
  const problems = statuses.every((status) => status === 200)
    ? []
    : [`Forms were answered ${statuses.join(', ')}.`];
  const longest = Math.max(...down);
  if (longest > MOST) problems.push(`Once it was away for ${Math.round(longest)} ms.`);
  const seconds = down.map((ms) => (ms / 1_000).toFixed(1)).join(' ');
  return { found: `away for ${seconds} s`, problems };
}
