import { DEFAULT_LOCALE, LOCALE_CODES } from '@osnowa/contract';
import type { CollectionSlug, FlattenedField, PayloadRequest, SanitizedConfig } from 'payload';
import { relationsOf } from './tags.ts';

/** A document that others may refer to. */
export interface Target {
  collection: string;
  id: number | string;
}

/** A document that refers to the target. */
export interface ReferringPlace {
  /** Slug of its collection or global. */
  source: string;
  /** `null` for a global. */
  id: number | string | null;
  title: string;
  /** Whether it is in the trash itself, from which it may return. */
  isInTrash?: boolean;
}

type Fields = Record<string, unknown>;
type Row = Fields & { id: number | string };

/** Payload records open documents here. An open document is not in use. */
const EDIT_LOCKS = 'payload-locked-documents';

/** Documents that are read at a time. */
const BATCH = 200;

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The values of a field in all languages, whether or not it has several. */
function inAllLanguages(value: unknown): unknown[] {
  if (!isFields(value)) return [value];
  const keys = Object.keys(value);
  const isLocalised =
    keys.length > 0 && keys.every((key) => (LOCALE_CODES as readonly string[]).includes(key));
  return isLocalised ? Object.values(value) : [value];
}

function isSame(value: unknown, id: Target['id']): boolean {
  const found = isFields(value) ? value.id : value;
  return found !== undefined && found !== null && String(found) === String(id);
}

/** A relation to one collection holds an id, a relation to several names the collection too. */
function pointsAt(value: unknown, relationTo: unknown, { collection, id }: Target): boolean {
  if (Array.isArray(value))
    return value.some((one) => pointsAt(one, relationTo, { collection, id }));
  if (isFields(value) && 'relationTo' in value) {
    return value.relationTo === collection && isSame(value.value, id);
  }
  return relationTo === collection && isSame(value, id);
}

/** Rich text keeps its pictures and links as nodes that name a collection and an id. */
function isInRichText(node: unknown, target: Target): boolean {
  if (Array.isArray(node)) return node.some((one) => isInRichText(one, target));
  if (!isFields(node)) return false;
  if ('relationTo' in node && pointsAt(node, undefined, target)) return true;
  return Object.values(node).some((inner) => isInRichText(inner, target));
}

function fieldRefers(field: FlattenedField, value: unknown, target: Target): boolean {
  if (value === undefined || value === null) return false;
  if (field.type === 'relationship' || field.type === 'upload') {
    return pointsAt(value, field.relationTo, target);
  }
  if (field.type === 'richText') return isInRichText(value, target);
  const rows = (Array.isArray(value) ? value : [value]).filter(isFields);
  if (field.type === 'blocks') {
    return rows.some((row) => {
      const block = field.blocks.find(({ slug }) => slug === row.blockType);
      return block ? refersTo(block.flattenedFields, row, target) : false;
    });
  }
  if (!('flattenedFields' in field)) return false;
  return rows.some((row) => refersTo(field.flattenedFields, row, target));
}

/** Whether a document with these fields refers to the target, at any depth and in any language. */
function refersTo(fields: readonly FlattenedField[], document: Fields, target: Target): boolean {
  return fields.some((field) =>
    inAllLanguages(document[field.name]).some((value) => fieldRefers(field, value, target)),
  );
}

/** All published documents of a collection, and the newest draft of each. */
async function* documentsOf(
  req: PayloadRequest,
  collection: CollectionSlug,
  hasDrafts: boolean,
): AsyncGenerator<Row> {
  const common = { collection, req, locale: 'all', limit: BATCH, sort: 'id' } as const;
  for (let page = 1, more = true; more; page += 1) {
    const { docs, hasNextPage } = await req.payload.db.find<Row>({ ...common, page });
    yield* docs.filter(({ _status }) => _status !== 'draft');
    more = hasNextPage;
  }
  for (let page = 1, more = hasDrafts; more; page += 1) {
    const { docs, hasNextPage } = await req.payload.db.queryDrafts<Row>({ ...common, page });
    yield* docs;
    more = hasNextPage;
  }
}

function titleOf(row: Row, field: string | undefined): string {
  const title = row[field ?? 'id'];
  const said = isFields(title) ? (title[DEFAULT_LOCALE] ?? Object.values(title)[0]) : title;
  return typeof said === 'string' && said !== '' ? said : String(row.id);
}

async function inCollections(
  req: PayloadRequest,
  { collections }: SanitizedConfig,
  target: Target,
): Promise<ReferringPlace[]> {
  const found = new Map<string, ReferringPlace>();
  for (const { admin, flattenedFields, slug, versions } of collections) {
    if (slug === EDIT_LOCKS || !relationsOf(flattenedFields).includes(target.collection)) continue;
    const hasDrafts = Boolean(versions?.drafts);
    for await (const row of documentsOf(req, slug as CollectionSlug, hasDrafts)) {
      const isItself = slug === target.collection && isSame(row.id, target.id);
      if (isItself || !refersTo(flattenedFields, row, target)) continue;
      found.set(`${slug} ${row.id}`, {
        source: slug,
        id: row.id,
        title: titleOf(row, admin.useAsTitle),
        isInTrash: Boolean(row.deletedAt),
      });
    }
  }
  return [...found.values()];
}

async function inGlobals(
  req: PayloadRequest,
  { globals }: SanitizedConfig,
  target: Target,
): Promise<ReferringPlace[]> {
  const found: ReferringPlace[] = [];
  for (const { flattenedFields, slug } of globals) {
    if (!relationsOf(flattenedFields).includes(target.collection)) continue;
    const document = await req.payload.db.findGlobal<Fields>({ slug, locale: 'all', req });
    if (refersTo(flattenedFields, document, target)) {
      found.push({ source: slug, id: null, title: '' });
    }
  }
  return found;
}

/**
 * Everything that refers to a document: published texts, drafts, what is in the trash, and settings.
 * It follows the schema, so that it finds new relations without a list of its own.
 */
export async function placesOf(req: PayloadRequest, target: Target): Promise<ReferringPlace[]> {
  const { config } = req.payload;
  return [...(await inCollections(req, config, target)), ...(await inGlobals(req, config, target))];
}
