import { HOME_PAGE, LOCALE_CODES, LOCALES } from '@osnowa/contract';
import { CALCULATOR_NAMES, MOVED, routeAt } from '@osnowa/site-map';
import type { CollectionSlug, Where } from 'payload';
import { SOURCES } from '../../changes/sources.ts';
import { env } from '../../process/env.ts';
import { visibleOnly } from '../../reads/records.ts';
import { pathOf as pathOfDestination } from '../../redirects/chains.ts';
import { ADDRESSES } from '../../redirects/document-path.ts';
import type { CheckedDocument } from './checked-document.ts';

/** What stands at a path of the site. */
export interface Target {
  /** `prefixed`: it begins with a language, which links of the content leave out. */
  state: 'shown' | 'hidden' | 'missing' | 'moved' | 'prefixed';
  /** Where it should lead instead. */
  to?: string;
}

/** The path of a link within this site; `null` for one that leads elsewhere, or to a place of its own page. */
export function innerPath(address: string): string | null {
  const isOwn = address === env.PUBLIC_URL || address.startsWith(`${env.PUBLIC_URL}/`);
  return pathOfDestination(isOwn ? address.slice(env.PUBLIC_URL.length) || '/' : address);
}

function withoutLanguage(path: string): string | null {
  for (const locale of LOCALE_CODES) {
    const prefix = `/${locale}`;
    if (LOCALES[locale].prefix === '' && path === prefix) return '/';
    if (path === prefix) return '/';
    if (path.startsWith(`${prefix}/`)) return path.slice(prefix.length);
  }
  return null;
}

type Found = Map<string, Target>;

async function redirected({ req }: CheckedDocument, paths: readonly string[], found: Found) {
  const { docs } = await req.payload.db.find<{ from: string; to: string }>({
    collection: 'redirects',
    where: { and: [{ deletedAt: { exists: false } }, { from: { in: [...paths] } }] },
    pagination: false,
    req,
  });
  for (const { from, to } of docs) found.set(from, { state: 'moved', to });
}

/** The value by which a document of a kind would be found at a path. */
function nameAt(collection: CollectionSlug, path: string): string {
  if (collection === 'pages') return path === '/' ? HOME_PAGE : path.slice(1);
  return path.split('/').at(-1) ?? '';
}

async function idsShown({ req }: CheckedDocument, collection: CollectionSlug, where: Where) {
  const { docs } = await req.payload.db.find<{ id: number }>({
    collection,
    where: { and: [visibleOnly(collection, { drafts: false }), where] },
    pagination: false,
    req,
  });
  return new Set(docs.map(({ id }) => id));
}

/** What documents of one kind stand at these paths. */
async function documentsOf(
  document: CheckedDocument,
  collection: CollectionSlug,
  paths: readonly string[],
  found: Found,
): Promise<void> {
  const kind = ADDRESSES[collection];
  if (!kind || paths.length === 0) return;
  const names = [...new Set(paths.map((path) => nameAt(collection, path)))];
  const where: Where = { [kind.field]: { in: names } };
  const { docs } = await document.req.payload.db.find<Record<string, unknown> & { id: number }>({
    collection,
    where,
    pagination: false,
    req: document.req,
  });
  if (docs.length === 0) return;
  const shown = await idsShown(document, collection, where);
  for (const row of docs) {
    const path = await kind.pathOf(row, document.req);
    const isOwn = collection === document.collection && row.id === document.id;
    const isShown = isOwn || shown.has(row.id);
    if (found.get(path)?.state === 'shown' || !paths.includes(path)) continue;
    found.set(path, { state: isShown ? 'shown' : 'hidden' });
  }
}

const FILES = /^\/(files|media)\/([^/]+)$/;

/** What stands at a path that no document has: a file, a calculator, or something of the site's own. */
async function otherTarget(document: CheckedDocument, path: string): Promise<Target> {
  const [, folder, file] = FILES.exec(path) ?? [];
  if (folder && file) {
    const where = { filename: { equals: decodeURI(file) } };
    const { docs } = await document.req.payload.db.find<{ deletedAt?: string | null }>({
      collection: folder as 'files' | 'media',
      where,
      limit: 1,
      pagination: false,
      req: document.req,
    });
    if (!docs[0]) return { state: 'missing' };
    return { state: docs[0].deletedAt ? 'hidden' : 'shown' };
  }
  const route = routeAt(path);
  if (!route || route.path.includes(':') || route.sitemap === 'pages') return { state: 'missing' };
  if (route.sitemap !== 'calculator') return { state: 'shown' };
  const name = CALCULATOR_NAMES.find((one) => one === route.path);
  const source = name && SOURCES[name];
  if (!source || !('collection' in source) || !source.only) return { state: 'shown' };
  const { field, value } = source.only;
  const shown = await idsShown(document, source.collection, { [field]: { equals: value } });
  return { state: shown.size > 0 ? 'shown' : 'hidden' };
}

/** What visitors find at these paths of the site. Redirects come before pages, as for visitors. */
export async function targetsOf(
  document: CheckedDocument,
  all: readonly string[],
): Promise<ReadonlyMap<string, Target>> {
  const paths = [...new Set(all)];
  const found: Found = new Map();
  if (paths.length === 0) return found;
  for (const path of paths) {
    const to = MOVED.get(path);
    if (to !== undefined) found.set(path, { state: 'moved', to });
  }
  await redirected(document, paths, found);
  const open = () => paths.filter((path) => !found.has(path));
  const kinds = Object.keys(ADDRESSES) as CollectionSlug[];
  const remaining = open();
  await Promise.all(kinds.map((kind) => documentsOf(document, kind, remaining, found)));
  for (const path of open()) {
    const bare = withoutLanguage(path);
    found.set(path, bare ? { state: 'prefixed', to: bare } : await otherTarget(document, path));
  }
  return found;
}
