import {
  DEFAULT_LOCALE,
  LOCALE_CODES,
  type Locale,
  pathOfPage,
  type ReadName,
} from '@osnowa/contract';
import { CALCULATOR_NAMES, type CalculatorName, calculatorNamed } from '@osnowa/site-map';
import type { CollectionSlug, PayloadRequest } from 'payload';
import type { WireRecord } from './arrange.ts';

/** A document as it was written or as it is stored. */
export type AddressedDocument = Record<string, unknown>;

/** A text in the languages that it has. */
export type Translations = Partial<Record<Locale, string | null>>;

/** The field that names a document in its address, and its name in the web API. */
const NAMES = { slug: 'slug', pageName: 'PageName', anchor: 'Anchor', calculator: null } as const;

/** How documents of one collection are addressed, found and named. */
interface AddressedKind {
  field: keyof typeof NAMES;
  /** Language-free address. @param above name of the document that it is below, if any */
  pathOf(name: string, above?: string): string;
  /** Whether each document has a page of its own, at an address that editors choose. */
  hasPage: boolean;
  /** The reads that show the public ones. */
  reads: readonly ReadName[];
  titleOf(record: WireRecord): Translations;
  /** Reads of other documents that are part of the address. */
  alsoIn?: readonly ReadName[];
}

function translated(field: string): AddressedKind['titleOf'] {
  return (record) =>
    Object.fromEntries(LOCALE_CODES.map((locale) => [locale, record[`${field}_${locale}`]]));
}

/** A kind whose documents have their page below an address with the name of their read. */
function pagesBelow(
  read: ReadName,
  field: 'slug' | 'pageName',
  title: string,
  path = `/${read}`,
): AddressedKind {
  const pathOf = (name: string) => `${path}/${name}`;
  return { field, pathOf, hasPage: true, reads: [read], titleOf: translated(title) };
}

/** The collections whose documents have an address: menus link to them. */
const KINDS = {
  pages: { ...pagesBelow('pages', 'pageName', 'Title'), pathOf: pathOfPage },
  products: {
    ...pagesBelow('products', 'slug', 'Name'),
    // A product has the same name in every language.
    titleOf: ({ Name }) =>
      Object.fromEntries(LOCALE_CODES.map((locale) => [locale, Name as string])),
  },
  services: {
    field: 'anchor',
    pathOf: (anchor) => `/services#${anchor}`,
    hasPage: false,
    reads: ['services'],
    titleOf: translated('Name'),
  },
  realizations: pagesBelow('realizations', 'slug', 'Name'),
  areas: pagesBelow('areas', 'pageName', 'Name'),
  industries: pagesBelow('industries', 'pageName', 'Name'),
  careers: pagesBelow('careers', 'slug', 'Title'),
  catalogues: {
    field: 'calculator',
    pathOf: (name) => `/${calculatorNamed(name as CalculatorName).movedTo ?? name}`,
    hasPage: false,
    reads: CALCULATOR_NAMES,
    titleOf: translated('Title'),
  },
  posts: {
    field: 'slug',
    pathOf: (name, above) => (above === undefined ? `/blog/${name}` : `/blog/${above}/${name}`),
    hasPage: true,
    reads: ['blog-posts'],
    titleOf: ({ Title, Language }) => ({ [Language as Locale]: Title as string }),
    alsoIn: ['blog-categories'],
  },
  categories: pagesBelow('blog-categories', 'slug', 'Name', '/blog'),
} as const satisfies Partial<Record<CollectionSlug, AddressedKind>>;

export type AddressedCollection = keyof typeof KINDS;

export const ADDRESSED = Object.keys(KINDS) as [AddressedCollection, ...AddressedCollection[]];

export function addressedKind(collection: AddressedCollection): AddressedKind {
  return KINDS[collection];
}

/** A kind of documents with pages of their own, and the address of a stored one. */
export interface PageKind {
  field: 'slug' | 'pageName';
  /** Language-free path. */
  pathOf(document: AddressedDocument, req: PayloadRequest): Promise<string>;
}

/** The collections whose documents have pages of their own. */
export const WITH_PAGES = ADDRESSED.filter((collection) => KINDS[collection].hasPage);

/** How the pages of a collection are addressed; `undefined` where documents have none. */
export function pageKind(collection: CollectionSlug): PageKind | undefined {
  const addressed = WITH_PAGES.find((one) => one === collection);
  if (!addressed) return undefined;
  return {
    field: KINDS[addressed].field as PageKind['field'],
    pathOf: (document, req) => pathOfDocument(addressed, document, req),
  };
}

/** Language-free address of a document as it is written or stored. */
async function pathOfDocument(
  collection: AddressedCollection,
  document: AddressedDocument,
  req: PayloadRequest,
): Promise<string> {
  const { field, pathOf } = addressedKind(collection);
  const above = collection === 'posts' ? await categoryOf(document, req) : undefined;
  return pathOf(String(document[field]), above);
}

/** Name of the category that a post is below. */
async function categoryOf(
  { category }: AddressedDocument,
  req: PayloadRequest,
): Promise<string | undefined> {
  const id = typeof category === 'object' ? (category as { id?: number } | null)?.id : category;
  if (!id) return undefined;
  const found = await req.payload.db.findOne<{ id: number; slug: string }>({
    collection: 'categories',
    where: { id: { equals: id } },
    req,
  });
  return found?.slug;
}

/**
 * Language-free address of a record of the web API.
 * @param read the one that the record is from: a calculator has the name of its read
 */
export function pathOfRecord(
  collection: AddressedCollection,
  record: WireRecord,
  read: ReadName,
): string {
  const { field, pathOf } = addressedKind(collection);
  const name = NAMES[field];
  const { slug: above } = (record.category ?? {}) as { slug?: string };
  return pathOf(name === null ? read : String(record[name]), above);
}

/** A path that begins with a language, without it; `null` for any other. */
export function withoutLanguage(path: string): string | null {
  const locale = LOCALE_CODES.find((code) => path === `/${code}` || path.startsWith(`/${code}/`));
  return locale ? path.slice(locale.length + 1) || '/' : null;
}

/**
 * An address of the content as the site gets it: one of this site is a path without language, so that
 * each visitor stays in theirs. A post has one language: a link that names it keeps it.
 * @param publicUrl address of the site
 */
export function withoutOwnLanguage(address: string, publicUrl: string): string {
  const { origin } = new URL(publicUrl);
  const isOwn = URL.parse(address)?.origin === origin;
  const path = isOwn ? address.slice(origin.length).replace(/^(?!\/)/, '/') : address;
  if (!path.startsWith('/')) return address;
  const [, bare = '', rest = ''] = /^([^?#]*)(.*)$/.exec(path) ?? [];
  const isPost = /^\/\w+\/blog\/[^/]+\/[^/]+/.test(bare);
  return isPost && !bare.startsWith(`/${DEFAULT_LOCALE}/`)
    ? path
    : (withoutLanguage(bare) ?? bare) + rest;
}
