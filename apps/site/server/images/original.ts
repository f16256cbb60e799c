import { log } from '../telemetry/log.ts';

/** Largest picture that is taken from the media store, in bytes. */
const MAX_BYTES = 20 * 1024 * 1024;

/** Longest wait for it, in ms. */
const TIMEOUT_MS = 15_000;

/** A picture as it was uploaded; 404 if there is none, 502 if the media store does not answer. */
export type Original = { bytes: Uint8Array<ArrayBuffer> } | { status: 404 | 422 | 502 };

/** Fetches a picture from its address in the media store. */
export async function fetchOriginal(address: string): Promise<Original> {
  try {
    const response = await fetch(address, {
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (response.status !== 200) {
      await response.body?.cancel();
      return { status: response.status === 404 ? 404 : 502 };
    }
    return await readWhole(response);
  } catch (error) {
    // A refused connection or a time-out: the request is valid, so a later attempt may succeed.
    if (!(error instanceof TypeError || error instanceof DOMException)) throw error;
    log('warn', 'image.no-original', { message: error.message, cause: String(error.cause ?? '') });
    return { status: 502 };
  }
}

async function readWhole(response: Response): Promise<Original> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > MAX_BYTES) return { status: 422 };
    chunks.push(chunk);
  }
  return { bytes: Buffer.concat(chunks) };
}
