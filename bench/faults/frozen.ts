import { setTimeout as sleep } from 'node:timers/promises';
import { fill, type Sent, sendForm } from '../load/lead-client.ts';
import { findLosses, leadsIn } from '../load/stored-leads.ts';
import type { TestCmsFolders } from '../load/test-cms.ts';
import type { Aftermath } from './aftermath.ts';
import { figure } from './figures.ts';

const FROZEN_MS = 2_000;

/** F30: the process does not come round to its work for 2 s, with forms under way. */
export async function frozen(ground: TestCmsFolders): Promise<Aftermath> {
  const dataDir = ground.newFolder();
  const service = await ground.start(dataDir);
  await sendForm(service.api, fill());
  await fetch(`${service.api}/metrics`);
  // Reading it sets the figure back: a delay before its next tick would be missed.
  await sleep(200);
  service.signal('SIGSTOP');
  const sending = Array.from({ length: 10 }, () => sendForm(service.api, fill()));
  await sleep(FROZEN_MS);
  service.signal('SIGCONT');
  const sent: Sent[] = await Promise.all(sending);
  const delay = await figure(service.api, 'cms_nodejs_eventloop_lag_max_seconds');
  const lives = await Promise.race([service.ended, sleep(0).then(() => 'lives')]);
  await service.stop();
  const problems = findLosses(leadsIn(dataDir), sent);
  if (sent.some(({ status }) => status !== 200)) problems.push('Not every form was taken.');
  if (lives !== 'lives') problems.push(`The service ended with ${lives}.`);
  if (!(delay >= 1.5)) problems.push(`The figure of the delay says ${delay} s.`);
  const slowest = Math.round(Math.max(...sent.map(({ ms }) => ms)));
  return {
    found: `10 forms taken within ${slowest} ms, delay of ${delay.toFixed(1)} s shown`,
    problems,
  };
}
