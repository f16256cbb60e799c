/** After so long, in ms, the holder loses the lock as soon as another writer waits. */
const LONGEST_HOLD = 15_000;

/** The lock while it is held. */
interface Held {
  since: number;
  /** Ends it in favour of the writers that wait. */
  takeAway(): void;
}

/** A mutex with a deadline. Writers get it in the order in which they asked. */
export class WriteMutex {
  private last: Promise<void> = Promise.resolve();
  private held: Held | null = null;
  private waiting = 0;

  /**
   * Waits for the lock until the deadline (`performance.now()`, in ms).
   * @param onTooLong called when the lock is taken away because it was held for too long
   * @returns the function that releases it; calling it twice does no harm
   * @throws Error when the lock is not free in time
   */
  async acquire(deadline: number, onTooLong: () => void): Promise<() => void> {
    const { promise: ended, resolve: end } = Promise.withResolvers<void>();
    const before = this.last;
    this.last = before.then(() => ended);
    if (!(await this.isFreeInTime(before, deadline))) {
      end();
      throw new Error('The database is busy: it was not free for a write in time.');
    }
    return this.hold(onTooLong, end);
  }

  /** Whether the holder before releases it in time; a hold that lasts too long is taken away. */
  private async isFreeInTime(before: Promise<void>, deadline: number): Promise<boolean> {
    this.waiting += 1;
    if (this.held && performance.now() - this.held.since > LONGEST_HOLD) this.held.takeAway();
    const isFree = await new Promise<boolean>((resolve) => {
      const late = setTimeout(() => resolve(false), deadline - performance.now());
      void before.then(() => {
        clearTimeout(late);
        resolve(true);
      });
    });
    this.waiting -= 1;
    return isFree;
  }

  private hold(onTooLong: () => void, end: () => void): () => void {
    const release = () => {
      clearTimeout(tooLong);
      if (this.held === held) this.held = null;
      end();
    };
    const takeAway = () => {
      onTooLong();
      release();
    };
    // Loading the demo may hold the lock for a minute, as long as no other writer waits.
    const tooLong = setTimeout(() => {
      if (this.waiting > 0) takeAway();
    }, LONGEST_HOLD);
    tooLong.unref();
    const held: Held = { since: performance.now(), takeAway };
    this.held = held;
    return release;
  }
}
