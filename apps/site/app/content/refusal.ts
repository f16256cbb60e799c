import { AppError, ERROR_STATUS, type ErrorCode, type Locale } from '@osnowa/contract';
import { localePath } from '../i18n/locale-path.ts';
import { data, redirect } from './answer.ts';
import type { Content } from './content.ts';

/**
 * Waits for content that a page requires. A missing document becomes 404, an API that is down
 * becomes 503 with Retry-After; neither is ever turned into the other.
 */
export async function required<Value>(reading: Promise<Value>): Promise<Value> {
  try {
    return await reading;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    throw refusal(error.code);
  }
}

function refusal(code: ErrorCode) {
  const status = ERROR_STATUS[code];
  const headers: Record<string, string> =
    status === 503 ? { 'retry-after': '60', 'cache-control': 'no-store' } : {};
  return data({ code }, { status, headers });
}

/** Error codes for a missing document. */
type MissingCode = Extract<ErrorCode, 'NotFound' | 'CareerNotFound'>;

/** The first of a filtered list, or 404 with the code. */
export async function only<Item>(reading: Promise<Item[]>, code?: MissingCode): Promise<Item> {
  const [item] = await required(reading);
  if (item === undefined) throw notFound(code);
  return item;
}

/** The error of a loader for a page that does not exist. */
export function notFound(code: MissingCode = 'NotFound') {
  return data({ code }, { status: 404 });
}

/**
 * The error for an item that a list lacks. An old copy of the list may be from before it was added:
 * then the page is unavailable rather than missing.
 */
export function notInList({ stale }: Pick<Content, 'stale'>) {
  return stale ? refusal('Unavailable') : notFound();
}

/**
 * The redirect of a loader for a page that has moved permanently. The server adds the visitor's
 * query, because the cached page is the same for every query.
 * @param path without language prefix
 */
export function movedTo(locale: Locale, path: string): Response {
  return redirect(localePath(locale, path), 301);
}
