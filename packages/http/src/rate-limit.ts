/** A minute as a limit's window, in ms. */
export const MINUTE_MS = 60_000;

/** At most `most` within `ms`. */
export interface Limit {
  most: number;
  ms: number;
}

/** Maximum of keys in memory; the key that was idle longest is dropped first. */
const MAX_KEYS = 20_000;

/** A granted place, or the time to wait for one. */
export type Place =
  | {
      ok: true;
      /** Places of this key in the window, this one included. */
      nth: number;
      giveBack: () => void;
    }
  | { ok: false; retryAfterSeconds: number };

/** One counted request. */
interface Taken {
  at: number;
  weight: number;
}

/**
 * Counts by key in sliding windows, in memory. The only rate limiter of both applications.
 */
export class RateLimit {
  private readonly taken = new Map<string, Taken[]>();
  private readonly limits: readonly Limit[];
  private readonly now: () => number;

  /** @param now clock in ms; monotonic, so that a change of the wall clock changes no limit */
  constructor(limits: readonly Limit[], now: () => number = () => performance.now()) {
    this.limits = limits;
    this.now = now;
  }

  /**
   * Takes a place for the key. Release it if the action failed.
   * @param weight 1, or bytes
   */
  take(key: string, weight = 1): Place {
    const now = this.now();
    const longest = Math.max(0, ...this.limits.map(({ ms }) => ms));
    const earlier = (this.taken.get(key) ?? []).filter(({ at }) => at > now - longest);
    const wait = Math.max(0, ...this.limits.map((limit) => waitFor(limit, earlier, weight, now)));
    if (wait > 0) return { ok: false, retryAfterSeconds: Math.ceil(wait / 1000) };
    const mine = { at: now, weight };
    this.taken.delete(key);
    this.taken.set(key, [...earlier, mine]);
    this.forgetOldest();
    return { ok: true, nth: earlier.length + 1, giveBack: () => this.giveBack(key, mine) };
  }

  /** Releases all places of the key. */
  forget(key: string): void {
    this.taken.delete(key);
  }

  private giveBack(key: string, mine: Taken): void {
    const left = (this.taken.get(key) ?? []).filter((one) => one !== mine);
    if (left.length > 0) this.taken.set(key, left);
    else this.taken.delete(key);
  }

  private forgetOldest(): void {
    if (this.taken.size <= MAX_KEYS) return;
    for (const key of this.taken.keys()) {
      this.taken.delete(key);
      return;
    }
  }
}

/** Time until the weight fits into the window, in ms; 0 if it fits now. */
function waitFor({ most, ms }: Limit, earlier: readonly Taken[], weight: number, now: number) {
  let sum = weight;
  for (const { at, weight: taken } of [...earlier].reverse()) {
    if (at <= now - ms) break;
    sum += taken;
    if (sum > most) return at + ms - now;
  }
  return sum > most ? ms : 0;
}
