import { LOCALE_CODES, LOCALES, type Locale } from '@osnowa/contract';
import { FILES, PAGES } from '@osnowa/site-map';
import { type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';

/** Every page in one language; Polish stands at the root, the others under their prefix. */
function pagesIn(locale: Locale): RouteConfigEntry[] {
  const { prefix } = LOCALES[locale];
  return PAGES.map(({ path, module }) =>
    route(`${prefix}/${path}`, `routes/${module}`, { id: `${locale}/${path}` }),
  );
}

const files = FILES.map(({ path, module }) => route(`/${path}`, `routes/${module}`));

/** Every component in its states: for developers and tests, not for visitors. */
const development = import.meta.env.DEV ? [route('/_gallery', 'routes/gallery.tsx')] : [];

/** Every address of the site; `packages/site-map` has the table. */
export default [...LOCALE_CODES.flatMap(pagesIn), ...files, ...development] satisfies RouteConfig;
