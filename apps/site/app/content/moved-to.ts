import type { Locale } from '@osnowa/contract';
import { redirect } from 'react-router';
import { localePath } from '../i18n/locale-path.ts';

/**
 * What a loader throws for a page that has another address for good. The server adds the query that
 * the visitor came with: the page kept in the cache is the same for every query.
 * @param path without language prefix
 */
export function movedTo(locale: Locale, path: string): Response {
  return redirect(localePath(locale, path), 301);
}
