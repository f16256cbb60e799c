import { setTimeout as sleep } from 'node:timers/promises';

const ASK_EVERY_MS = 150;
const ANSWER_WITHIN_MS = 2_000;
const PAGE_WITHIN_MS = 60_000; // A page may be compiled for its first answer.

/**
 * Requests an address until it answers 2xx, or until `isReady` accepts an answer.
 *
 * @returns false when it has not within `timeout` milliseconds, or when `stop` is aborted
 */
export async function waitUntilHealthy(
  address: string,
  timeout: number,
  stop: AbortSignal,
  isReady: (address: string, stop: AbortSignal) => Promise<boolean> = isHealthy,
): Promise<boolean> {
  const until = performance.now() + timeout;
  while (performance.now() < until && !stop.aborted) {
    if (await isReady(address, stop)) return true;
    await sleep(ASK_EVERY_MS);
  }
  return false;
}

/** Whether an address answers 2xx within two seconds. */
export async function isHealthy(address: string): Promise<boolean> {
  const status = await statusOf(address, ANSWER_WITHIN_MS);
  return status !== null && status >= 200 && status < 300;
}

/** Whether an address answers with a page or a redirect, within a minute. */
export async function hasPage(address: string, stop: AbortSignal): Promise<boolean> {
  const status = await statusOf(address, PAGE_WITHIN_MS, stop);
  return status !== null && status < 500;
}

async function statusOf(address: string, ms: number, ...stops: AbortSignal[]) {
  try {
    const signal = AbortSignal.any([AbortSignal.timeout(ms), ...stops]);
    const reply = await fetch(address, { signal, redirect: 'manual' });
    await reply.body?.cancel();
    return reply.status;
  } catch {
    return null;
  }
}
