import type { Metrics } from '../telemetry/metrics.ts';
import type { PageKey } from './page-key.ts';
import type { PageSnapshots } from './page-snapshots.ts';
import type { Rendered } from './rendered.ts';

/** What the cache is made with. */
export interface PageCacheOptions {
  maxBytes: number;
  render(key: PageKey): Promise<Rendered>;
  /** Milliseconds of a clock that never jumps back. */
  now(): number;
  metrics: Metrics;
  /** Where pages outlive the process. */
  snapshots: PageSnapshots;
  /** Ms without a rendering after which pages get their best compression. */
  quietMs?: number;
}
