import { DEFAULT_LOCALE } from '@osnowa/contract';
import { MOVED } from '@osnowa/site-map';
import { localePath, splitLocale } from '../../app/i18n/locale-path.ts';
import type { Middleware } from '../http/request-context.ts';

const DEFAULT_PREFIX = `/${DEFAULT_LOCALE}`;

/**
 * The canonical form of a path, or `null` when it has it already: no slash at the end, no prefix for
 * the default language. A path with an empty segment stays as it is (and is 404): `//host` would be
 * an address elsewhere.
 */
export function tidyPath(path: string): string | null {
  if (path.includes('//') || path.includes('\\')) return null;
  let tidy = path;
  if (tidy === DEFAULT_PREFIX || tidy.startsWith(`${DEFAULT_PREFIX}/`)) {
    tidy = tidy.slice(DEFAULT_PREFIX.length) || '/';
  }
  if (tidy.length > 1 && tidy.endsWith('/')) tidy = tidy.slice(0, -1);
  return tidy === path ? null : tidy;
}

/** Sends a visitor from another form of a path to the right one with 301; the query stays. */
export const tidyPaths: Middleware = (request, next) => {
  const tidy = tidyPath(request.path);
  if (tidy === null || request.method === 'POST') return next(request);
  return new Response(null, {
    status: 301,
    headers: { location: `${tidy}${request.search}`, 'cache-control': 'public, max-age=3600' },
  });
};

/** Redirects the old address of a page to the present one, in the same language and with the query. */
export const movedPages: Middleware = (request, next) => {
  const { locale, path } = splitLocale(request.path);
  const to = MOVED.get(path);
  if (to === undefined || request.method === 'POST') return next(request);
  return new Response(null, {
    status: 301,
    headers: {
      location: `${localePath(locale, to)}${request.search}`,
      'cache-control': 'public, max-age=3600',
    },
  });
};
