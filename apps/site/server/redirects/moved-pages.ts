import { MOVED } from '@osnowa/site-map';
import { localePath, splitLocale } from '../../app/i18n/locale-path.ts';
import type { Middleware } from '../http/request-context.ts';

/** Leads from where a page used to be to where it is, in the same language and with the query. */
export const movedPages: Middleware = (visit, next) => {
  const { locale, path } = splitLocale(visit.path);
  const to = MOVED.get(path);
  if (to === undefined || visit.method === 'POST') return next(visit);
  return new Response(null, {
    status: 301,
    headers: {
      location: `${localePath(locale, to)}${visit.search}`,
      'cache-control': 'public, max-age=3600',
    },
  });
};
