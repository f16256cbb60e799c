import { setTimeout as sleep } from 'node:timers/promises';

const ASK_EVERY_MS = 150;
const ANSWER_WITHIN_MS = 2000;

/**
 * Requests an address until it answers 2xx, or until `isReady` accepts an answer.
 *
 * @returns false when it has not within `timeout` milliseconds, or when `stop` is aborted
 */
export async function waitUntilHealthy(
  address: string,
  timeout: number,
  stop: AbortSignal,
  isReady = isHealthy,
): Promise<boolean> {
  const until = performance.now() + timeout;
  while (performance.now() < until && !stop.aborted) {
    if (await isReady(address)) return true;
    await sleep(ASK_EVERY_MS);
  }
  return false;
}

/** Whether an address answers 2xx within two seconds. */
export async function isHealthy(address: string): Promise<boolean> {
  const status = await statusOf(address);
  return status !== null && status >= 200 && status < 300;
}

/** Whether an address answers with a page or a redirect, within two seconds. */
export async function hasPage(address: string): Promise<boolean> {
  const status = await statusOf(address);
  return status !== null && status < 500;
}

async function statusOf(address: string): Promise<number | null> {
  try {
    const signal = AbortSignal.timeout(ANSWER_WITHIN_MS);
    const reply = await fetch(address, { signal, redirect: 'manual' });
    await reply.body?.cancel();
    return reply.status;
  } catch {
    return null;
  }
}
