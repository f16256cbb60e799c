import type { FormResult } from './form-result.ts';

/** Longest wait for an answer, in ms: longer than the server's own wait for the web API. */
const TIMEOUT_MS = 30_000;

/**
 * Posts a form and returns how it ended. Without a usable answer (no connection, a time limit, a
 * proxy's own page) nothing is known of it: the visitor keeps the form and may send it again, and
 * its idempotency key keeps that from storing it twice.
 */
export async function postForm(action: string, body: FormData): Promise<FormResult> {
  try {
    const response = await fetch(action, {
      method: 'POST',
      body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return (await response.json()) as FormResult;
  } catch (error) {
    const isLost =
      error instanceof TypeError || error instanceof DOMException || error instanceof SyntaxError;
    if (!isLost) throw error;
    return { kind: 'refused', code: 'Unavailable', values: {} };
  }
}
