import { DEFAULT_LOCALE } from '@osnowa/contract';
import { matchRoute } from '@osnowa/site-map';
import type { PageModule } from './content/page-module.ts';
import type { SiteRequest } from './content/request.ts';

const MODULES = import.meta.glob<PageModule>('./routes/**/*.{ts,tsx}', { eager: true });

/** Every address without a route is a page that an editor made, or missing. */
const EDITORS_PAGE = 'content-page.tsx';

/** The module of an address, and the open parts of its path; `packages/site-map` has the table. */
export function moduleAt({ locale, path }: Pick<SiteRequest, 'locale' | 'path'>): {
  module: PageModule;
  params: Record<string, string>;
} {
  const match = matchRoute(path);
  const name = match && isIn(locale, match.route.module) ? match.route.module : otherAt(path);
  const module = MODULES[`./routes/${name}`];
  if (!module) throw new Error(`There is no file app/routes/${name}`);
  return { module, params: match?.params ?? {} };
}

/** Files for programs are the same in every language, and have one address. */
function isIn(locale: SiteRequest['locale'], module: string): boolean {
  return locale === DEFAULT_LOCALE || !module.startsWith('files/');
}

function otherAt(path: string): string {
  // Every component in its states: for developers and tests, not for visitors.
  return import.meta.env.DEV && path === '/_gallery' ? 'gallery.tsx' : EDITORS_PAGE;
}
