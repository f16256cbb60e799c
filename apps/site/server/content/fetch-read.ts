import {
  AppError,
  CURSOR_HEADER,
  errorReply,
  knownFields,
  LATER_FIELDS_HEADER,
  READS,
  type ReadName,
  TAGS_HEADER,
  tag,
  withoutMarks,
} from '@osnowa/contract';
import type { ContentQuery } from '../../app/content/content.ts';

/**
 * Longest wait for an answer of the API for a visitor, in ms: with a copy to use instead, and
 * without one.
 */
export const TIMEOUT_MS = { withCopy: 3_000, withoutCopy: 20_000 };

/** Largest accepted answer, in bytes. */
const MAX_BYTES = 5 * 1024 * 1024;

/** A checked answer of the API; `value` is in the wire's form. */
export interface FetchedRead {
  value: unknown;
  etag: string | null;
  tags: readonly string[];
  bytes: number;
}

/** Settings for reads. */
export interface ReadApi {
  apiUrl: string;
  fetch: typeof fetch;
  /** Cursor of the change log that the answer must have reached; `null` for any. */
  cursor(): string | null;
  /** Whether texts name their fields: an answer is then checked without these marks, and has them. */
  marked?: boolean;
  /** Longest wait for an answer, in ms. */
  timeoutMs: number;
}

/** The API did not answer at all, unlike an invalid answer. */
export class ApiSilent extends AppError {
  /** The time limit passed; the connection was not refused at once. */
  readonly slow: boolean;

  constructor(address: string, options: { slow: boolean; cause?: unknown }) {
    super('Unavailable', `API: no answer to ${address}`, { cause: options.cause });
    this.slow = options.slow;
  }
}

/**
 * One read over the network.
 * @param address path and query below the API's address
 * @param etag of the stored copy, `null` without one
 * @returns the new answer, or `'unchanged'` when the copy still holds
 * @throws AppError `NotFound` or `Unavailable`; of the latter, `ApiSilent` without any answer.
 *   `FeatureNotFound` when features are asked for and an error comes back
 */
export async function fetchRead(
  api: ReadApi,
  name: ReadName,
  address: string,
  etag: string | null,
): Promise<FetchedRead | 'unchanged'> {
  const response = await request(api, name, address, etag);
  if (response.status === 304 && etag !== null) {
    await response.body?.cancel();
    return 'unchanged';
  }
  const { json, bytes } = await readJson(response, address);
  if (name === 'area-features' && errorReply.safeParse(json).success) {
    throw new AppError('FeatureNotFound', `API: ${address} answered an error`);
  }
  if (response.status === 404 && errorReply.safeParse(json).success) {
    throw new AppError('NotFound', `API: ${address} does not exist`);
  }
  if (response.status !== 200) {
    throw new AppError('Unavailable', `API: ${address} answered ${response.status}`);
  }
  const { data, error } = READS[name].reply.safeParse(api.marked ? withoutMarks(json) : json);
  if (error) {
    const where = error.issues
      .slice(0, 3)
      .map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new AppError('Unavailable', `API: ${address} breaks the contract (${where.join('; ')})`);
  }
  const value = api.marked ? json : data;
  return { value, etag: response.headers.get('etag'), tags: tagsOf(name, response), bytes };
}

async function request(
  api: ReadApi,
  name: ReadName,
  address: string,
  etag: string | null,
): Promise<Response> {
  const headers: Record<string, string> = { accept: 'application/json' };
  if (etag !== null) headers['if-none-match'] = etag;
  const later = knownFields(name);
  if (later !== null) headers[LATER_FIELDS_HEADER] = later;
  const cursor = api.cursor();
  if (cursor !== null) headers[CURSOR_HEADER] = cursor;
  const signal = AbortSignal.timeout(api.timeoutMs);
  const once = () => api.fetch(`${api.apiUrl}${address}`, { headers, redirect: 'error', signal });
  try {
    // The other end may close a reused connection just as this request is sent: one more try.
    return await once().catch((error) => (signal.aborted ? Promise.reject(error) : once()));
  } catch (cause) {
    throw new ApiSilent(address, { slow: signal.aborted, cause });
  }
}

