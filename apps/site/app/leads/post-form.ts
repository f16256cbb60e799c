import type { ErrorCode } from '@tkalnia/contract';
import type { FormResult } from './form-result.ts';

/** Longest wait for an answer, in ms: longer than the server's own wait for the web API. */
const TIMEOUT_MS = 90_000;

/**
 * Posts a form and returns how it ended. Without a usable answer (no connection, a time limit, a
 * proxy's own page) nothing is known of it: the visitor keeps the form and may send it again, and
 * its idempotency key keeps that from storing it twice.
 * @param onPercent told how much of the body has travelled, 0 to 100; `fetch` cannot say it
 */
export function postForm(
  action: string,
  body: FormData,
  onPercent: (percent: number) => void,
): Promise<FormResult> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const lost = () => resolve(refused('Unavailable'));
    request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      if (lengthComputable) onPercent(Math.round((100 * loaded) / total));
    });
    request.addEventListener('load', () => resolve(resultOf(request)));
    for (const event of ['error', 'timeout', 'abort']) request.addEventListener(event, lost);
    request.timeout = TIMEOUT_MS;
    request.open('POST', action);
    request.send(body);
  });
}

/** Refusals of the site itself, or of a proxy before it, which are pages. */
const BY_STATUS: Record<number, ErrorCode> = {
  403: 'Forbidden',
  413: 'TooLarge',
  415: 'UnsupportedMedia',
  429: 'RateLimited',
};

function resultOf({ status, responseText }: XMLHttpRequest): FormResult {
  try {
    return JSON.parse(responseText) as FormResult;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return refused(BY_STATUS[status] ?? 'Unavailable');
  }
}

function refused(code: ErrorCode): FormResult {
  return { kind: 'refused', code, values: {} };
}
