import type { ErrorCode } from '@osnowa/contract';
import type { FormResult } from './form.ts';

/**
 * Longest time without progress, in ms: neither a sent byte nor an answer. Longer than the server's
 * own time-out for a form, so that a slow service is waited for.
 */
const STALLED_MS = 35_000;

/**
 * Posts a form and returns the result. Without a usable answer (no connection, a time limit, a
 * proxy's own page) the result is unknown: the visitor keeps the form and may send it again; its
 * idempotency key keeps it from being stored twice.
 * @param onPercent gets the sent share of the body, 0 to 100, which `fetch` does not report
 */
export function postForm(
  action: string,
  body: FormData,
  onPercent: (percent: number) => void,
): Promise<FormResult> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const lost = () => resolve(refused('Unavailable'));
    let timer = 0;
    const wait = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(() => request.abort(), STALLED_MS);
    };
    request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      wait();
      if (lengthComputable) onPercent(Math.round((100 * loaded) / total));
    });
    request.addEventListener('load', () => resolve(resultOf(request)));
    for (const event of ['error', 'abort']) request.addEventListener(event, lost);
    request.addEventListener('loadend', () => window.clearTimeout(timer));
    wait();
    request.open('POST', action);
    request.send(body);
  });
}

/** Refusals by the site or by a proxy before it, which are HTML pages. */
const BY_STATUS: Record<number, ErrorCode> = {
  403: 'Forbidden',
  413: 'TooLarge',
  415: 'UnsupportedMedia',
  429: 'RateLimited',
};

function resultOf({ status, responseText }: XMLHttpRequest): FormResult {
  const unknown = refused(BY_STATUS[status] ?? 'Unavailable');
  try {
    const answer: unknown = JSON.parse(responseText);
    return isResult(answer) ? answer : unknown;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return unknown;
  }
}

/** A proxy's own answer may be JSON as well. */
function isResult(answer: unknown): answer is FormResult {
  const kind = (answer as { kind?: unknown } | null)?.kind;
  return kind === 'sent' || kind === 'invalid' || kind === 'refused';
}

function refused(code: ErrorCode): FormResult {
  return { kind: 'refused', code, values: {} };
}