async function readJson(
  response: Response,
  address: string,
): Promise<{ json: unknown; bytes: number }> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  try {
    for await (const chunk of response.body ?? []) {
      bytes += chunk.byteLength;
      if (bytes > MAX_BYTES)
        throw new AppError('Unavailable', `API: ${address} is over ${MAX_BYTES} bytes`);
      chunks.push(chunk);
    }
    return { json: JSON.parse(Buffer.concat(chunks).toString('utf8')), bytes };
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    if (cause instanceof DOMException) throw new ApiSilent(address, { slow: true, cause });
    throw new AppError('Unavailable', `API: ${address} answered no JSON`, { cause });
  }
}

function tagsOf(name: ReadName, response: Response): readonly string[] {
  const given = (response.headers.get(TAGS_HEADER) ?? '')
    .split(' ')
    .filter((one) => tag.safeParse(one).success);
  return given.length > 0 ? given : [name.split('/')[0] as string];
}

/** How long the breaker stays open after a failure, in ms. */
const PAUSE_MS = 2_000;

/** A circuit breaker: requests do not wait again and again for an API that does not answer. */
export interface CircuitBreaker {
  /** The API answered: closes the breaker. */
  recordSuccess(): void;
  /** The API did not answer: opens the breaker. */
  recordFailure(silence: ApiSilent, hasCopy: boolean): void;
  /** Another call was answered: reads are tried again, unless the time limit has just passed for one. */
  tryAgain(): void;
  /** Whether a read with a stored copy should use the copy instead of asking. */
  isOpen(): boolean;
  /**
   * Lets a read without a copy pass, unless the time limit has just passed for another one: a page
   * without copies waits for one time limit, not for one for each of its reads.
   * @throws AppError `Unavailable`
   */
  check(): void;
}

/** Creates a closed breaker. */
export function createCircuitBreaker(
  now: () => number,
  onCallEnd: (answered: boolean) => void = () => undefined,
): CircuitBreaker {
  let silentUntil = -Infinity;
  let slowUntil = -Infinity;
  let vainUntil = -Infinity;
  return {
    recordSuccess() {
      silentUntil = slowUntil = vainUntil = -Infinity;
      onCallEnd(true);
    },
    recordFailure({ slow }, hasCopy) {
      silentUntil = now() + PAUSE_MS;
      if (slow) slowUntil = silentUntil;
      if (slow && !hasCopy) vainUntil = silentUntil;
      onCallEnd(false);
    },
    tryAgain() {
      if (now() >= slowUntil) silentUntil = -Infinity;
    },
    isOpen: () => now() < silentUntil,
    check() {
      if (now() < vainUntil) throw new AppError('Unavailable', 'API: too slow just now, not asked');
    },
  };
}

/**
 * Path and query of a read below the API's address; equal queries give equal addresses.
 * @throws AppError `NotFound` when the contract refuses the query: nothing can match it
 */
export function readAddress<Name extends ReadName>(name: Name, query: ContentQuery<Name>): string {
  const wire: [string, string[]][] = Object.entries(query)
    .filter(([, value]) => value !== undefined)
    .map(([field, value]): [string, string[]] => [field, [value].flat().map(String)])
    .sort(([one], [other]) => (one < other ? -1 : 1));
  const asked = Object.fromEntries(
    wire.map(([field, values]) => [field, field === 'id_in' ? values : values[0]]),
  );
  const { error } = READS[name].query.safeParse(asked);
  if (error) throw new AppError('NotFound', `/${name} cannot be asked that`, { cause: error });
  const search = new URLSearchParams(
    wire.flatMap(([field, values]) => values.map((value): [string, string] => [field, value])),
  );
  return search.size > 0 ? `/${name}?${search}` : `/${name}`;
}

/** Whether a query filters a list, unlike one for a page or an order of it. */
export function isFiltered(query: Readonly<Record<string, unknown>>): boolean {
  const named = Object.entries(query).filter(([, value]) => value !== undefined);
  return named.some(([field]) => field === '_q' || !field.startsWith('_'));
}
