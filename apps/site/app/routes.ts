import { LOCALE_CODES, LOCALES } from '@osnowa/contract';
import { FILES, PAGES } from '@osnowa/site-map';
import type { DataRouteObject, RouteObject } from 'react-router';
import type { PageModule } from './content/page-module.ts';
import { loadRoot } from './document/load-root.server.ts';

const MODULES = import.meta.glob<PageModule>('./routes/**/*.{ts,tsx}', { eager: true });

function moduleNamed(name: string): PageModule {
  const module = MODULES[`./routes/${name}`];
  if (!module) throw new Error(`There is no file app/routes/${name}`);
  return module;
}

/** The route of an address, as React Router takes it. */
function route(path: string, name: string): RouteObject {
  const module = moduleNamed(name);
  const { loader, action } = module as Pick<RouteObject, 'loader' | 'action'>;
  return { path, loader, action, handle: module };
}

/** Every page in each language; Polish has no prefix, the others have theirs. */
const pages = LOCALE_CODES.flatMap((locale) =>
  PAGES.map(({ path, module }) => route(`${LOCALES[locale].prefix}/${path}`, module)),
);

const files = FILES.map(({ path, module }) => route(`/${path}`, module));

/** Every component in its states: for developers and tests, not for visitors. */
const development = import.meta.env.DEV ? [route('/_gallery', 'gallery.tsx')] : [];

/** Id of the route around all others, whose data every document needs. */
export const ROOT = 'root';

/** Every address of the site; `packages/site-map` has the table. */
export const ROUTES: RouteObject[] = [
  {
    id: ROOT,
    loader: loadRoot,
    // The error page shows every error in the site's layout.
    ErrorBoundary: () => null,
    children: [...pages, ...files, ...development],
  },
];

/** The module of a matched route. */
export function moduleOf({ handle }: Pick<DataRouteObject, 'handle'>): PageModule {
  return handle as PageModule;
}
