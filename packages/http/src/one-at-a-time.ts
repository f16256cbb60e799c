/**
 * Makes work run once at a time. A call during a run waits for the next run, which all such calls
 * share: the current run may have begun before the change that the caller needs.
 */
export function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null;
  let next: Promise<void> | null = null;

  return function run(): Promise<void> {
    if (running === null) {
      running = work().finally(() => {
        running = null;
      });
      return running;
    }
    const afterwards = () => {
      next = null;
      return run();
    };
    // A failure belongs to the callers of that run.
    next ??= running.then(afterwards, afterwards);
    return next;
  };
}
