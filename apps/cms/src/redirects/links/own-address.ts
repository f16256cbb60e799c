import { isLocale, pageAt } from '@osnowa/contract';
import { MOVED, routeAt } from '@osnowa/site-map';
import type { CollectionSlug, PayloadRequest, Where } from 'payload';
import { DATED } from '../../changes/sources.ts';
import { pathOf } from '../chains.ts';
import { ADDRESSES, type AddressedDocument } from '../document-path.ts';
import type { Verdict } from './verdict.ts';

/** Folders of stored files, by the beginning of their address. */
const STORED: readonly { prefix: string; collection: 'files' | 'media' }[] = [
  { prefix: '/files/', collection: 'files' },
  { prefix: '/media/', collection: 'media' },
  { prefix: '/img/', collection: 'media' },
];

/**
 * The address of a link as a path of this site; `null` for one elsewhere.
 * @param publicUrl address of the site
 */
export function ownPath(address: string, publicUrl: string): string | null {
  if (address.startsWith('/')) return pathOf(address);
  const url = URL.parse(address);
  return url && url.origin === new URL(publicUrl).origin ? pathOf(url.pathname) : null;
}

async function isStored(collection: CollectionSlug, where: Where, req: PayloadRequest) {
  const visible = { and: [where, { deletedAt: { exists: false } }] };
  return (await req.payload.db.count({ collection, where: visible, req })).totalDocs > 0;
}

/** A path without its language. */
function withoutLanguage(path: string): string {
  const [, first, ...rest] = path.split('/');
  return isLocale(first) ? `/${rest.join('/')}` : path;
}

/** A part of an address as a file is called; a wrong encoding stays as it is, and no file has it. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch (error) {
    if (error instanceof URIError) return part;
    throw error;
  }
}

type Row = AddressedDocument & { id: number; _status?: unknown; publishedAt?: string | null };

/** Whether a published document stands at a path. */
async function isDocumentAt(path: string, req: PayloadRequest): Promise<boolean> {
  const last = path.slice(path.lastIndexOf('/') + 1);
  for (const [slug, { field, pathOf: pathOfDocument }] of Object.entries(ADDRESSES)) {
    const collection = slug as CollectionSlug;
    const name = collection === 'pages' ? pageAt(path) : last;
    if (!name) continue;
    const isThere = { and: [{ [field]: { equals: name } }, { deletedAt: { exists: false } }] };
    const row = await req.payload.db.findOne<Row>({ collection, where: isThere, req });
    if (!row || row._status === 'draft') continue;
    const isToCome =
      DATED.includes(collection) && String(row.publishedAt) > new Date().toISOString();
    if (!isToCome && (await pathOfDocument(row, req)) === path) return true;
  }
  return false;
}

/** Whether the site answers a path without a document: by a route, a file or a redirect. */
async function isServed(path: string, bare: string, req: PayloadRequest): Promise<boolean> {
  const file = STORED.find(({ prefix }) => path.startsWith(prefix));
  if (file) {
    const filename = decoded(path.slice(path.lastIndexOf('/') + 1));
    return isStored(file.collection, { filename: { equals: filename } }, req);
  }
  if (MOVED.has(bare)) return true;
  const route = routeAt(bare);
  // A route with a name in it shows a document, unless it belongs to one visitor.
  if (route && !(route.path.includes(':') && route.sitemap !== null)) {
    const isOfContent = route.module === 'content-page.tsx' || route.module === 'blog-post.tsx';
    if (!isOfContent) return true;
  }
  return isStored(
    'redirects',
    { or: [path, bare].map((from) => ({ from: { equals: from } })) },
    req,
  );
}

/** Whether visitors can open a path of this site, by its documents, routes, files and redirects. */
export async function askOwnPath(path: string, req: PayloadRequest): Promise<Verdict> {
  const bare = withoutLanguage(path);
  const works = (await isServed(path, bare, req)) || (await isDocumentAt(bare, req));
  return works ? { state: 'works' } : { state: 'broken', reason: 'missing' };
}
