/** Failures in a row after which a service is left alone, and for how long, in ms. */
const MOST_FAILURES = 5;
const PAUSE_MS = 60_000;

/** Leaves a service alone for a while after it has failed several times in a row. */
export class Breaker {
  private failures = 0;
  private openUntil = Number.NEGATIVE_INFINITY;
  private readonly now: () => number;

  /** @param now clock in ms, monotonic */
  constructor(now: () => number = () => performance.now()) {
    this.now = now;
  }

  /** Whether the service may be asked. */
  get isClosed(): boolean {
    return this.now() >= this.openUntil;
  }

  succeeded(): void {
    this.failures = 0;
  }

  failed(): void {
    this.failures += 1;
    if (this.failures < MOST_FAILURES) return;
    this.failures = 0;
    this.openUntil = this.now() + PAUSE_MS;
  }
}
