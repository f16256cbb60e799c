import type { Locale } from '@osnowa/contract';
import type {
  CollectionSlug,
  FlattenedField,
  GlobalSlug,
  Payload,
  PayloadRequest,
  SanitizedConfig,
  Where,
} from 'payload';
import { isLink } from '../../kit/fields/field-options.ts';
import type { LinkState } from '../../kit/states/states.ts';
import type { BrokenLink } from '../../platform/database/generated/payload-types.ts';
import { followSaves } from '../../publishing/follow-saves.ts';
import { type Fields, isFields, type Leaf, leavesOf } from '../../publishing/leaves.ts';
import { isPublished } from '../../publishing/newest-state.ts';
import { inBatches, keyOf, type Place, type StoredRow } from '../../publishing/place.ts';
import { isContent } from '../../publishing/tags.ts';
import type { Verdict } from './ask-address.ts';

const collection = 'broken-links';

/** Rows of the table that a condition holds for. */
export async function linkRows(
  payload: Payload,
  where: Where = {},
  req: Partial<PayloadRequest> = {},
): Promise<BrokenLink[]> {
  const query = { collection, where, pagination: false, sort: 'id', req } as const;
  return (await payload.db.find<BrokenLink>(query)).docs;
}

/** Whether a row is about a link: the same address in the same document and language. */
export function isAbout(row: BrokenLink, link: FoundLink): boolean {
  return (
    row.address === link.address &&
    row.source === link.source &&
    row.document === link.document &&
    (row.language ?? null) === link.language
  );
}

/** The key of the link of a row or of a document. */
export function keyOfLink({ address, source, document, language }: FoundLink | BrokenLink): string {
  return JSON.stringify([address, source, document, language ?? null]);
}

async function remove(payload: Payload, { id }: BrokenLink, req: Partial<PayloadRequest> = {}) {
  await payload.db.deleteMany({ collection, where: { id: { equals: id } }, req });
}

/**
 * Brings rows up to the links of today: a row whose link is gone is deleted, one whose field has
 * moved moves with it.
 * @returns the rows that stay
 */
export async function followLinks(
  payload: Payload,
  rows: readonly BrokenLink[],
  links: readonly FoundLink[],
  req: Partial<PayloadRequest> = {},
): Promise<BrokenLink[]> {
  const byKey = Map.groupBy(links, keyOfLink);
  const kept: BrokenLink[] = [];
  for (const row of rows) {
    const places = byKey.get(keyOfLink(row)) ?? [];
    const [first] = places;
    if (!first) await remove(payload, row, req);
    else kept.push(row);
    if (!first || places.some(({ path }) => path === row.path)) continue;
    await payload.db.updateOne({ collection, id: row.id, data: { path: first.path }, req });
  }
  return kept;
}

/** As `followLinks`, for one document that is saved. Most documents have no row and cost one query. */
async function followDocument(req: PayloadRequest, place: Place): Promise<void> {
  const { payload } = req;
  const { source, document } = keyOf(place);
  const where: Where = {
    and: [{ source: { equals: source } }, { document: { equals: document } }],
  };
  const rows = await linkRows(payload, where, req);
  if (rows.length === 0) return;
  await followLinks(payload, rows, await linksOf({ payload, req }, { source, document }), req);
}

/** Payload plugin that takes a link from the list of broken ones when its document is saved without it. */
export const followBrokenLinks = followSaves({
  // Collections with a trash are those that editors write.
  isFollowed: (config, isGlobal) => isGlobal || ('trash' in config && config.trash === true),
  saved: followDocument,
  deleted: followDocument,
});

/**
 * Pause after which a second look counts as another night's, in ms: a check that was begun again in
 * the same night finds nothing out.
 */
const ANOTHER_NIGHT = 12 * 60 * 60_000;

function stateAfter(
  row: BrokenLink | undefined,
  verdict: Exclude<Verdict, { state: 'works' }>,
  now: Date,
): LinkState {
  if (verdict.state === 'unknown') return 'unknown';
  if (row?.state === 'broken') return 'broken';
  const isSecond =
    row?.state === 'suspected' && now.getTime() - Date.parse(row.since) >= ANOTHER_NIGHT;
  return isSecond ? 'broken' : 'suspected';
}

