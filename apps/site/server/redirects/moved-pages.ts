import { localePath, splitLocale } from '../../app/i18n/locale-path.ts';
import type { Middleware } from '../http/visit.ts';

/** Addresses of the specification that live elsewhere: the old calculator, the bare steps of the wizard. */
const MOVED: ReadonlyMap<string, string> = new Map([
  ['/kalkulator-erp', '/kalkulator-erp-n'],
  ['/kalkulator-erp/final-page', '/kalkulator-erp-n/final-page'],
  ['/customised', '/estimate-project/customised'],
  ['/products-systems', '/estimate-project/products-systems'],
  ['/summary', '/estimate-project/summary'],
  ['/send-estimate', '/estimate-project/send-estimate'],
]);

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
