import { HITS_PATH, MAX_HITS, type RedirectHits } from '@osnowa/contract';
import { type CountingOptions, createReportedSums } from '../storage/reported-sums.ts';

/** Counts how often redirects are used. */
export interface RedirectHitCounter {
  /** Costs a visitor nothing: a number in memory. */
  count(id: number): void;
  /** Keeps what is not reported yet for the next start. */
  stop(): Promise<void>;
}

/** Counts uses by the redirect's id, and reports their sums. */
export function createRedirectHits(options: CountingOptions): RedirectHitCounter {
  const sums = createReportedSums(options, {
    name: 'redirect-hits',
    path: HITS_PATH,
    most: MAX_HITS,
    write: (pairs): RedirectHits => ({
      hits: pairs.map(([id, count]) => ({ id: Number(id), count })),
    }),
  });
  return { count: (id) => sums.count(String(id)), stop: sums.stop };
}
