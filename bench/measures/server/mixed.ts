import { setTimeout as sleep } from 'node:timers/promises';
import { openTestStack, type TestStack } from '../../../tools/gate/test-stack.ts';
import { findFreePort } from '../../../tools/processes/ports.ts';
import { type Environment, inheritedEnvironment } from '../../../tools/settings/env.ts';
import { fill, percentile, sendAtPace } from '../../load/lead-client.ts';
import { collectGarbage } from '../../load/live-heap.ts';
import { askAtPace, type Paced } from '../../load/paced-client.ts';
import { askForAll, dropAllPages, type Site, siteFigures, sitePaths } from '../../load/site.ts';
import { findLosses, leadsIn } from '../../load/stored-leads.ts';
import type { Figure } from '../row.ts';
import { warmPaths } from './warm.ts';

const MEBIBYTE = 1024 * 1024;

/** Pages and leads a second, at the same time; each so many leads one brings a file. */
type Mixture = { pages: number; leads: number; seconds: number; fileEvery?: number };

/** Size of a lead's file, as in L8. */
const FILE_BYTES = 200 * 1024;

/** Asks for warm pages and sends leads at a fixed rate. */
export async function mix(
  stack: Site & Pick<TestStack, 'cmsAddress'>,
  { pages, leads, seconds, fileEvery = Number.POSITIVE_INFINITY }: Mixture,
) {
  const paths = await warmPaths(stack);
  const asking = { address: stack.siteAddress, paths, connections: 64 };
  const [answers, sent] = await Promise.all([
    askAtPace({ ...asking, perSecond: pages, seconds }),
    sendAtPace(`${stack.cmsAddress}/api`, leads, seconds, (at) =>
      fill((at + 1) % fileEvery === 0 ? FILE_BYTES : 0),
    ),
  ]);
  return { answers, sent, failed: failures(answers) };
}

function failures(answers: readonly Paced[]): number {
  return answers.filter(({ status }) => status !== 200).length;
}

/** A stack without a captcha for the senders. */
function openStack(stop: AbortSignal, variables: Environment = {}): Promise<TestStack> {
  const own = { CAPTCHA: 'off', NOTIFY_TO: 'sprzedaz@osnowa.example' };
  return openTestStack(stop, { ...own, ...variables });
}

