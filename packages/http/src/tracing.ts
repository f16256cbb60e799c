/** Attributes of a span: figures, kinds and paths, never words or addresses of a person. */
export type SpanDetails = Readonly<Record<string, string | number>>;

/** Headers that name the trace of a request. */
export interface TraceSource {
  get(name: string): string | null;
}

/** The traces of this process. */
export interface Tracing {
  /**
   * Does the work in a span, below the current span or below the one that the headers name.
   * An error of the work is recorded by its name and thrown again.
   */
  span<Result>(
    name: string,
    details: SpanDetails,
    work: () => Promise<Result>,
    from?: TraceSource,
  ): Promise<Result>;
  /** Headers by which another process continues the current trace; empty outside of one. */
  headers(): Record<string, string>;
  /** Sends what has not been sent yet. */
  end(): Promise<void>;
}

/** Bundlers compile this module several times; the traces of a process are one thing. */
const KEY = Symbol.for('osnowa.tracing');
const shared = globalThis as { [KEY]?: Tracing | undefined };

/** Makes this process write traces; without them (`undefined`) no work has a span. */
export function setTracing(tracing: Tracing | undefined): void {
  shared[KEY] = tracing;
}

/** Does the work in a span if traces are written, otherwise just the work. */
export function inSpan<Result>(
  name: string,
  details: SpanDetails,
  work: () => Promise<Result>,
  from?: TraceSource,
): Promise<Result> {
  const tracing = shared[KEY];
  return tracing ? tracing.span(name, details, work, from) : work();
}

/** Sends the last spans. A receiver that does not answer does not delay the end. */
export async function endTracing(): Promise<void> {
  await shared[KEY]?.end().catch(() => undefined);
}

/** Segments of paths by which a visitor's estimate or document is found. */
const KEYS = /(?<=\/)[0-9a-f]{16,}(?=\/|$)/gi;

/** A path as a span may show it: without the query, and without keys. */
export function tracedPath(address: string): string {
  const [path = ''] = address.split('?', 1);
  return path.replace(KEYS, ':key');
}

/**
 * `fetch` with a span for each call that belongs to a trace; the other process continues the trace.
 */
export const tracedFetch: typeof fetch = (input, init) => {
  const tracing = shared[KEY];
  const isTraced = tracing && Object.keys(tracing.headers()).length > 0;
  if (!isTraced || typeof input !== 'string') return fetch(input, init);
  const path = tracedPath(new URL(input).pathname);
  return tracing.span(`call ${path}`, { 'url.path': path }, () => {
    const headers = new Headers(init?.headers);
    for (const [name, value] of Object.entries(tracing.headers())) headers.set(name, value);
    return fetch(input, { ...init, headers });
  });
};
