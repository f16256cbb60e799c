import { DEFAULT_LOCALE, isLocale, LOCALES, type Locale } from '@tkalnia/contract';
import type { CollectionSlug, GeneratePreviewURL, PayloadRequest } from 'payload';
import { env } from '../env.ts';
import { previewAddress } from './ticket.ts';

type Document = Record<string, unknown>;
type PathOf = (document: Document, req: PayloadRequest) => string | Promise<string>;

/** A page with a name of its own below a path. */
function below(path: string, field: 'slug' | 'pageName'): PathOf {
  return (document) => `${path}/${document[field]}`;
}

/** A page that shows many of its kind. */
function on(path: string): PathOf {
  return () => path;
}

async function postPath({ slug, category }: Document, { payload }: PayloadRequest) {
  const id = typeof category === 'object' ? (category as Document | null)?.id : category;
  if (!id) return `/blog/${slug}`;
  const found = await payload.findByID({
    collection: 'categories',
    id: id as number,
    depth: 0,
    disableErrors: true,
  });
  return found ? `/blog/${found.slug}/${slug}` : `/blog/${slug}`;
}

/** Where on the site a document is seen, without the language; not listed: nowhere by itself. */
const PATHS: Partial<Record<CollectionSlug, PathOf>> = {
  pages: ({ pageName }) => (pageName === 'home' ? '' : `/${pageName}`),
  posts: postPath,
  products: below('/products', 'slug'),
  areas: below('/areas', 'pageName'),
  industries: below('/industries', 'pageName'),
  realizations: below('/realizations', 'slug'),
  careers: below('/careers', 'slug'),
  services: on('/services'),
  slides: on(''),
};

/** Name by which a page is found; without one it has no address yet. */
function isNamed(document: Document): boolean {
  return (
    !('slug' in document || 'pageName' in document) || Boolean(document.slug ?? document.pageName)
  );
}

/** The button that opens the page of a document with its drafts; none where it has no page. */
export function previewOf(collection: CollectionSlug): GeneratePreviewURL | undefined {
  const pathOf = PATHS[collection];
  if (!pathOf) return undefined;
  return async (document, { locale, req }) => {
    if (!isNamed(document)) return null;
    const language: Locale = isLocale(locale) ? locale : DEFAULT_LOCALE;
    const path = `${LOCALES[language].prefix}${await pathOf(document, req)}` || '/';
    const settings = { siteUrl: env.PUBLIC_URL, token: env.PREVIEW_TOKEN, now: new Date() };
    return previewAddress(path, settings);
  };
}
