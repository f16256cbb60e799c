import { createBoundedMap } from '../app/content/.server/bounded-map.ts';
import { IMAGE_PREFIX } from '../app/ui/image-url.ts';
import type { DiskStore } from './files/disk-store.ts';
import { methodNotAllowed } from './http/methods.ts';
import { plainText } from './http/plain-text.ts';
import type { Middleware } from './http/visit.ts';
import { fetchOriginal } from './image-original.ts';
import { resize } from './image-resize.ts';
import { type WantedImage, wantedImage } from './image-wish.ts';
import { describe, log } from './operation/log.ts';
import { createWorkQueue, QueueFull } from './work-queue.ts';

/** Pictures decoded at once, and how many more may wait. */
const AT_ONCE = 2;
const WAITING = 64;

/** Memory for pictures that are asked for again and again, in bytes. */
const HOT_BYTES = 32 * 1024 * 1024;

/** What pictures are made with. */
export interface ImageOptions {
  api: { url: string; fetch: typeof fetch };
  disk: DiskStore;
  /** Called for each picture that had to be made. */
  onMake?(): void;
}

type Bytes = Uint8Array<ArrayBuffer>;

/** A finished picture, or why there is none. */
type Outcome = { bytes: Bytes } | { status: 404 | 422 | 502 };

const TYPES: Record<string, string> = {
  webp: 'image/webp',
  webp_lossless: 'image/webp',
  jpeg: 'image/jpeg',
  png: 'image/png',
};

/** Serves pictures of the media store in the sizes that pages use, each made once. */
export function images({ api, disk, onMake }: ImageOptions): Middleware {
  const queue = createWorkQueue(AT_ONCE, WAITING);
  const flights = new Map<string, Promise<Outcome>>();
  const hot = createBoundedMap<Bytes>({
    maxBytes: HOT_BYTES,
    sizeOf: ({ byteLength }) => byteLength,
  });

  function keep(path: string, bytes: Bytes): Outcome {
    hot.set(path, bytes);
    return { bytes };
  }

  async function make(path: string, wanted: WantedImage): Promise<Outcome> {
    const kept = await disk.get(path);
    if (kept) return keep(path, kept);
    return queue(async () => {
      onMake?.();
      const original = await fetchOriginal(api, wanted.file);
      if ('status' in original) return original;
      const bytes = wanted.form ? await resize(original.bytes, wanted.form) : original.bytes;
      if (!bytes) return { status: 422 };
      await disk.set(path, bytes);
      return keep(path, bytes);
    });
  }

  function once(path: string, wanted: WantedImage): Promise<Outcome> {
    const running = flights.get(path);
    if (running !== undefined) return running;
    const flight = make(path, wanted).finally(() => flights.delete(path));
    flights.set(path, flight);
    return flight;
  }

  return async (visit, next) => {
    if (!visit.path.startsWith(IMAGE_PREFIX)) return next(visit);
    if (visit.method === 'POST') return methodNotAllowed(['GET', 'HEAD']);
    const wanted = wantedImage(visit.path);
    if (!wanted) return plainText(400, 'Bad Request');
    try {
      const ready = hot.get(visit.path);
      const outcome = ready ? { bytes: ready } : await once(visit.path, wanted);
      if ('status' in outcome) return refusal(outcome.status);
      return picture(outcome.bytes, wanted, visit.method);
    } catch (error) {
      if (!(error instanceof QueueFull))
        log('error', 'image.failed', { file: wanted.file, ...describe(error) });
      return plainText(503, 'Service Unavailable', { 'retry-after': '5' });
    }
  };
}

function refusal(status: 404 | 422 | 502): Response {
  if (status === 404) return plainText(404, 'Not Found');
  return status === 422
    ? plainText(422, 'Unprocessable Content')
    : plainText(503, 'Service Unavailable', { 'retry-after': '5' });
}

function picture(bytes: Bytes, wanted: WantedImage, method: string): Response {
  const type = wanted.form ? (TYPES[wanted.form.format] as string) : 'image/svg+xml; charset=utf-8';
  return new Response(method === 'HEAD' ? null : bytes, {
    headers: {
      'content-type': type,
      'content-length': String(bytes.byteLength),
      'cache-control': 'public, max-age=31536000, immutable',
    },
  });
}
