import { signatureHeaders } from '@osnowa/http';
import { log } from '../telemetry/log.ts';
import type { DiskStore } from './disk-store.ts';

/** Sums are reported so long after the first count, and after a report that was not taken; in ms. */
const PAUSES = { gather: 10_000, retry: 60_000 };

/** Longest wait for the answer to a report, in ms. */
const ANSWER_WITHIN = 5_000;

/** Name of the counts on disk. */
const STORED = 'unreported';

/** What counting needs. Without a secret nothing can be reported, and nothing is counted. */
export interface CountingOptions {
  api: { url: string; fetch: typeof fetch };
  secret: string | null;
  disk: DiskStore;
  pauses?: typeof PAUSES;
}

/** What is counted, and how it is reported to the content service. */
export interface Reports {
  /** For the log. */
  name: string;
  /** Below the API's address. */
  path: string;
  /** Most sums of one report. */
  most: number;
  /** The report of these sums. */
  write(sums: [key: string, count: number][]): unknown;
}

/** Counts by key. */
export interface ReportedSums {
  /** Costs a visitor nothing: a number in memory. */
  count(key: string): void;
  /** Keeps what is not reported yet for the next start. */
  stop(): Promise<void>;
}

/**
 * Counts in memory, reports sums to the content service every few seconds, and keeps on disk what
 * is not reported, so that neither an end of this process nor an absence of the other loses it. A
 * report whose answer got lost is sent again: a count may then be there twice, never not at all.
 */
export function createReportedSums(options: CountingOptions, reports: Reports): ReportedSums {
  const { disk, pauses = PAUSES } = options;
  const counts = new Map<string, number>();
  const restored = restore();
  let timer: NodeJS.Timeout | null = null;
  let reporting = false;

  async function restore(): Promise<void> {
    const stored = await disk.get(STORED);
    for (const [key, count] of stored ? parsed(stored) : []) add(key, count);
    if (counts.size > 0) wait(pauses.gather);
  }

  function add(key: string, count: number): void {
    counts.set(key, (counts.get(key) ?? 0) + count);
  }

  function wait(ms: number): void {
    // The report in flight looks for new counts afterwards.
    if (!reporting) timer ??= setTimeout(() => void report(), ms).unref();
  }

  async function keep(): Promise<void> {
    if (counts.size === 0) await disk.delete(STORED);
    else await disk.set(STORED, Buffer.from(JSON.stringify([...counts])));
  }

  async function report(): Promise<void> {
    timer = null;
    reporting = true;
    await restored;
    await keep();
    const batch = [...counts].slice(0, reports.most);
    const problem = await send(options, reports.path, reports.write(batch));
    if (problem === null) {
      for (const [key, count] of batch) subtract(key, count);
      await keep();
    } else log('warn', `${reports.name}.unreported`, { message: problem });
    reporting = false;
    if (counts.size > 0) wait(problem === null ? pauses.gather : pauses.retry);
  }

  function subtract(key: string, count: number): void {
    const left = (counts.get(key) ?? 0) - count;
    if (left > 0) counts.set(key, left);
    else counts.delete(key);
  }

  return {
    count(key) {
      if (options.secret === null) return;
      add(key, 1);
      wait(pauses.gather);
    },
    async stop() {
      if (timer) clearTimeout(timer);
      await restored;
      await keep();
    },
  };
}

/** Sends a report, signed as a change notice is; returns why it was refused, or `null`. */
async function send(
  { api, secret }: CountingOptions,
  path: string,
  content: unknown,
): Promise<string | null> {
  const body = JSON.stringify(content);
  try {
    const response = await api.fetch(`${api.url}${path}`, {
      method: 'POST',
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(ANSWER_WITHIN),
      headers: {
        'content-type': 'application/json',
        ...signatureHeaders(secret ?? '', body, Date.now()),
      },
    });
    await response.body?.cancel();
    return response.ok ? null : `status ${response.status}`;
  } catch (error) {
    return String(error);
  }
}

/** Counts as they were stored; another version's form is ignored. */
function parsed(stored: Uint8Array): [string, number][] {
  try {
    const pairs: unknown = JSON.parse(Buffer.from(stored).toString('utf8'));
    return Array.isArray(pairs) ? pairs.filter(isCount) : [];
  } catch (error) {
    if (error instanceof SyntaxError) return [];
    throw error;
  }
}

function isCount(pair: unknown): pair is [string, number] {
  if (!Array.isArray(pair) || pair.length !== 2) return false;
  const [key, count] = pair;
  return typeof key === 'string' && Number.isInteger(count) && count > 0;
}
