import { setImmediate } from 'node:timers/promises';
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
import { type Fields, isFields, type Leaf, leavesOf } from '../../changes/leaves.ts';
import { isContent } from '../../changes/tags.ts';

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

function addressesIn({ field, value }: Leaf): string[] {
  if (field.type === 'richText') return addressesInRichText(value);
  const isLink = field.type === 'text' && field.custom?.isLink === true;
  return isLink && typeof value === 'string' ? [value] : [];
}

/** The links of one document, each address of a field once. */
function linksIn(
  fields: readonly FlattenedField[],
  document: Fields,
  source: LinkSource,
): FoundLink[] {
  return [...leavesOf(fields, document)].flatMap((leaf) => {
    const { path, language } = leaf;
    const addresses = addressesIn(leaf).map((address) => address.trim());
    const followed = [...new Set(addresses)].filter((address) => FOLLOWED.test(address));
    return followed.map((address) => ({ ...source, address, path, language }));
  });
}

type Row = Record<string, unknown> & {
  id: number;
  _status?: string | Readonly<Record<string, string>> | null;
};

/** `_status` is one for the document, or one for each language. */
function isPublished({ _status }: Row): boolean {
  const statuses = isFields(_status) ? Object.values(_status) : [_status];
  return statuses.some((status) => status !== 'draft');
}

/** Reads in the transaction of a request if there is one. */
type Reading = { payload: Payload; req?: PayloadRequest };

const NOT_IN_TRASH: Where = { deletedAt: { exists: false } };

async function inCollection(
  { payload, req }: Reading,
  collection: CollectionSlug,
  where: Where,
): Promise<FoundLink[]> {
  const { flattenedFields } = payload.collections[collection].config;
  const common = { collection, where, limit: BATCH, sort: 'id', locale: 'all' } as const;
  const found: FoundLink[] = [];
  for (let page = 1, more = true; more; page += 1) {
    // SQLite answers without waiting: visitors would get no answer until the last document.
    await setImmediate();
    const { docs, hasNextPage } = await payload.db.find<Row>({
      ...common,
      page,
      ...(req && { req }),
    });
    for (const row of docs.filter(isPublished)) {
      const source = { source: collection, document: String(row.id) };
      found.push(...linksIn(flattenedFields, row, source));
    }
    more = hasNextPage;
  }
  return found;
}

async function inGlobal({ payload, req }: Reading, slug: GlobalSlug): Promise<FoundLink[]> {
  const global = payload.config.globals.find((one) => one.slug === slug);
  const document = await payload.db.findGlobal<Row>({ slug, locale: 'all', ...(req && { req }) });
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