/** L10: 1,000 pages and 100 leads a second. */
export async function mixedLoad(stop: AbortSignal): Promise<Figure> {
  const stack = await openStack(stop);
  try {
    await mix(stack, { pages: 200, leads: 20, seconds: 5 });
    const { answers, sent, failed } = await mix(stack, { pages: 1_000, leads: 100, seconds: 30 });
    const pages = percentile(answers, 0.99);
    const leads = percentile(sent, 0.99);
    const problems = findLosses(leadsIn(stack.dataDir), sent);
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

/** Minutes of the soak; a night's run sets SOAK_MINUTES=30. */
function soakMinutes(): number {
  return Number(inheritedEnvironment().SOAK_MINUTES ?? 5);
}

type Sample = { minute: number; resident: number; delay: number; files: number };

/** Samples the site's process every five seconds until the work is done. */
async function watch(stack: TestStack, work: Promise<unknown>): Promise<Sample[]> {
  const samples: Sample[] = [];
  const started = performance.now();
  let done = false;
  const over = work.then(() => {
    done = true;
  });
  while (!done) {
    const figures = await siteFigures(stack);
    samples.push({
      minute: (performance.now() - started) / 60_000,
      resident: (figures.process_resident_memory_bytes ?? 0) / MEBIBYTE,
      delay: (figures.nodejs_eventloop_lag_p99_seconds ?? 0) * 1_000,
      files: figures.process_open_fds ?? 0,
    });
    await Promise.race([over, sleep(5_000)]);
  }
  return samples;
}

/** Slope of the linear regression, in MiB per ten minutes. */
function slopeOf(samples: readonly Sample[]): number {
  const mean = (values: readonly number[]) => values.reduce((a, b) => a + b, 0) / values.length;
  const x = mean(samples.map(({ minute }) => minute));
  const y = mean(samples.map(({ resident }) => resident));
  const rise = samples.reduce((sum, one) => sum + (one.minute - x) * (one.resident - y), 0);
  const run = samples.reduce((sum, one) => sum + (one.minute - x) ** 2, 0);
  return (rise / run) * 10;
}

/** After so many crawls without a full collection, the heap is not going to have one. */
const MOST_CRAWLS = 20;

/**
 * A heap that shrinks by so much had a full collection, and not only one of its young generation;
 * in MiB.
 */
const CLEARED = 32;

/** Renders all pages until the first full collection, as in a process that has run for a day. */
async function fillHeap(stack: TestStack): Promise<void> {
  const paths = await sitePaths(stack);
  let before = 0;
  for (let crawl = 0; crawl < MOST_CRAWLS; crawl += 1) {
    await dropAllPages(stack);
    await askForAll(stack.siteAddress, paths, 2);
    const { nodejs_heap_size_used_bytes: now = 0 } = await siteFigures(stack);
    if (now < before - CLEARED * MEBIBYTE) return;
    before = now;
  }
}

/** How long V8 may take to return freed memory to the system, in ms. */
const GIVEN_BACK_MS = 3_000;

/**
 * Live heap of the site after a full collection, in MiB; without one, the moment of the last
 * collection would decide the result.
 */
async function inUse(stack: TestStack, inspectorPort: number) {
  await collectGarbage(stack.pidOf('site'), inspectorPort);
  await sleep(GIVEN_BACK_MS);
  const { process_resident_memory_bytes: resident = 0, nodejs_heap_size_used_bytes: heap = 0 } =
    await siteFigures(stack);
  return { resident: resident / MEBIBYTE, heap: heap / MEBIBYTE };
}

/** L13: pages and leads for a long time; nothing may grow. */
export async function soak(stop: AbortSignal): Promise<Figure> {
  const minutes = soakMinutes();
  const inspector = await findFreePort();
  const stack = await openStack(stop, { NODE_OPTIONS: `--inspect-port=${inspector}` });
  try {
    await fillHeap(stack);
    await mix(stack, { pages: 50, leads: 2, seconds: 60 });
    const first = await inUse(stack, inspector);
    await sleep(6_000);
    const { process_open_fds: before = 0 } = await siteFigures(stack);
    const work = mix(stack, { pages: 50, leads: 2, seconds: minutes * 60 });
    const samples = await watch(stack, work);
    const { sent, failed } = await work;
    await sleep(6_000);
    const { process_open_fds: after = 0 } = await siteFigures(stack);
    const last = await inUse(stack, inspector);
    const slope = ((last.resident - first.resident) / minutes) * 10;
    const delays = samples.map(({ delay: ms }) => ({ ms }));
    const delay = percentile(delays, 1);
    const problems = findLosses(leadsIn(stack.dataDir), sent);
    const residents = samples.map(({ resident }) => Math.round(resident));
    return {
      found: `memory ${signed(slope)} MiB in 10 min, files ${after - before}, event loop p99 ${delay} ms`,
      bar: '+5 MiB in 10 min, files ±5, event loop p99 50 ms, nothing failed or lost',
      passed:
        slope <= 5 &&
        Math.abs(after - before) <= 5 &&
        delay <= 50 &&
        failed === 0 &&
        problems.length === 0,
      details: [
        `${minutes} minutes of 50 pages and 2 leads a second`,
        `all garbage collected: memory ${first.resident.toFixed(1)} MiB before, ${last.resident.toFixed(1)} after; heap ${first.heap.toFixed(1)} and ${last.heap.toFixed(1)}`,
        `memory in between ${Math.min(...residents)} to ${Math.max(...residents)} MiB, ${signed(slopeOf(samples))} in 10 min by least squares`,
        `event loop: p99 of ten seconds at a time, the longest above; median ${percentile(delays, 0.5)} ms, 95 % within ${percentile(delays, 0.95)} ms`,
        `${failed} pages failed, ${problems.length} problems with leads`,
      ],
    };
  } finally {
    await stack.close();
  }
}

function signed(mebibytes: number): string {
  return `${mebibytes >= 0 ? '+' : ''}${mebibytes.toFixed(1)}`;
}
