import { FREE_CALLS_PATH, type FreeCalls, freeCalls } from '@osnowa/contract';

/** Longest wait for the web API, in ms: without an answer the form asks for a call and no more. */
const TIMEOUT_MS = 3_000;

/** The web API's calendar of advisers. */
export interface CallApi {
  /** The times that are free now; `null` where they cannot be read. */
  free(): Promise<FreeCalls | null>;
}

/** Creates the client of that calendar. Visitors who ask at the same moment share one answer. */
export function createCallApi(api: { url: string; fetch: typeof fetch }): CallApi {
  let inFlight: Promise<FreeCalls | null> | null = null;
  return {
    free() {
      inFlight ??= readFree(api).finally(() => {
        inFlight = null;
      });
      return inFlight;
    },
  };
}

async function readFree(api: { url: string; fetch: typeof fetch }): Promise<FreeCalls | null> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await api.fetch(api.url + FREE_CALLS_PATH, { redirect: 'error', signal });
    return response.ok ? (freeCalls.safeParse(await response.json()).data ?? null) : null;
  } catch (error) {
    // No connection, no answer in time, or one that is no JSON.
    const isLost = error instanceof TypeError || error instanceof DOMException;
    if (isLost || error instanceof SyntaxError) return null;
    throw error;
  }
}
