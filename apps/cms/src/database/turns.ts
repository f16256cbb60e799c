/** How long a turn may be held before the next one is let past it, in ms. */
const LONGEST_TURN = 15_000;

/** A queue of one: who takes a turn waits until the one before has ended. */
export class Turns {
  private last: Promise<void> = Promise.resolve();

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
    const mine = await new Promise<boolean>((resolve) => {
      const late = setTimeout(() => resolve(false), deadline - performance.now());
      void before.then(() => {
        clearTimeout(late);
        resolve(true);
      });
    });
    if (!mine) {
      end();
      throw new Error('The database is busy: no turn to write came in time.');
    }
    const tooLong = setTimeout(() => {
      onTooLong();
      end();
    }, LONGEST_TURN);
    tooLong.unref();
    return () => {
      clearTimeout(tooLong);
      end();
    };
  }
}
