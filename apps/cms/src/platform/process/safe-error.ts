/** The fields of an error in a log line. */
export interface SafeError {
  type: string;
  message: string;
  code?: string;
  constraint?: string;
  table?: string;
  /** The frames alone: the first line of an error's own stack repeats its message. */
  stack?: string;
  cause?: SafeError;
}

/** Longest text of a line, in characters, and longest part of a failed query: its verb and table. */
const LONGEST_TEXT = 1_000;
const LONGEST_QUERY = 60;

const FRAMES = 8;
const CAUSES = 4;

/** PostgreSQL's class of codes for a value that does not fit, which its message then quotes. */
const DATA_EXCEPTION = /^22[0-9A-Z]{3}$/;

/** A driver's words about a value that it cannot send. */
const UNSENDABLE = /^Only finite numbers|cannot be passed as argument/;

/** Whether the fault is in a request: in its address, or in a value that no column takes. */
export function isAboutRequest(error: unknown): error is Error {
  if (error instanceof URIError) return true;
  const { cause } = error instanceof Error ? error : {};
  if (!(cause instanceof Error)) return false;
  const { code } = cause as Error & { code?: unknown };
  return UNSENDABLE.test(cause.message) || (typeof code === 'string' && DATA_EXCEPTION.test(code));
}

/**
 * A text without values from outside: the parameters of a query, which the query builder puts into
 * its message, and everything that looks like an address.
 */
export function safeText(text: string): string {
  const [withoutParameters = ''] = text.split(/\n?params: /, 1);
  return (
    withoutParameters
      .replace(/(?<=Failed query: )[\s\S]+/, (query) => query.slice(0, LONGEST_QUERY))
      // Looking for addresses takes a time that grows with the square of the length.
      .slice(0, 2 * LONGEST_TEXT)
      .replace(/[^\s<>"'(),:;=/]+@[^\s<>"'(),:;=/]+/g, '…@…')
      .slice(0, LONGEST_TEXT)
  );
}

/**
 * An error as it may be logged. Only these fields are taken, because others hold a visitor's words:
 * `params` and `query` of the query builder, `detail` and `where` of PostgreSQL, `response` of a
 * mail server.
 */
export function safeError(error: Error, depth = 0): SafeError {
  const { code, constraint, table, cause } = error as Error & Record<string, unknown>;
  const message = safeText(error.message);
  const isAboutValue = typeof code === 'string' && DATA_EXCEPTION.test(code);
  return {
    type: error.name,
    message: isAboutValue ? (message.split(': ', 1)[0] ?? '') : message,
    ...(typeof code === 'string' && { code }),
    ...(typeof constraint === 'string' && { constraint }),
    ...(typeof table === 'string' && { table }),
    ...framesOf(error),
    ...(cause instanceof Error && depth < CAUSES && { cause: safeError(cause, depth + 1) }),
  };
}

function framesOf({ stack }: Error): { stack?: string } {
  const frames = stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? [];
  return frames.length > 0 ? { stack: frames.slice(0, FRAMES).join('\n') } : {};
}
