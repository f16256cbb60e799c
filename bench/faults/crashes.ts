import { setTimeout as sleep } from 'node:timers/promises';
import { waitUntilHealthy } from '../../tools/running/health.ts';
import { supervise } from '../../tools/running/supervisor.ts';
import { fill, sendForm } from '../load/lead-client.ts';
import { cmsCommand, type TestCmsFolders } from '../load/test-cms.ts';
import type { Aftermath } from './aftermath.ts';

const CRASHES = 10;
/** Longest time without an intake of leads that a crash may cost, in ms. */
const MOST = 5_000;
const PATIENCE = 60_000;

/** SF4: each time it answers it is killed, as by a fault that every visitor meets. */
export async function crashesInRow(ground: TestCmsFolders): Promise<Aftermath> {
  const { command, api } = await cmsCommand(ground.newFolder());
  const health = `${api}/healthz`;
  const stop = new AbortController().signal;
  const service = supervise('cms', command, () => undefined);
  const down: number[] = [];
  const statuses: number[] = [];
  try {
    await waitUntilHealthy(health, PATIENCE, stop);
    for (let crash = 0; crash < CRASHES; crash += 1) {
      statuses.push((await sendForm(api, fill())).status);
      const killed = performance.now();
      process.kill(service.pid(), 'SIGKILL');
      await sleep(100);
      await waitUntilHealthy(health, PATIENCE, stop);
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
