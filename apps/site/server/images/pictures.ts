import { isLoopback, limitKey } from '@osnowa/http/client-address';
import { createBoundedMap } from '../../app/content/.server/bounded-map.ts';
import { IMAGE_PREFIX } from '../../app/ui/picture/image-url.ts';
import { methodNotAllowed } from '../http/methods.ts';
import { createMinuteLimit } from '../http/minute-limit.ts';
import { plainText } from '../http/plain-text.ts';
import type { Middleware, Visit } from '../http/request-context.ts';
import type { DiskStore } from '../storage/disk-store.ts';
import { describe, log } from '../telemetry/log.ts';
import { type EncodedForm, pictureTypeOf } from './picture-job.ts';
import { type WantedPicture, wantedPicture } from './picture-wish.ts';
import { type PictureWorkshop, WorkshopClosed } from './picture-workshop.ts';
import { QueueFull } from './work-queue.ts';

/** Memory for pictures that are asked for again and again, in bytes. */
const HOT_BYTES = 32 * 1024 * 1024;

/** Longest time to make a picture that a visitor waits for, and one that is made beside; s. */
const SECONDS = 5;
const SPARE_SECONDS = 30;

/** How many pictures that nobody asked for before an address may have made in a minute. */
const NEW_PER_MINUTE = 60;

/** What pictures are made with. */
export interface PictureOptions {
  /** Address of the web API, which has the media store. */
  apiUrl: string;
  workshop: PictureWorkshop;
  disk: DiskStore;
  now(): number;
  /** Called for each picture that had to be made, and for each made smaller afterwards. */
  onMake?(kind: 'first' | 'smaller'): void;
}

type Bytes = Uint8Array<ArrayBuffer>;

/** A finished picture, or why there is none. */
type Outcome = { bytes: Bytes; type: string } | { status: 404 | 422 | 429 | 502 };

const YEAR = 'public, max-age=31536000, immutable';
/** A picture that the browser may soon have smaller. */
const HOUR = 'public, max-age=3600';

/** Serves pictures of the media store in the sizes that pages use, each made once. */
export function pictures(options: PictureOptions): Middleware {
  const shelf = createShelf(options);
  const isWithinLimit = createMinuteLimit(NEW_PER_MINUTE, options.now);
  const mayMakeFor = ({ address }: Visit) =>
    isLoopback(address) || isWithinLimit(limitKey(address));
  return async (visit, next) => {
    if (!visit.path.startsWith(IMAGE_PREFIX)) return next(visit);
    if (visit.method === 'POST') return methodNotAllowed(['GET', 'HEAD']);
    const wanted = wantedPicture(visit.path);
    if (!wanted) return plainText(400, 'Bad Request');
    try {
      const { outcome, headers } = await answer(visit, wanted, {
        shelf,
        mayMake: () => mayMakeFor(visit),
      });
      return 'status' in outcome ? refusal(outcome.status) : found(outcome, headers, visit.method);
    } catch (error) {
      const isExpected = error instanceof QueueFull || error instanceof WorkshopClosed;
      if (!isExpected) log('error', 'image.failed', { file: wanted.file, ...describe(error) });
      return plainText(503, 'Service Unavailable', { 'retry-after': '5' });
    }
  };
}

interface Answer {
  outcome: Outcome;
  headers: Record<string, string>;
}

type Shelf = ReturnType<typeof createShelf>;

/**
 * A browser that takes AVIF gets WebP as long as the smaller AVIF is not made: that takes five times
 * as long, and nobody waits for it.
 */
async function answer(
  visit: Visit,
  wanted: WantedPicture,
  { shelf, mayMake }: { shelf: Shelf; mayMake: () => boolean },
): Promise<Answer> {
  const { path } = visit;
  if (wanted.form?.format !== 'auto') {
    const outcome = await shelf.get(path, job(wanted, 'webp'), mayMake);
    return { outcome, headers: { 'cache-control': YEAR } };
  }
  const takesAvif = visit.headers.get('accept')?.includes('image/avif') ?? false;
  const smaller = takesAvif ? await shelf.ready(path) : null;
  const outcome = smaller ?? (await shelf.get(webpPath(path), job(wanted, 'webp'), mayMake));
  const isSettled = smaller !== null || !takesAvif;
  if (!isSettled && 'bytes' in outcome) shelf.improve(path, job(wanted, 'avif'), outcome.bytes);
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

/** Finished pictures in memory and on disk; what is missing is made, once however many ask. */
function createShelf({ apiUrl, workshop, disk, onMake }: PictureOptions) {
  const flights = new Map<string, Promise<Outcome>>();
  const improving = new Set<string>();
  const hot = createBoundedMap<Extract<Outcome, { bytes: Bytes }>>({
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
    hot.set(path, picture);
    return picture;
  }

  async function ready(path: string) {
    const known = hot.get(path);
    if (known) return known;
    const kept = await disk.get(path);
    return kept && keep(path, kept);
  }

  async function make(path: string, making: Making): Promise<Outcome> {
    const made = await workshop.make(jobOf(making, SECONDS));
    if ('status' in made) return made;
    if (making.form && !pictureTypeOf(made.bytes)) throw new Error('What was made is no picture');
    onMake?.('first');
    await disk.set(path, made.bytes);
    return keep(path, made.bytes);
  }

  /** @param mayMake asked only when the picture is not there and nobody else waits for it */
  async function get(path: string, making: Making, mayMake: () => boolean): Promise<Outcome> {
    const known = await ready(path);
    if (known) return known;
    const made = hot.get(path) ?? flights.get(path);
    if (made !== undefined) return made;
    if (!mayMake()) return { status: 429 };
    const flight = make(path, making).finally(() => flights.delete(path));
    flights.set(path, flight);
    return flight;
  }

  /** Makes the AVIF in spare time; where it is not the smaller one, the WebP stays. */
  function improve(path: string, making: Making, webp: Bytes): void {
    if (improving.has(path)) return;
    improving.add(path);
    const isTaken = workshop.makeSpare(jobOf(making, SPARE_SECONDS), async (made) => {
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
