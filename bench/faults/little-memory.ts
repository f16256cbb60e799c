import { setTimeout as sleep } from 'node:timers/promises';
import { type PreparedTestStack, prepareTestStack } from '../../tools/gate/test-stack.ts';
import { type AppName, appFolder } from '../../tools/paths.ts';
import { scriptOf } from '../../tools/processes/child.ts';
import { waitUntilHealthy } from '../../tools/processes/health.ts';
import { healthAddresses } from '../../tools/running/stack.ts';
import { type Supervised, supervise } from '../../tools/running/supervisor.ts';
import { type Sent, sendAtPace } from '../load/lead-client.ts';
import { askAtPace, type Paced } from '../load/paced-client.ts';
import { findLosses, leadsIn } from '../load/stored-leads.ts';
import type { Aftermath } from './aftermath.ts';

/**
 * Heap of each application, in MB: half and five eighths of what they start with. With 160 MB the CMS,
 * whose modules and rows take most of that, collects garbage all the time, and with 224 MB a fifth of the
 * leads is answered too late; nothing is lost with either.
 */
const HEAP: Record<AppName, number> = { site: 160, cms: 320 };
const HEAP_OPTION = /--max-old-space-size=\d+/;
/** The load of L10, for so long. */
const [PAGES_A_SECOND, LEADS_A_SECOND, SECONDS] = [1_000, 100, 30];
const OPEN_WITHIN_MS = 60_000;
const APPS: readonly AppName[] = ['site', 'cms'];
const PAGES = ['/', '/en', '/de', '/contact', '/services', '/blog', '/en/contact', '/de/services'];
/** Of 33 pages one is a search that no cache has: each costs as much processor time as 100 others. */
const PATHS = Array.from({ length: 1_000 }, (_, at) => [
  ...Array(4).fill(PAGES).flat(),
  `/blog?q=${at}wzor`,
]).flat();

/** Starts an application with the small heap: its command line says another, and outweighs NODE_OPTIONS. */
function start({ configuration, environments }: PreparedTestStack, app: AppName): Supervised {
  const script = scriptOf(app, 'start');
  if (!HEAP_OPTION.test(script)) throw new Error(`The ${app} is started without a limit.`);
  const small = script.replace(HEAP_OPTION, `--max-old-space-size=${HEAP[app]}`);
  const line = app === 'cms' ? `${small} -H ${configuration.cmsHost}` : small;
  const command = { line, cwd: appFolder(app), environment: environments[app] };
  return supervise(app, command, () => undefined);
}

function countOf(all: readonly (Sent | Paced)[], status: number): number {
  return all.filter((one) => one.status === status).length;
}

/** F28: both applications with a small heap, under the load of L10. */
export async function littleMemory(): Promise<Aftermath> {
  const stop = new AbortController().signal;
  const prepared = await prepareTestStack(stop, { CAPTCHA: 'off' });
  const { configuration } = prepared;
  const running = APPS.map((app) => start(prepared, app));
  try {
    for (const address of Object.values(healthAddresses(configuration))) {
      if (await waitUntilHealthy(address, OPEN_WITHIN_MS, stop)) continue;
      return { found: '', problems: [`${address} does not answer with so little memory.`] };
    }
    const before = running.map((one) => one.pid());
    const address = configuration.publicUrl;
    const pace = {
      address,
      paths: PATHS,
      connections: 64,
      perSecond: PAGES_A_SECOND,
      seconds: SECONDS,
    };
    const [pages, leads] = await Promise.all([
      askAtPace(pace),
      sendAtPace(`http://127.0.0.1:${configuration.cmsPort}/api`, LEADS_A_SECOND, SECONDS),
    ]);
    await sleep(2_000);
    const after = await askAtPace({ ...pace, paths: PAGES, perSecond: 20, seconds: 3 });
    const ended = APPS.filter((_, at) => running[at]?.pid() !== before[at]);
    const problems = findLosses(leadsIn(configuration.dataDir), leads);
    if (ended.length > 0) problems.push(`Ended and started again: ${ended.join(', ')}.`);
    for (const [what, all] of Object.entries({ pages, leads })) {
      const odd = all.length - countOf(all, 200) - countOf(all, 503);
      if (odd > 0) problems.push(`${odd} ${what} were answered neither 200 nor 503.`);
    }
    if (countOf(after, 200) < after.length) problems.push('Afterwards a page failed.');
    return {
      found: `with a heap of ${HEAP.site} MB for the site and ${HEAP.cms} for the CMS: ${countOf(pages, 200)} of ${pages.length} pages, ${countOf(pages, 503)} × 503; ${countOf(leads, 200)} of ${leads.length} leads, ${countOf(leads, 503)} × 503; both processes live`,
      problems,
    };
  } finally {
    for (const one of running) await one.stop();
    prepared.remove();
  }
}
