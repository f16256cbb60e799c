import { Refusal } from '../refusal.ts';

/**
 * Runs the body of one command to its end and sets the exit code.
 *
 * The signal given to `main` is aborted by Ctrl-C, SIGTERM, SIGHUP, and when the bootstrap that
 * started this process is gone; `main` then stops what it started and returns. A `Refusal` prints
 * its sentence; any other error is a bug and prints its stack.
 *
 * @param main returns the exit code
 */
export async function runCommand(main: (stop: AbortSignal) => Promise<number>): Promise<void> {
  const stop = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(name, () => stop.abort());
  }
  process.once('disconnect', () => stop.abort());
  process.channel?.unref();
  ignoreClosedPipes();

  let code: number;
  try {
    code = await main(stop.signal);
  } catch (error) {
    code = stop.signal.aborted ? 130 : 1;
    if (!stop.signal.aborted) process.stderr.write(`\n${describe(error)}\n`);
  }
  process.stdout.write('', () => process.exit(code));
}

/** `npm start | head` closes our output; the site must continue to serve without it. */
function ignoreClosedPipes(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error;
    });
  }
}

function describe(error: unknown): string {
  if (error instanceof Refusal) return error.describe();
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** Resolves when the signal is aborted. */
export function whenAborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
