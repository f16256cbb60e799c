import { isLoopback, limitKey } from '@osnowa/http/client-address';
import { MINUTE_MS, RateLimit } from '@osnowa/http/rate-limit';
import { IMAGE_PREFIX } from '../../app/ui/picture/image-url.ts';
import { methodNotAllowed } from '../http/methods.ts';
import { plainText } from '../http/plain-text.ts';
import type { Middleware, RequestContext } from '../http/request-context.ts';
import { createBoundedMap } from '../storage/bounded-map.ts';
import type { DiskStore } from '../storage/disk-store.ts';
import { describe, log } from '../telemetry/log.ts';
import { type ImageWorker, WorkerUnavailable } from './image-worker.ts';
import { type EncodedForm, pictureTypeOf } from './picture-job.ts';
import { type WantedPicture, wantedPicture } from './picture-variant.ts';
import { QueueFull } from './work-queue.ts';

/** Memory for frequently requested pictures, in bytes. */
const HOT_BYTES = 32 * 1024 * 1024;

/**
 * Longest time to make a picture that a visitor waits for, and one that is made in the background; s.
 * A browser does not ask again for a picture that was refused: on a busy machine it waits.
 */
const SECONDS = 20;
const IDLE_SECONDS = 30;

/**
 * Most new pictures that an address may cause in a minute. On the first day of a site none is made
 * yet: an office opens a dozen pages in a minute, with twenty pictures each.
 */
const NEW_PER_MINUTE = 240;

/** Dependencies of the pictures. */
export interface PictureOptions {
  /** Address of the web API, which has the media store. */
  apiUrl: string;
  worker: ImageWorker;
  disk: DiskStore;
  now(): number;
  /** Called for each picture that had to be made, and for each made smaller afterwards. */
  onMake?(kind: 'first' | 'smaller'): void;
}

type Bytes = Uint8Array<ArrayBuffer>;

/** A finished picture, or the reason for its absence. */
type Outcome = { bytes: Bytes; type: string } | { status: 404 | 422 | 429 | 502 };

const YEAR = 'public, max-age=31536000, immutable';
/** A picture that a smaller one may replace for this browser. */
const HOUR = 'public, max-age=3600';

/** Serves pictures of the media store in the sizes that pages use, each made once. */
export function pictures(options: PictureOptions): Middleware {
  const cache = createPictureCache(options);
  const limit = new RateLimit([{ most: NEW_PER_MINUTE, ms: MINUTE_MS }], options.now);
  const mayMakeFor = ({ address }: RequestContext) =>
    isLoopback(address) || limit.take(limitKey(address)).ok;
  return async (request, next) => {
    if (!request.path.startsWith(IMAGE_PREFIX)) return next(request);
    if (request.method === 'POST') return methodNotAllowed(['GET', 'HEAD']);
    const wanted = wantedPicture(request.path);
    if (!wanted) return plainText(400, 'Bad Request');
    try {
      const { outcome, headers } = await answer(request, wanted, {
        cache,
        mayMake: () => mayMakeFor(request),
      });
      return 'status' in outcome
        ? refusal(outcome.status)
        : found(outcome, headers, request.method);
    } catch (error) {
      const isExpected = error instanceof QueueFull || error instanceof WorkerUnavailable;
      if (!isExpected) log('error', 'image.failed', { file: wanted.file, ...describe(error) });
      return plainText(503, 'Service Unavailable', { 'retry-after': '5' });
    }
  };
}

interface Answer {
  outcome: Outcome;
  headers: Record<string, string>;
}

type PictureCache = ReturnType<typeof createPictureCache>;

/**
 * A browser that accepts AVIF gets WebP until the smaller AVIF is made: that takes five times as
 * long, and no request waits for it.
 */
async function answer(
  request: RequestContext,
  wanted: WantedPicture,
  { cache, mayMake }: { cache: PictureCache; mayMake: () => boolean },
): Promise<Answer> {
  const { path } = request;
  if (wanted.form?.format !== 'auto') {
    const outcome = await cache.get(path, job(wanted, 'webp'), mayMake);
    return { outcome, headers: { 'cache-control': YEAR } };
  }
  const takesAvif = request.headers.get('accept')?.includes('image/avif') ?? false;
  const smaller = takesAvif ? await cache.ready(path) : null;
  const outcome = smaller ?? (await cache.get(webpPath(path), job(wanted, 'webp'), mayMake));
  const isSettled = smaller !== null || !takesAvif;
  if (!isSettled && 'bytes' in outcome) cache.improve(path, job(wanted, 'avif'), outcome.bytes);
  return { outcome, headers: { 'cache-control': isSettled ? YEAR : HOUR, vary: 'Accept' } };
}

