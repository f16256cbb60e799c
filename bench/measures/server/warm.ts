import type { TestStack } from '../../../tools/gate/test-stack.ts';
import { cpuSeconds } from '../../load/cores.ts';
import { askForAll, type Site, siteFigures, sitePaths } from '../../load/site.ts';
import { type Load, load } from '../../load/wrk.ts';
import type { Figure } from '../row.ts';
import { holdIdle } from './idle-connections.ts';

const MEBIBYTE = 1024 * 1024;

/** How many different pages the load asks for. */
const PAGES = 50;

/** Pages of all three languages, the same ones each time, all of them in the cache. */
export async function warmPaths(site: Site): Promise<string[]> {
  const all = await sitePaths(site);
  const step = Math.max(1, Math.floor(all.length / PAGES));
  const paths = all.filter((path, index) => index % step === 0 && path !== '/').slice(0, PAGES);
  await askForAll(site.siteAddress, paths, 4);
  return paths;
}

/** The load, and the processor time of one answer in µs. */
async function loadPages(
  stack: TestStack,
  seconds: number,
  stop: AbortSignal,
): Promise<Load & { cpuMicroseconds: number }> {
  const paths = await warmPaths(stack);
  const asking = { address: stack.siteAddress, paths, connections: 64 };
  await load({ ...asking, seconds: 5 }, stop);
  const before = cpuSeconds(stack.pidOf('site'));
  const found = await load({ ...asking, seconds }, stop);
  const used = cpuSeconds(stack.pidOf('site')) - before;
  return { ...found, cpuMicroseconds: Math.round((used / found.requests) * 1e6) };
}

/** L1: fifty cached pages, requested as fast as they are answered. */
export async function warmPages(stack: TestStack, stop: AbortSignal): Promise<Figure> {
  const { perSecond, p50, p99, failed, cpuMicroseconds } = await loadPages(stack, 30, stop);
  return {
    found: `${perSecond}/s, p99 ${p99.toFixed(1)} ms, ${failed} failed`,
    bar: '5,000/s, p99 50 ms, none failed',
    passed: perSecond >= 5_000 && p99 <= 50 && failed === 0,
    details: [
      `p50 ${p50.toFixed(1)} ms; 64 persistent connections, ${PAGES} pages in three languages`,
      `${cpuMicroseconds} µs of processor time each`,
    ],
  };
}

/** L3: the same, with a thousand idle connections open. */
export async function amongIdle(stack: TestStack, stop: AbortSignal): Promise<Figure> {
  const before = await loadPages(stack, 10, stop);
  const { process_resident_memory_bytes: memory = 0 } = await siteFigures(stack);
  const idle = await holdIdle(stack.siteAddress, 1_000);
  try {
    const during = await loadPages(stack, 10, stop);
    const { process_resident_memory_bytes: more = 0 } = await siteFigures(stack);
    const share = during.perSecond / before.perSecond;
    const growth = Math.round((more - memory) / MEBIBYTE);
    return {
      found: `${(share * 100).toFixed(0)} % of the figure without them, memory +${growth} MiB`,
      bar: '80 %, +60 MiB',
      passed: share >= 0.8 && growth <= 60 && during.failed === 0,
      details: [
        `${before.perSecond}/s without, ${during.perSecond}/s with ${idle.open()} open`,
        'the site closes an unused connection after 5 s; each is opened again when that happens',
      ],
    };
  } finally {
    idle.close();
  }
}
