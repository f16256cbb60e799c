/** How long a turn is nobody else's business, in ms; after that it ends as soon as one waits. */
const LONGEST_TURN = 15_000;

/** A turn that is being held. */
interface Held {
  since: number;
  /** Ends it for the sake of those who wait. */
  takeAway(): void;
}

/** A queue of one: who takes a turn waits until the one before has ended. */
export class Turns {
  private last: Promise<void> = Promise.resolve();
  private held: Held | null = null;
  private waiting = 0;

  /**
   * Waits for the turn until the deadline (`performance.now()`, in ms).
   * @param onTooLong called when the turn is taken away because it was held for too long
   * @returns the function that ends it; calling it twice does no harm
   * @throws Error when the turn does not come in time
   */
  async take(deadline: number, onTooLong: () => void): Promise<() => void> {
    const { promise: ended, resolve: end } = Promise.withResolvers<void>();
    const before = this.last;
    this.last = before.then(() => ended);
    if (!(await this.comes(before, deadline))) {
      end();
      throw new Error('The database is busy: no turn to write came in time.');
    }
    return this.hold(onTooLong, end);
  }

  /** Whether the turn before ends in time; one that has been held for too long is taken away. */
  private async comes(before: Promise<void>, deadline: number): Promise<boolean> {
    this.waiting += 1;
    if (this.held && performance.now() - this.held.since > LONGEST_TURN) this.held.takeAway();
    const comes = await new Promise<boolean>((resolve) => {
      const late = setTimeout(() => resolve(false), deadline - performance.now());
      void before.then(() => {
        clearTimeout(late);
        resolve(true);
      });
    });
    this.waiting -= 1;
    return comes;
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
    // Loading the demo holds one turn for a minute, and nobody minds.
    const tooLong = setTimeout(() => {
      if (this.waiting > 0) takeAway();
    }, LONGEST_TURN);
    tooLong.unref();
    const held: Held = { since: performance.now(), takeAway };
    this.held = held;
    return release;
  }
}
