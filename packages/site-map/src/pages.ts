import { CALCULATOR_NAMES, calculatorNamed, pathsOf } from './calculators.ts';
import { LINK_PARAMETER, LINK_TOKEN } from './links.ts';
import { WIZARD_PATH, WIZARD_STAGES } from './wizard.ts';

/** A query parameter that changes a page; all others are left out of the page's cache key. */
export interface Parameter {
  /** Values that have a meaning. */
  value: RegExp;
  /** Visitors can invent values without limit: such pages are cached apart from the others. */
  endless?: true;
  /** With it the page is for one visitor and is not cached. */
  personal?: true;
}

/** The documents of the content that a route adds to the sitemap. */
export type SitemapSource =
  | 'pages'
  | 'products'
  | 'realizations'
  | 'areas'
  | 'industries'
  | 'careers'
  | 'wizard'
  | 'calculator'
  | 'accuracy'
  | 'blog';

/** A page of the site, or an address that receives its forms, with all of its settings. */
export interface PageRoute {
  /** Path below the language: `:name` stands for one part of it, `*` for the rest. */
  path: string;
  /** File in the site's `app/routes`. */
  module: string;
  /** Its entries in the sitemap; `null` if search engines have nothing to find. */
  sitemap: SitemapSource | null;
  /** Parameters that matter for the cache; `choice`: a choice in a calculator or the wizard. */
  parameters?: Readonly<Record<string, Parameter>> | 'choice';
  /** Its form accepts files from browsers without scripts. */
  takesFiles?: true;
  /** Each of its addresses is for one reader: neither cached nor indexed. */
  personal?: true;
}

const BLOG_LIST: Record<string, Parameter> = {
  // The first page is the list itself.
  page: { value: /^(?:[2-9]|[1-9]\d{1,4})$/ },
  q: { value: /^(?=\s*\S).{1,200}$/s, endless: true },
  tag: { value: /^[a-z0-9-]{1,100}$/ },
};

/** The path of the search over the whole site. */
export const SEARCH_PATH = '/search';

/** A text too long for a search gets a message on the page, up to a length that no one types. */
const SEARCH: Record<string, Parameter> = {
  page: { value: /^(?:[2-9]|[1-9]\d{1,3})$/ },
  q: { value: /^(?=\s*\S).{1,4000}$/s, endless: true },
  kind: { value: /^[a-z]{1,20}$/, endless: true },
};

/** The path of the page that compares estimates with what projects really took. */
export const ACCURACY_PATH = '/estimate-accuracy';

