import { AppError } from '@osnowa/contract';

/** Longest time for a body of 10 MiB, in ms; larger bodies get proportionally longer. */
const TEN_MEBIBYTES_MS = 60_000;
const TEN_MEBIBYTES = 10 * 1024 * 1024;
/** Time after which a client must have reached the rate, in ms; the rate is in bytes per ms. */
const GRACE_MS = 10_000;
const SLOWEST = 20;

/**
 * Reads a body chunk by chunk, counts its bytes and disconnects clients that stop sending. Only the
 * time in which a chunk is awaited counts.
 * @param most maximum of bytes; one more is `tooLarge`
 */
export function pacedBody(
  body: ReadableStream<Uint8Array>,
  most: number,
  tooLarge: () => Error,
): { next: () => Promise<Uint8Array | null>; release: () => void } {
  const reader = body.getReader();
  const longest = TEN_MEBIBYTES_MS * Math.max(1, most / TEN_MEBIBYTES);
  let bytes = 0;
  let waited = 0;
  const next = async () => {
    const deadline = Math.min(longest, GRACE_MS + bytes / SLOWEST);
    const began = performance.now();
    const piece = await within(began + deadline - waited, reader.read());
    waited += performance.now() - began;
    bytes += piece.value?.length ?? 0;
    if (bytes > most) throw tooLarge();
    return piece.value ?? null;
  };
  return { next, release: () => reader.releaseLock() };
}

/** @throws AppError BadRequest at the deadline (`performance.now()`, in ms), or when the client is gone */
async function within<Value>(deadline: number, work: Promise<Value>): Promise<Value> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => late.reject(new AppError('BadRequest', 'The body comes too slowly.')),
    Math.max(0, deadline - performance.now()),
  );
  try {
    return await Promise.race([work, late.promise]);
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError('BadRequest', 'The body was cut off.', { cause: error });
  } finally {
    clearTimeout(timer);
  }
}

/** A short body whole; `null` when it is longer than `most` bytes. */
export async function boundedBody(
  { headers, body }: { headers: Headers; body?: ReadableStream<Uint8Array> | null },
  most: number,
): Promise<Buffer | null> {
  if (Number(headers.get('content-length') ?? 0) > most) return null;
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of body ?? []) {
    bytes += piece.byteLength;
    if (bytes > most) return null;
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}
