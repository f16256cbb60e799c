/** How much a line matters. */
export type Level = 'info' | 'warn' | 'error';

let isClosed = false;

// The reader of the log is gone: the site continues without one.
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

const MINUTE = 60_000;
/** Kinds of lines that are known at a time: paths are chosen by visitors. */
const MOST_KINDS = 1_000;
const lastLogged = new Map<string, number>();

/**
 * As `log`, but once a minute for each kind of line: a repeated failure does not fill the log.
 * @param kind key by which two lines count as the same, such as a path and a message
 */
export function logOnceAMinute(
  kind: string,
  level: Level,
  event: string,
  details: Readonly<Record<string, unknown>>,
): void {
  const key = `${event} ${kind}`;
  if (performance.now() - (lastLogged.get(key) ?? -Infinity) < MINUTE) return;
  if (lastLogged.size >= MOST_KINDS) lastLogged.clear();
  lastLogged.set(key, performance.now());
  log(level, event, details);
}

/** The useful parts of an error: name, message, stack and causes, without values around it. */
export function describe(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { error: typeof error };
  const cause = error.cause === undefined ? {} : { cause: describe(error.cause) };
  const frames = (error.stack ?? '')
    .split('\n')
    .slice(1, 6)
    .map((frame) => frame.trim());
  return { error: error.name, message: error.message, stack: frames, ...cause };
}
