import { AppError } from '@osnowa/contract';
import type { ApiSilent } from './fetch-read.ts';

/** After silence the API is left alone for so long, in ms. */
const PAUSE_MS = 2_000;

/** How long to wait for an API that does not answer. */
export interface CircuitBreaker {
  /** It answered. */
  answered(): void;
  /** It did not. */
  waited(silence: ApiSilent): void;
  /** Who has a copy should use it. */
  isSpent(): boolean;
  /**
   * Lets a read through that has no copy; after the API let us wait in vain not even that, so that a
   * page without copies takes one time limit and not one for each of its reads.
   * @throws AppError `Unavailable`
   */
  check(): void;
}

/** Full breaker. */
export function createCircuitBreaker(now: () => number): CircuitBreaker {
  let silentUntil = -Infinity;
  let slowUntil = -Infinity;
  return {
    answered() {
      silentUntil = slowUntil = -Infinity;
    },
    waited({ slow }) {
      silentUntil = now() + PAUSE_MS;
      if (slow) slowUntil = silentUntil;
    },
    isSpent: () => now() < silentUntil,
    check() {
      if (now() < slowUntil) throw new AppError('Unavailable', 'API: too slow just now, not asked');
    },
  };
}