/** Stores the result of a look at a link's address. A link that works has no row. */
export async function storeVerdict(
  payload: Payload,
  {
    link,
    row,
    verdict,
    now,
  }: { link: FoundLink; row: BrokenLink | undefined; verdict: Verdict; now: Date },
): Promise<void> {
  if (verdict.state === 'works') {
    if (row) await remove(payload, row);
    return;
  }
  const state = stateAfter(row, verdict, now);
  const checkedAt = now.toISOString();
  const { reason, status = null } = verdict;
  // A suspected link that is broken now has not worked since the first night.
  const isSameTrouble = row && (row.state === state || state === 'broken');
  const since = isSameTrouble ? row.since : checkedAt;
  const data = { state, reason, status, checkedAt, since };
  if (row) await payload.db.updateOne({ collection, id: row.id, data });
  else await payload.db.create({ collection, data: { ...link, ...data, ignored: false } });
}

/** A collection's document, or a global with an empty `document`. */
export interface LinkSource {
  source: string;
  document: string;
}

/** A link in published content: its target, and the field that holds it. */
export interface FoundLink extends LinkSource {
  address: string;
  /** Path of the field in the form. */
  path: string;
  /** `null` for a field that is the same in every language. */
  language: Locale | null;
}

/** Documents that are read at a time. */
const BATCH = 200;

/** Addresses that a browser follows to a page; a mailbox, a telephone and an anchor are none. */
const FOLLOWED = /^(?:\/(?!\/)|https?:\/\/)/i;

function addressesInRichText(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(addressesInRichText);
  if (!isFields(node)) return [];
  const isLink = node.type === 'link' || node.type === 'autolink';
  const url = isLink && isFields(node.fields) ? node.fields.url : undefined;
  const own = typeof url === 'string' ? [url] : [];
  return [...own, ...addressesInRichText(node.root ?? node.children)];
}

export function addressesIn({ field, value }: Leaf): string[] {
  if (field.type === 'richText') return addressesInRichText(value);
  return isLink(field) && typeof value === 'string' ? [value] : [];
}

/** The links of one document, each address of a field once. */
function linksIn(
  fields: readonly FlattenedField[],
  document: Fields,
  source: LinkSource,
): FoundLink[] {
  return leavesOf(fields, document).flatMap((leaf) => {
    const { path, language } = leaf;
    const addresses = addressesIn(leaf).map((address) => address.trim());
    const followed = [...new Set(addresses)].filter((address) => FOLLOWED.test(address));
    return followed.map((address) => ({ ...source, address, path, language }));
  });
}

/** Reads in the transaction of a request if there is one. */
type Reading = { payload: Payload; req?: Partial<PayloadRequest> };

const NOT_IN_TRASH: Where = { deletedAt: { exists: false } };

async function inCollection(
  { payload, req = {} }: Reading,
  collection: CollectionSlug,
  where: Where,
): Promise<FoundLink[]> {
  const { flattenedFields } = payload.collections[collection].config;
  const query = { collection, where, req, limit: BATCH, sort: 'id', locale: 'all' } as const;
  const rows = inBatches((page) => payload.db.find<StoredRow>({ ...query, page }));
  const found: FoundLink[] = [];
  for await (const row of rows) {
    if (!isPublished(row)) continue;
    found.push(...linksIn(flattenedFields, row, keyOf({ collection, id: row.id })));
  }
  return found;
}

async function inGlobal({ payload, req = {} }: Reading, slug: GlobalSlug): Promise<FoundLink[]> {
  const global = payload.config.globals.find((one) => one.slug === slug);
  const document = await payload.db.findGlobal<StoredRow>({
    slug,
    locale: 'all',
    ...(req && { req }),
  });
  return linksIn(global?.flattenedFields ?? [], document ?? {}, { source: slug, document: '' });
}

/** Whether the links of a collection or global are checked: those of content for visitors. */
function isChecked(slug: string, config: SanitizedConfig): boolean {
  const collection = config.collections.find((one) => one.slug === slug);
  return isContent(slug, config) && (!collection || collection.trash);
}

/** All links that visitors can follow, in every language: texts, buttons, menus, redirects, settings. */
export async function publishedLinks(payload: Payload): Promise<FoundLink[]> {
  const { config } = payload;
  const found: FoundLink[] = [];
  for (const { slug } of config.collections) {
    if (!isChecked(slug, config)) continue;
    found.push(...(await inCollection({ payload }, slug as CollectionSlug, NOT_IN_TRASH)));
  }
  for (const { slug } of config.globals) {
    if (isChecked(slug, config)) found.push(...(await inGlobal({ payload }, slug as GlobalSlug)));
  }
  return found;
}

/** The links of one document that visitors can follow; none while it is a draft or in the trash. */
export async function linksOf(
  reading: Reading,
  { source, document }: LinkSource,
): Promise<FoundLink[]> {
  if (document === '') return inGlobal(reading, source as GlobalSlug);
  const where = { and: [NOT_IN_TRASH, { id: { equals: Number(document) } }] };
  return inCollection(reading, source as CollectionSlug, where);
}
