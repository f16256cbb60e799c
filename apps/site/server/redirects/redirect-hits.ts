import { createHmac } from 'node:crypto';
import { HITS_PATH, MAX_HITS, NOTICE_HEADERS, type RedirectHits } from '@tkalnia/contract';
import type { DiskStore } from '../files/disk-store.ts';
import { log } from '../operation/log.ts';

/** Uses are reported so long after the first of them, and after a report that was not taken; in ms. */
const PAUSES = { gather: 10_000, retry: 60_000 };

/** Longest wait for the answer to a report, in ms. */
const ANSWER_WITHIN = 5_000;

/** Name of the counts on disk. */
const KEPT = 'unreported';

/** What counting needs. Without a secret nothing can be reported, and nothing is counted. */
export interface HitOptions {
  api: { url: string; fetch: typeof fetch };
  secret: string | null;
  disk: DiskStore;
  pauses?: typeof PAUSES;
}

/** Counts how often redirects are used. */
export interface RedirectHitCounter {
  /** Costs a visitor nothing: a number in memory. */
  count(id: number): void;
  /** Keeps what is not reported yet for the next start. */
  stop(): Promise<void>;
}

/**
 * Counts in memory, reports sums to the content service every few seconds, and keeps on disk what
 * is not reported, so that neither an end of this process nor an absence of the other loses it. A
 * report whose answer got lost is sent again: a use may then count twice, never not at all.
 */
export function createRedirectHits(options: HitOptions): RedirectHitCounter {
  const { api, secret, disk, pauses = PAUSES } = options;
  const counts = new Map<number, number>();
  const restored = restore();
  let timer: NodeJS.Timeout | null = null;

  async function restore(): Promise<void> {
    const kept = await disk.get(KEPT);
    for (const [id, count] of kept ? parsed(kept) : []) add(id, count);
    if (counts.size > 0) wait(pauses.gather);
  }

  function add(id: number, count: number): void {
    counts.set(id, (counts.get(id) ?? 0) + count);
  }

  function wait(ms: number): void {
    timer ??= setTimeout(() => void report(), ms).unref();
  }

  async function keep(): Promise<void> {
    if (counts.size === 0) await disk.delete(KEPT);
    else await disk.set(KEPT, Buffer.from(JSON.stringify([...counts])));
  }

  async function report(): Promise<void> {
    await restored;
    timer = null;
    await keep();
    const batch = [...counts].slice(0, MAX_HITS);
    const problem = await send({ hits: batch.map(([id, count]) => ({ id, count })) });
    if (problem === null) {
      for (const [id, count] of batch) subtract(id, count);
      await keep();
    } else log('warn', 'redirect-hits.unreported', { message: problem });
    if (counts.size > 0) wait(problem === null ? pauses.gather : pauses.retry);
  }

  function subtract(id: number, count: number): void {
    const left = (counts.get(id) ?? 0) - count;
    if (left > 0) counts.set(id, left);
    else counts.delete(id);
  }

  async function send(hits: RedirectHits): Promise<string | null> {
    const body = JSON.stringify(hits);
    const timestamp = String(Math.floor(Date.now() / 1_000));
    const signature = createHmac('sha256', secret ?? '').update(`${timestamp}.${body}`);
    try {
      const response = await api.fetch(`${api.url}${HITS_PATH}`, {
        method: 'POST',
        body,
        redirect: 'error',
        signal: AbortSignal.timeout(ANSWER_WITHIN),
        headers: {
          'content-type': 'application/json',
          [NOTICE_HEADERS.timestamp]: timestamp,
          [NOTICE_HEADERS.signature]: signature.digest('hex'),
        },
      });
      await response.body?.cancel();
      return response.ok ? null : `status ${response.status}`;
    } catch (error) {
      return String(error);
    }
  }

  return {
    count(id) {
      if (secret === null) return;
      add(id, 1);
      wait(pauses.gather);
    },
    async stop() {
      if (timer) clearTimeout(timer);
      await restored;
      await keep();
    },
  };
}

/** Counts as they were kept; what another version kept in another form is forgotten. */
function parsed(kept: Uint8Array): [number, number][] {
  try {
    const pairs: unknown = JSON.parse(Buffer.from(kept).toString('utf8'));
    return Array.isArray(pairs) ? pairs.filter(isCount) : [];
  } catch (error) {
    if (error instanceof SyntaxError) return [];
    throw error;
  }
}

function isCount(pair: unknown): pair is [number, number] {
  return (
    Array.isArray(pair) &&
    pair.length === 2 &&
    pair.every((one) => Number.isInteger(one) && one > 0)
  );
}
