import { MAX_HITS, type RedirectHits } from '@osnowa/contract';
import { signatureHeaders } from '@osnowa/http';
import type { ApiClient } from '../../app/content/api.ts';
import { log } from '../telemetry/log.ts';

/** Delay between the first count and the report, in ms. An editor does not need it sooner. */
const REPORT_EVERY = 10_000;

/** Longest wait for the answer to a report, in ms. */
const TIMEOUT = 5_000;

/** Settings for reporting the counts to the content service. */
export interface RedirectHitOptions {
  api: ApiClient;
  /** Signs the reports. Without it, nothing is counted, because nothing could be reported. */
  secret: string | null;
  /** In ms. */
  reportEvery?: number;
}

/** Counts how often visitors follow each redirect. */
export interface RedirectHitCounter {
  /** Adds one in memory, so that it delays no visitor. */
  count(id: number): void;
  /** Reports all counts before an orderly end. It never fails: a refused report is logged. */
  stop(): Promise<void>;
}

/**
 * Counts uses in memory and reports their sums to the content service every few seconds. Counts of
 * a refused report are sent again with the next one. If only the answer was lost, they are stored
 * twice. A hard kill of the process loses the counts that are not reported yet
 * (docs/decisions/addresses-and-search-engines.md).
 */
export function createRedirectHits(options: RedirectHitOptions): RedirectHitCounter {
  const { secret, reportEvery = REPORT_EVERY } = options;
  const counts = new Map<number, number>();
  let timer: NodeJS.Timeout | null = null;
  let inFlight: Promise<unknown> | null = null;

  function schedule(): void {
    // The report in flight schedules the next one itself.
    if (!inFlight) timer ??= setTimeout(onTimer, reportEvery).unref();
  }

  function onTimer(): void {
    timer = null;
    inFlight = report().finally(() => {
      inFlight = null;
      if (counts.size > 0) schedule();
    });
  }

  /** Reports at most `MAX_HITS` redirects; returns whether the content service stored them. */
  async function report(): Promise<boolean> {
    const hits = [...counts].slice(0, MAX_HITS).map(([id, count]) => ({ id, count }));
    const problem = await send(options, { hits });
    if (problem === null) for (const { id, count } of hits) subtract(id, count);
    else log('warn', 'redirect-hits.unreported', { message: problem });
    return problem === null;
  }

  function subtract(id: number, count: number): void {
    const left = (counts.get(id) ?? 0) - count;
    if (left > 0) counts.set(id, left);
    else counts.delete(id);
  }

  return {
    count(id) {
      if (secret === null) return;
      counts.set(id, (counts.get(id) ?? 0) + 1);
      schedule();
    },
    async stop() {
      await inFlight;
      if (timer) clearTimeout(timer);
      let isStored = true;
      while (isStored && counts.size > 0) isStored = await report();
    },
  };
}

/** Sends a report, signed as a change notice is; returns the reason of a refusal, or `null`. */
async function send(
  { api, secret }: RedirectHitOptions,
  content: RedirectHits,
): Promise<string | null> {
  const headers = signatureHeaders(secret ?? '', JSON.stringify(content), Date.now());
  try {
    return await api.call('reportHits', content, { headers, timeoutMs: TIMEOUT });
  } catch (error) {
    return String(error);
  }
}
