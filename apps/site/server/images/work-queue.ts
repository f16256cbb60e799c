/** Thrown when too many tasks wait. */
export class QueueFull extends Error {
  constructor() {
    super('The queue is full');
    this.name = 'QueueFull';
  }
}

/** A queue that runs few tasks at once. */
export interface WorkQueue {
  /** @throws QueueFull when too many wait */
  run<T>(task: () => Promise<T>): Promise<T>;
  /**
   * Runs a background task, one at a time and only when no other task waits. It must not fail. If
   * too many wait, it is dropped.
   * @returns whether it will run
   */
  whenIdle(task: () => Promise<void>): boolean;
  readonly running: number;
  readonly waiting: number;
}

/** Runs at most `atOnce` tasks; up to `most` more wait, and as many background tasks. */
export function createWorkQueue(atOnce: number, most: number): WorkQueue {
  const waiters: (() => void)[] = [];
  const idleTasks: (() => Promise<void>)[] = [];
  let running = 0;
  let isIdleTaskRunning = false;

  function proceed(): void {
    running -= 1;
    const next = waiters.shift();
    if (next) next();
    else runIdleTask();
  }

  function runIdleTask(): void {
    if (isIdleTaskRunning || running >= atOnce || waiters.length > 0) return;
    const task = idleTasks.shift();
    if (!task) return;
    isIdleTaskRunning = true;
    running += 1;
    void task().finally(() => {
      isIdleTaskRunning = false;
      proceed();
    });
  }

  return {
    async run(task) {
      if (running >= atOnce) {
        if (waiters.length >= most) throw new QueueFull();
        await new Promise<void>((resolve) => waiters.push(resolve));
      }
      running += 1;
      try {
        return await task();
      } finally {
        proceed();
      }
    },
    whenIdle(task) {
      if (idleTasks.length >= most) return false;
      idleTasks.push(task);
      runIdleTask();
      return true;
    },
    get running() {
      return running;
    },
    get waiting() {
      return waiters.length;
    },
  };
}
