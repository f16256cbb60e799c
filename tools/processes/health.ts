import { setTimeout as sleep } from 'node:timers/promises';

const ASK_EVERY_MS = 150;
const ANSWER_WITHIN_MS = 2000;

/**
 * Asks an address until it answers 2xx.
 *
 * @returns false when it has not within `timeout` milliseconds, or when `stop` is aborted
 */
export async function waitUntilHealthy(
  address: string,
  timeout: number,
  stop: AbortSignal,
): Promise<boolean> {
  const until = performance.now() + timeout;
  while (performance.now() < until && !stop.aborted) {
    if (await isHealthy(address)) return true;
    await sleep(ASK_EVERY_MS);
  }
  return false;
}

/** Whether an address answers 2xx within two seconds. */
export async function isHealthy(address: string): Promise<boolean> {
  try {
    const reply = await fetch(address, { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) });
    await reply.body?.cancel();
    return reply.ok;
  } catch {
    return false;
  }
}
