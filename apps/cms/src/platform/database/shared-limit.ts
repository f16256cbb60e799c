import { createHash } from 'node:crypto';
import { type Limit, type Place, RateLimit } from '@osnowa/http/rate-limit';
import type { postgresAdapter } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';

/** Counts by key, over all processes of the installation. */
export interface SharedLimit {
  /**
   * Takes a place for the key. Give it back when the action did not happen.
   * @param weight how much it counts: 1, or bytes
   */
  take(key: string, weight?: number): Promise<Place>;
  /** Frees all places of the key. */
  forget(key: string): Promise<void>;
}

/** Makes a limit under a name, which no other limit has. */
export type MakeLimit = (name: string, limits: readonly Limit[]) => SharedLimit;

/**
 * Limits of this installation: counted in PostgreSQL, which all processes share, and in memory on
 * SQLite, where there is one process. While PostgreSQL does not answer, each process counts alone.
 */
export function limitsOf(payload: Payload): MakeLimit {
  if (payload.db.name !== 'postgres') return memoryLimit;
  const { pool } = payload.db as unknown as ReturnType<ReturnType<typeof postgresAdapter>['init']>;
  return (name, limits) => new PostgresLimit(pool, name, limits);
}

/** A limit that this process alone counts. */
export const memoryLimit: MakeLimit = (_name, limits) => {
  const limit = new RateLimit(limits);
  return {
    take: async (key, weight) => limit.take(key, weight),
    forget: async (key) => limit.forget(key),
  };
};

/** Each window is counted by itself; it begins with the first place taken. */
class PostgresLimit implements SharedLimit {
  readonly #windows: readonly RateLimiterPostgres[];

  constructor(pool: unknown, name: string, limits: readonly Limit[]) {
    this.#windows = limits.map(({ most, ms }) => {
      const window = { points: most, duration: ms / 1_000, keyPrefix: `${name} ${ms}` };
      return new RateLimiterPostgres({
        ...window,
        storeClient: pool,
        storeType: 'pool',
        tableName: 'rate_limits',
        tableCreated: true,
        insuranceLimiter: new RateLimiterMemory(window),
      });
    });
  }

  async take(key: string, weight = 1): Promise<Place> {
    const hashed = hashOf(key);
    const outcomes = await Promise.allSettled(
      this.#windows.map((window) => window.consume(hashed, weight)),
    );
    const reward = (window: RateLimiterPostgres) =>
      window.reward(hashed, weight).catch(() => undefined);
    const giveBack = () => Promise.all(this.#windows.map(reward));
    const refusals = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    if (refusals.length === 0) {
      const counts = outcomes.map((one) =>
        one.status === 'fulfilled' ? one.value.consumedPoints : 0,
      );
      return { ok: true, nth: Math.max(...counts), giveBack };
    }
    // A refused try is counted as well; given back later, it could add a place after `forget`.
    await giveBack();
    return { ok: false, retryAfterSeconds: Math.max(...refusals.map(secondsOf)) };
  }

  async forget(key: string): Promise<void> {
    await Promise.all(this.#windows.map((window) => window.delete(hashOf(key))));
  }
}

/** Keys are addresses of people, which the database has no need to know. */
function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}

function secondsOf(refusal: unknown): number {
  if (refusal instanceof RateLimiterRes) return Math.ceil(refusal.msBeforeNext / 1_000);
  throw refusal;
}