function webpPath(path: string): string {
  return path.replace(',f_auto/', ',f_webp/');
}

/** A picture to be made: its file, and its form with `auto` decided. */
interface Making {
  file: string;
  form: EncodedForm | null;
}

function job({ file, form }: WantedPicture, auto: 'webp' | 'avif'): Making {
  if (!form) return { file, form: null };
  const { format } = form;
  return { file, form: { ...form, format: format === 'auto' ? auto : format } };
}

/** Finished pictures in memory and on disk; a missing one is made once for all requests. */
function createPictureCache({ apiUrl, worker, disk, onMake }: PictureOptions) {
  const inFlight = new Map<string, Promise<Outcome>>();
  const improving = new Set<string>();
  const memory = createBoundedMap<Extract<Outcome, { bytes: Bytes }>>({
    maxBytes: HOT_BYTES,
    sizeOf: ({ bytes }) => bytes.byteLength,
  });

  const jobOf = ({ file, form }: Making, seconds: number) => ({
    kind: 'resize' as const,
    source: `${apiUrl}/media/${encodeURIComponent(file)}`,
    form,
    seconds,
  });

  function keep(path: string, bytes: Bytes) {
    const picture = { bytes, type: pictureTypeOf(bytes) ?? 'image/svg+xml; charset=utf-8' };
    memory.set(path, picture);
    return picture;
  }

  async function ready(path: string) {
    const known = memory.get(path);
    if (known) return known;
    const cached = await disk.get(path);
    return cached && keep(path, cached);
  }

  async function make(path: string, making: Making): Promise<Outcome> {
    const made = await worker.make(jobOf(making, SECONDS));
    if ('status' in made) return made;
    if (making.form && !pictureTypeOf(made.bytes)) throw new Error('What was made is no picture');
    onMake?.('first');
    await disk.set(path, made.bytes);
    return keep(path, made.bytes);
  }

  /** @param mayMake called only if the picture is not stored and not in flight */
  async function get(path: string, making: Making, mayMake: () => boolean): Promise<Outcome> {
    const known = await ready(path);
    if (known) return known;
    const made = memory.get(path) ?? inFlight.get(path);
    if (made !== undefined) return made;
    if (!mayMake()) return { status: 429 };
    const loading = make(path, making).finally(() => inFlight.delete(path));
    inFlight.set(path, loading);
    return loading;
  }

  /** Makes the AVIF when no other work waits; if it is not smaller, the WebP stays. */
  function improve(path: string, making: Making, webp: Bytes): void {
    if (improving.has(path)) return;
    improving.add(path);
    const isTaken = worker.makeWhenIdle(jobOf(making, IDLE_SECONDS), async (made) => {
      improving.delete(path);
      if (made === null) return;
      const isSmaller = 'bytes' in made && made.bytes.byteLength < webp.byteLength;
      const best = isSmaller ? made.bytes : webp;
      onMake?.('smaller');
      await disk.set(path, best);
      keep(path, best);
    });
    if (!isTaken) improving.delete(path);
  }

  return { ready, get, improve };
}

function refusal(status: 404 | 422 | 429 | 502): Response {
  if (status === 404) return plainText(404, 'Not Found');
  if (status === 422) return plainText(422, 'Unprocessable Content');
  if (status === 429) return plainText(429, 'Too Many Requests', { 'retry-after': '60' });
  return plainText(503, 'Service Unavailable', { 'retry-after': '5' });
}

function found(
  { bytes, type }: Extract<Outcome, { bytes: Bytes }>,
  headers: Record<string, string>,
  method: string,
): Response {
  return new Response(method === 'HEAD' ? null : bytes, {
    headers: { ...headers, 'content-type': type, 'content-length': String(bytes.byteLength) },
  });
}
