import { openTestStack, type TestStack } from '../../tools/gate/test-stack.ts';
import { askAtPace, askFastest, fill, percentile, sendAtPace } from '../load/client.ts';
import { cpuSeconds } from '../load/processes.ts';
import { type Site, warmPaths } from '../load/site.ts';
import { findLosses, leadsIn } from '../load/stored-leads.ts';
import type { BenchGround, Figure } from './bench-ground.ts';

/** Pages and leads a second, at the same time; every `fileEvery`th lead has a file. */
type Mixture = { pages: number; leads: number; seconds: number; fileEvery?: number };

/** Size of a lead's file, as in L8. */
const FILE_BYTES = 200 * 1024;

/** Requests warm pages and sends leads at a fixed rate. */
export async function mix(
  stack: Site & Pick<TestStack, 'cmsAddress'>,
  { pages, leads, seconds, fileEvery = Number.POSITIVE_INFINITY }: Mixture,
) {
  const paths = await warmPaths(stack);
  const asking = { address: stack.siteAddress, paths, connections: 64 };
  const [answers, sent] = await Promise.all([
    askAtPace({ ...asking, perSecond: pages, seconds }),
    sendAtPace(`${stack.cmsAddress}/api`, leads, seconds, (nth) =>
      fill((nth + 1) % fileEvery === 0 ? FILE_BYTES : 0),
    ),
  ]);
  const failed = answers.filter(({ status }) => status !== 200).length;
  return { answers, sent, failed, problems: findLosses(leadsIn(stack.dataDir), sent) };
}

/** L1: fifty cached pages, requested as fast as they are answered. */
export async function warmPages({ stack: open, stop }: BenchGround): Promise<Figure> {
  const stack = await open();
  const pages = { address: stack.siteAddress, paths: await warmPaths(stack), connections: 64 };
  await askFastest({ ...pages, seconds: 5 }, stop);
  const before = cpuSeconds(stack.pidOf('site'));
  const found = await askFastest({ ...pages, seconds: 30 }, stop);
  const used = cpuSeconds(stack.pidOf('site')) - before;
  const { perSecond, p50, p99, failed, requests } = found;
  return {
    found: `${perSecond}/s, p99 ${p99.toFixed(1)} ms, ${failed} failed`,
    bar: '5,000/s, p99 50 ms, none failed',
    passed: perSecond >= 5_000 && p99 <= 50 && failed === 0,
    details: [
      `p50 ${p50.toFixed(1)} ms; 64 persistent connections, ${pages.paths.length} pages in three languages`,
      `${Math.round((used / requests) * 1e6)} µs of processor time each`,
    ],
  };
}

/** L10: 1,000 pages and 100 leads a second, to a stack without a captcha for the senders. */
export async function mixedLoad({ stop }: BenchGround): Promise<Figure> {
  const variables = { CAPTCHA: 'off', NOTIFY_TO: 'sprzedaz@osnowa.example' };
  const stack = await openTestStack(stop, variables);
  try {
    await mix(stack, { pages: 200, leads: 20, seconds: 5 });
    const load = { pages: 1_000, leads: 100, seconds: 30 };
    const { answers, sent, failed, problems } = await mix(stack, load);
    const [pages, leads] = [percentile(answers, 0.99), percentile(sent, 0.99)];
    return {
      found: `pages p99 ${pages.toFixed(0)} ms, leads p99 ${leads.toFixed(0)} ms, ${failed} pages failed, ${problems.length} problems with leads`,
      bar: 'pages p99 100 ms, leads p99 800 ms, nothing failed or lost',
      passed: pages <= 100 && leads <= 800 && failed === 0 && problems.length === 0,
      details: [`${answers.length} pages, ${sent.length} leads, both at an even pace`, ...problems],
    };
  } finally {
    await stack.close();
  }
}
