/**
 * Does something that needs the network; without a connection, waits for it and tries again.
 * @throws what the attempt throws while there is a connection
 */
export async function whenOnline<Result>(attempt: () => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (navigator.onLine || !(error instanceof TypeError)) throw error;
      await online();
    }
  }
}

function online(): Promise<void> {
  return new Promise((resolve) => {
    window.addEventListener('online', () => resolve(), { once: true });
  });
}
