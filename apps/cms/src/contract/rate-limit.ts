/** At most `most` within `ms`. */
export interface Limit {
  most: number;
  ms: number;
}

const MINUTE = 60_000;

/** Leads per client address: a burst, an hour, a day. */
export const LEAD_LIMITS: readonly Limit[] = [
  { most: 5, ms: MINUTE },
  { most: 20, ms: 60 * MINUTE },
  { most: 60, ms: 24 * 60 * MINUTE },
];

/** Addresses kept at most; the longest silent one is forgotten first. */
const MAX_KEYS = 20_000;

/** A place that was given, or how long to wait for one. */
export type Place =
  | {
      ok: true /** How many the key has taken, this one included. */;
      nth: number;
      giveBack: () => void;
    }
  | { ok: false; retryAfterSeconds: number };

/** Counts by key in sliding windows, in memory. */
export class RateLimit {
  private readonly taken = new Map<string, number[]>();
  private readonly limits: readonly Limit[];
  private readonly now: () => number;

  /** @param now clock in ms; monotonic, so that a change of the wall clock frees or bars nobody */
  constructor(limits: readonly Limit[], now: () => number = () => performance.now()) {
    this.limits = limits;
    this.now = now;
  }

  /** Takes a place for the key. Give it back when nothing came of it. */
  take(key: string): Place {
    const now = this.now();
    const longest = Math.max(0, ...this.limits.map(({ ms }) => ms));
    const times = (this.taken.get(key) ?? []).filter((time) => time > now - longest);
    const waits = this.limits.map(({ most, ms }) => {
      const first = times.at(-most);
      return first !== undefined && first > now - ms ? first + ms - now : 0;
    });
    const wait = Math.max(0, ...waits);
    if (wait > 0) return { ok: false, retryAfterSeconds: Math.ceil(wait / 1000) };
    times.push(now);
    this.taken.delete(key);
    this.taken.set(key, times);
    this.forgetOldest();
    return { ok: true, nth: times.length, giveBack: () => this.giveBack(key, now) };
  }

  /** Frees all that the key has taken. */
  forget(key: string): void {
    this.taken.delete(key);
  }

  private giveBack(key: string, time: number): void {
    const times = this.taken.get(key) ?? [];
    const place = times.indexOf(time);
    if (place >= 0) times.splice(place, 1);
  }

  private forgetOldest(): void {
    if (this.taken.size <= MAX_KEYS) return;
    for (const key of this.taken.keys()) {
      this.taken.delete(key);
      return;
    }
  }
}
