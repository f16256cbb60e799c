import { comparedAddress, HOME_PAGE, LOCALE_CODES, type Locale } from '@osnowa/contract';
import { CALCULATOR_NAMES, MOVED, routeAt } from '@osnowa/site-map';
import {
  type CollectionSlug,
  createLocalReq,
  type Payload,
  type PayloadRequest,
  type Where,
} from 'payload';
import { SOURCES } from '../../publishing/sources.ts';
import { withheldOf } from '../../publishing/withheld.ts';
import { pageKind, WITH_PAGES, withoutLanguage } from '../../reads/addresses.ts';
import { shownOnly } from '../../reads/records.ts';
import type { Verdict } from './ask-address.ts';

/** The result for a path of the site. */
export interface Target {
  /** `prefixed`: it begins with a language, which links of the content leave out. */
  state: 'shown' | 'hidden' | 'missing' | 'moved' | 'prefixed';
  /** Address that a link should have instead. */
  to?: string;
  /** The languages that a document has a page in. */
  languages?: readonly Locale[];
}

/** The path of a destination on this site, as it would be asked for; `null` for one elsewhere. */
export function pathOf(destination: string): string | null {
  if (!destination.startsWith('/')) return null;
  const [path = '/'] = destination.split(/[?#]/);
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
}

/**
 * The old addresses that would answer at a destination on this site, as redirects compare them: its path,
 * alone and with any of the first eight parts of its query. None for a destination elsewhere.
 */
export function comparedTargets(destination: string): string[] {
  const path = pathOf(destination);
  if (path === null) return [];
  const query = destination.split('#', 1)[0]?.split(/\?(.*)/s)[1] ?? '';
  const combined = [''];
  for (const part of query.split('&', 8)) combined.push(...combined.map((one) => `${one}&${part}`));
  return [...new Set(combined.map((parts) => comparedAddress(`${path}?${parts}`)))];
}

/**
 * The path of a link within this site; `null` for one that leads elsewhere, or to a place of its own
 * page.
 * @param publicUrl address of the site
 */
export function ownPath(address: string, publicUrl: string): string | null {
  if (address.startsWith('/')) return pathOf(address);
  const url = URL.parse(address);
  return url && url.origin === new URL(publicUrl).origin ? pathOf(url.pathname) : null;
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

/** A document whose draft counts as the state that visitors will see. */
export interface DraftedDocument {
  collection: string;
  id: number;
}

type Found = Map<string, Target>;

async function redirected(req: PayloadRequest, paths: readonly string[], found: Found) {
  const { docs } = await req.payload.db.find<{ from: string; to: string }>({
    collection: 'redirects',
    where: { deletedAt: { exists: false } },
    pagination: false,
    req,
  });
  const moved = new Map(docs.map(({ from, to }) => [comparedAddress(from), to]));
  for (const path of paths) {
    const to = moved.get(comparedAddress(path));
    if (to !== undefined) found.set(path, { state: 'moved', to });
  }
}

/** The value by which a document of a kind would be found at a path. */
function nameAt(collection: CollectionSlug, path: string): string {
  if (collection === 'pages') return path === '/' ? HOME_PAGE : path.slice(1);
  return path.split('/').at(-1) ?? '';
}

/** Those of the documents that visitors see; categories have no drafts. */
async function idsShown(req: PayloadRequest, collection: CollectionSlug, where: Where) {
  const { docs } = await req.payload.db.find<{ id: number }>({
    collection,
    where: { and: [shownOnly(req.payload, collection), where] },
    pagination: false,
    req,
  });
  return new Set(docs.map(({ id }) => id));
}

/** The languages that a document has a page in: a post has one, any other those of its title. */
export async function languagesOf(
  req: PayloadRequest,
  collection: CollectionSlug,
  row: Readonly<Record<string, unknown>>,
): Promise<readonly Locale[]> {
  if (typeof row.language === 'string') return [row.language as Locale];
  const title = row[req.payload.collections[collection].config.admin.useAsTitle ?? 'title'];
  const withheld = await withheldOf(req, { collection, id: row.id as number });
  const isTranslated = (code: Locale) =>
    typeof title !== 'object' || Boolean((title as Record<string, unknown> | null)?.[code]);
  return LOCALE_CODES.filter((code) => isTranslated(code) && !withheld.includes(code));
}

async function documentsOf(
  { req, draft }: Asked,
  collection: CollectionSlug,
  paths: readonly string[],
  found: Found,
): Promise<void> {
  const kind = pageKind(collection);
  if (!kind || paths.length === 0) return;
  const names = [...new Set(paths.map((path) => nameAt(collection, path)))];
  const where: Where = { [kind.field]: { in: names } };
  const { docs } = await req.payload.db.find<Record<string, unknown> & { id: number }>({
    collection,
    where,
    locale: 'all',
    pagination: false,
    req,
  });
  if (docs.length === 0) return;
  const shown = await idsShown(req, collection, where);
  for (const row of docs) {
    const path = await kind.pathOf(row, req);
    const isOwn = collection === draft?.collection && row.id === draft.id;
    const isShown = isOwn || shown.has(row.id);
    if (found.get(path)?.state === 'shown' || !paths.includes(path)) continue;
    const languages = await languagesOf(req, collection, row);
    found.set(path, { state: isShown ? 'shown' : 'hidden', languages });
  }
}

/** The document whose page has a path, with the texts of all languages; `null` for none. */
export async function documentAt(
  req: PayloadRequest,
  path: string,
): Promise<{ collection: CollectionSlug; row: Record<string, unknown> } | null> {
  for (const collection of WITH_PAGES) {
    const kind = pageKind(collection);
    if (!kind) continue;
    const { docs } = await req.payload.db.find<Record<string, unknown> & { id: number }>({
      collection,
      where: {
        and: [
          { deletedAt: { exists: false } },
          { [kind.field]: { equals: nameAt(collection, path) } },
        ],
      },
      locale: 'all',
      pagination: false,
      req,
    });
    for (const row of docs) {
      if ((await kind.pathOf(row, req)) === path) return { collection, row };
    }
  }
  return null;
}

/** Folders of stored files; pictures have two addresses. */
const FILES = /^\/(files|media|img)\/(?:.+\/)?([^/]+)$/;

/** The target of a path that no document has: a file, a calculator, or one of the site's own. */
async function otherTarget(req: PayloadRequest, path: string): Promise<Target> {
  const [, folder, file] = FILES.exec(path) ?? [];
  if (folder && file) {
    const where = { filename: { equals: decoded(file) } };
    const { docs } = await req.payload.db.find<{ deletedAt?: string | null }>({
      collection: folder === 'files' ? 'files' : 'media',
      where,
      limit: 1,
      pagination: false,
      req,
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
  const shown = await idsShown(req, source.collection, { [field]: { equals: value } });
  return { state: shown.size > 0 ? 'shown' : 'hidden' };
}

interface Asked {
  req: PayloadRequest;
  /** Counts as shown: a check before publishing is about the state after it. */
  draft?: DraftedDocument;
}

/** The targets of these paths for visitors. Redirects come before pages, as for visitors. */
export async function targetsOf(
  asked: Asked,
  all: readonly string[],
): Promise<ReadonlyMap<string, Target>> {
  const { req } = asked;
  const paths = [...new Set(all)];
  const found: Found = new Map();
  if (paths.length === 0) return found;
  for (const path of paths) {
    const to = MOVED.get(path);
    if (to !== undefined) found.set(path, { state: 'moved', to });
  }
  await redirected(req, paths, found);
  const open = () => paths.filter((path) => !found.has(path));
  const remaining = open();
  await Promise.all(WITH_PAGES.map((kind) => documentsOf(asked, kind, remaining, found)));
  for (const path of open()) {
    const bare = withoutLanguage(path);
    found.set(path, bare ? { state: 'prefixed', to: bare } : await otherTarget(req, path));
  }
  return found;
}

/**
 * Which of these addresses have a page or a file of this site, redirects aside; also in a language, and
 * in the other letters in which a redirect would hold for it.
 */
export async function liveAddresses(
  req: PayloadRequest,
  addresses: readonly string[],
): Promise<ReadonlySet<string>> {
  const spelled = (address: string) =>
    [address, comparedAddress(address)].map((one) => withoutLanguage(one) ?? one);
  const paths = [...new Set(addresses.flatMap(spelled))].filter((path) => !MOVED.has(path));
  const found: Found = new Map();
  await Promise.all(WITH_PAGES.map((kind) => documentsOf({ req }, kind, paths, found)));
  for (const path of paths) if (!found.has(path)) found.set(path, await otherTarget(req, path));
  const isShown = (path: string) => found.get(path)?.state === 'shown';
  return new Set(addresses.filter((one) => spelled(one).some(isShown)));
}

/** Redirects without those that lead away from a page: forms refuse them, older data may hold some. */
export async function awayFromPages<Rule extends { from: string }>(
  payload: Payload,
  rules: readonly Rule[],
): Promise<Rule[]> {
  const addresses = rules.map(({ from }) => from);
  const live = await liveAddresses(await createLocalReq({}, payload), addresses);
  return rules.filter(({ from }) => !live.has(from));
}

/** Whether visitors can open a path of this site; also in a language, and by way of a redirect. */
export async function askOwnPath(path: string, req: PayloadRequest): Promise<Verdict> {
  const target = (await targetsOf({ req }, [path])).get(path);
  if (target?.state === 'prefixed' && target.to) return askOwnPath(target.to, req);
  const works = target?.state === 'shown' || target?.state === 'moved';
  return works ? { state: 'works' } : { state: 'broken', reason: 'missing' };
}
