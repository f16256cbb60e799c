/** Thrown when too much waits already. */
export class QueueFull extends Error {
  constructor() {
    super('The queue is full');
    this.name = 'QueueFull';
  }
}

/** Tasks that run few at once. */
export interface WorkQueue {
  /** @throws QueueFull when too many wait */
  run<T>(task: () => Promise<T>): Promise<T>;
  /**
   * Runs a background task, one at once and only when no other task waits. It must
   * not fail. Where too many such wait it is forgotten.
   * @returns whether it will be run
   */
  whenIdle(task: () => Promise<void>): boolean;
  readonly running: number;
  readonly waiting: number;
}

/** Runs at most `atOnce` tasks; up to `most` more wait their turn, and as many spare ones. */
export function createWorkQueue(atOnce: number, most: number): WorkQueue {
  const turns: (() => void)[] = [];
  const spares: (() => Promise<void>)[] = [];
  let running = 0;
  let isSpareRunning = false;

  function proceed(): void {
    running -= 1;
    const next = turns.shift();
    if (next) next();
    else runSpare();
  }

  function runSpare(): void {
    if (isSpareRunning || running >= atOnce || turns.length > 0) return;
    const task = spares.shift();
    if (!task) return;
    isSpareRunning = true;
    running += 1;
    void task().finally(() => {
      isSpareRunning = false;
      proceed();
    });
  }

  return {
    async run(task) {
      if (running >= atOnce) {
        if (turns.length >= most) throw new QueueFull();
        await new Promise<void>((resolve) => turns.push(resolve));
      }
      running += 1;
      try {
        return await task();
      } finally {
        proceed();
      }
    },
    whenIdle(task) {
      if (spares.length >= most) return false;
      spares.push(task);
      runSpare();
      return true;
    },
    get running() {
      return running;
    },
    get waiting() {
      return turns.length;
    },
  };
}
