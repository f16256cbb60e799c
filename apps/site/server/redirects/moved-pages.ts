import { MOVED } from '@osnowa/site-map';
import { localePath, splitLocale } from '../../app/i18n/locale-path.ts';
import type { Middleware } from '../http/request-context.ts';

/** Leads from where a page used to be to where it is, in the same language and with the query. */
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
