/** How much a line matters. */
export type Level = 'info' | 'warn' | 'error';

let isClosed = false;

// The reader of the log is gone: the site goes on without one.
process.stdout.on('error', () => {
  isClosed = true;
});

/**
 * Writes one line of JSON to standard output. `details` hold no personal data: no names, mails,
 * messages, query strings or whole addresses of clients.
 */
export function log(
  level: Level,
  event: string,
  details: Readonly<Record<string, unknown>> = {},
): void {
  if (isClosed) return;
  const line = { time: new Date().toISOString(), level, app: 'site', event, ...details };
  process.stdout.write(`${JSON.stringify(line)}\n`);
}

/** What a developer needs of an error: name, message, stack and causes, without values around it. */
export function describe(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { error: typeof error };
  const cause = error.cause === undefined ? {} : { cause: describe(error.cause) };
  const frames = (error.stack ?? '')
    .split('\n')
    .slice(1, 6)
    .map((frame) => frame.trim());
  return { error: error.name, message: error.message, stack: frames, ...cause };
}