const FILTER_VALUE = /^(?=.{1,60}$)[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** The filters of case studies; the page knows the industries and the technologies. */
const CASE_FILTERS: Record<string, Parameter> = {
  industry: { value: FILTER_VALUE },
  technology: { value: FILTER_VALUE },
};

const LINK: Record<string, Parameter> = { [LINK_PARAMETER]: { value: LINK_TOKEN, personal: true } };

/** The options that are taken, a version that was sent before, and what was done just now. */
const OFFER: Record<string, Parameter> = {
  taken: { value: /^[a-z0-9,-]{0,8000}$/ },
  version: { value: /^[1-9]\d{0,3}$/ },
  said: { value: /^(?:accepted|declined|asked|time|noFile)$/ },
};

/** The consultation with its free times, for browsers without scripts: they change with each visitor. */
const CALL_TIMES: Record<string, Parameter> = { times: { value: /^list$/, personal: true } };

/** The pages of a flow; the first one is found by searching. */
function flowPages(paths: readonly string[], name: 'wizard' | 'calculator'): PageRoute[] {
  return paths.map((path, index) => ({
    path: path.slice(1),
    module: `${name}.tsx`,
    sitemap: index === 0 ? name : null,
    parameters: 'choice',
    takesFiles: true,
  }));
}

/** Every page of the site in one language, in the order of the sitemap. */
export const PAGES: readonly PageRoute[] = [
  // Every address without a route is a page that an editor made, or missing.
  { path: '*', module: 'content-page.tsx', sitemap: 'pages' },
  { path: '', module: 'content-page.tsx', sitemap: 'pages' },
  { path: 'contact', module: 'form-page.tsx', sitemap: 'pages' },
  { path: 'consultation', module: 'form-page.tsx', sitemap: 'pages', parameters: CALL_TIMES },
  { path: 'newsletter', module: 'form-page.tsx', sitemap: 'pages' },
  { path: 'realizations', module: 'realizations.tsx', sitemap: 'pages', parameters: CASE_FILTERS },
  { path: 'blog', module: 'blog.tsx', sitemap: 'pages', parameters: BLOG_LIST },
  { path: 'products/:name', module: 'product.tsx', sitemap: 'products' },
  { path: 'realizations/:name', module: 'realization.tsx', sitemap: 'realizations' },
  { path: 'areas/:name', module: 'area.tsx', sitemap: 'areas' },
  { path: 'industries/:name', module: 'area.tsx', sitemap: 'industries' },
  { path: 'careers/:slug', module: 'career.tsx', sitemap: 'careers', takesFiles: true },
  ...flowPages(
    WIZARD_STAGES.map(({ path }) => WIZARD_PATH + path),
    'wizard',
  ),
  ...CALCULATOR_NAMES.filter((name) => calculatorNamed(name).movedTo === undefined).flatMap(
    (name) => flowPages(pathsOf(name), 'calculator'),
  ),
  { path: ACCURACY_PATH.slice(1), module: 'estimate-accuracy.tsx', sitemap: 'accuracy' },
  // A category, or an article without one: only the content can tell them apart.
  { path: 'blog/:name', module: 'blog-name.tsx', sitemap: 'blog', parameters: BLOG_LIST },
  { path: 'blog/:category/:slug', module: 'blog-post.tsx', sitemap: null },
  { path: SEARCH_PATH.slice(1), module: 'search.tsx', sitemap: null, parameters: SEARCH },
  { path: 'estimate', module: 'keep-estimate.ts', sitemap: null },
  { path: 'estimate/:key', module: 'estimate.tsx', sitemap: null, takesFiles: true },
  { path: 'forms/*', module: 'form-send.ts', sitemap: null },
  { path: 'newsletter/confirm', module: 'newsletter-link.tsx', sitemap: null, parameters: LINK },
  {
    path: 'newsletter/unsubscribe',
    module: 'newsletter-link.tsx',
    sitemap: null,
    parameters: LINK,
  },
  { path: 'my-request', module: 'my-request.tsx', sitemap: null, parameters: LINK },
  { path: 'my-request/download', module: 'my-request-download.ts', sitemap: null },
  {
    path: 'offer/:key',
    module: 'offer.tsx',
    sitemap: null,
    personal: true,
    parameters: OFFER,
  },
  {
    path: 'offer/:key/:file',
    module: 'offer-file.ts',
    sitemap: null,
    personal: true,
    parameters: OFFER,
  },
];

/** Files of the site for programs, made of the same content. */
export const FILES: readonly Pick<PageRoute, 'path' | 'module'>[] = [
  { path: 'blog/rss.xml', module: 'files/blog-feed.ts' },
  { path: 'sitemap.xml', module: 'files/sitemap.ts' },
  { path: 'sitemap/:file', module: 'files/sitemap-part.ts' },
  { path: 'llms.txt', module: 'files/llms-txt.ts' },
  { path: 'manifest.webmanifest', module: 'files/web-manifest.ts' },
  { path: '.well-known/security.txt', module: 'files/security-txt.ts' },
];

const fixed = new Map([...FILES, ...PAGES].map((route) => [`/${route.path}`, route as PageRoute]));

/** Routes with open parts in their path, as patterns. The route of all other addresses is none of them. */
const patterns = [...fixed]
  .filter(([path]) => path !== '/*' && /[:*]/.test(path))
  .map(([path, route]) => {
    const pattern = path.replace(/:(\w+)/g, '(?<$1>[^/]+)').replace('*', '(?<rest>.+)');
    return { pattern: new RegExp(`^${pattern}$`), route };
  });

/**
 * The route of a language-free path, and the open parts of the path by their names; that of a `*` is
 * `rest`. `null` if only an editor's page can be there.
 */
export function matchRoute(
  path: string,
): { route: PageRoute; params: Record<string, string> } | null {
  const own = fixed.get(path);
  if (own) return { route: own, params: {} };
  for (const { pattern, route } of patterns) {
    const match = pattern.exec(path);
    if (match) return { route, params: { ...match.groups } };
  }
  return null;
}

/** The route of a language-free path; `null` if only an editor's page can be there. */
export function routeAt(path: string): PageRoute | null {
  return matchRoute(path)?.route ?? null;
}
