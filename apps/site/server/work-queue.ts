/** Thrown when too much waits already. */
export class QueueFull extends Error {
  constructor() {
    super('The queue is full');
    this.name = 'QueueFull';
  }
}

/** Runs at most `atOnce` tasks; up to `waiting` more wait their turn. */
export function createWorkQueue(
  atOnce: number,
  waiting: number,
): <T>(task: () => Promise<T>) => Promise<T> {
  const turns: (() => void)[] = [];
  let running = 0;

  function release(): void {
    const next = turns.shift();
    if (next) next();
    else running -= 1;
  }

  return async (task) => {
    if (running < atOnce) running += 1;
    else {
      if (turns.length >= waiting) throw new QueueFull();
      await new Promise<void>((resolve) => turns.push(resolve));
    }
    try {
      return await task();
    } finally {
      release();
    }
  };
}
