import { pathOfPage } from '@osnowa/contract';
import type { CollectionSlug, PayloadRequest } from 'payload';

/** A document as it was written or as it is stored. */
export type AddressedDocument = Record<string, unknown>;

/** Language-free path of a document. */
export type PathOf = (document: AddressedDocument, req: PayloadRequest) => string | Promise<string>;

function below(path: string, field: 'slug' | 'pageName'): PathOf {
  return (document) => `${path}/${document[field]}`;
}

async function postPath({ slug, category }: AddressedDocument, req: PayloadRequest) {
  const id = typeof category === 'object' ? (category as { id?: number } | null)?.id : category;
  if (!id) return `/blog/${slug}`;
  const found = await req.payload.db.findOne<{ id: number; slug: string }>({
    collection: 'categories',
    where: { id: { equals: id } },
    req,
  });
  return found ? `/blog/${found.slug}/${slug}` : `/blog/${slug}`;
}

/** Documents with a page of their own: the field that names it, and where it stands. */
export const ADDRESSES: Partial<
  Record<CollectionSlug, { field: 'slug' | 'pageName'; pathOf: PathOf }>
> = {
  pages: { field: 'pageName', pathOf: ({ pageName }) => pathOfPage(String(pageName)) },
  posts: { field: 'slug', pathOf: postPath },
  categories: { field: 'slug', pathOf: below('/blog', 'slug') },
  products: { field: 'slug', pathOf: below('/products', 'slug') },
  areas: { field: 'pageName', pathOf: below('/areas', 'pageName') },
  industries: { field: 'pageName', pathOf: below('/industries', 'pageName') },
  realizations: { field: 'slug', pathOf: below('/realizations', 'slug') },
  careers: { field: 'slug', pathOf: below('/careers', 'slug') },
};
