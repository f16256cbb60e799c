import { READS, type ReadName, type ReadReply } from '@osnowa/contract';
import type { CollectionSlug, Payload, Where } from 'payload';
import { z } from 'zod';
import { leaseState } from '../platform/database/lease.ts';
import { onePerPayload } from '../platform/process/shared.ts';
import { type CollectionSource, DATED, SOURCES } from '../publishing/sources.ts';
import { FACTS, tagsOfReply } from '../publishing/tags.ts';
import type { WireRecord } from './arrange.ts';
import { ratesInNumbers } from './catalogue-rates.ts';
import { hasUnsavedSettings } from './company.ts';
import { withFacts } from './facts.ts';
import { originOf } from './field-origin.ts';
import { serialise, type Visibility } from './serialise.ts';
import { contentCache } from './tagged-cache.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Options of Payload with which a document is read for the web API. */
export const READING = {
  locale: 'all',
  // A version of the picture of a post's author is three relations away; nothing is further.
  depth: 3,
  // A post names its set of commercial blocks, which have a read of their own.
  populate: { sidebars: { name: true } },
  overrideAccess: true,
} as const;

/**
 * Condition for public documents: drafts and documents with a future date only with a preview
 * token; documents in the trash never.
 */
export function visibleOnly(collection: CollectionSlug, { drafts }: Visibility): Where {
  if (drafts) return {};
  const isPublished: Where[] = [
    { _status: { not_equals: 'draft' } },
    { deletedAt: { exists: false } },
  ];
  if (!DATED.includes(collection)) return { and: isPublished };
  return { and: [...isPublished, { publishedAt: { less_than_equal: new Date().toISOString() } }] };
}

/** Condition for the documents of a collection that visitors see, also of one without drafts. */
export function shownOnly({ collections }: Payload, collection: CollectionSlug): Where {
  const hasDrafts = collections[collection].config.versions?.drafts;
  return hasDrafts ? visibleOnly(collection, { drafts: false }) : { deletedAt: { exists: false } };
}

function conditionOf({ only }: CollectionSource, wanted: Where | undefined): Where {
  return {
    and: [...(only ? [{ [only.field]: { equals: only.value } }] : []), ...(wanted ? [wanted] : [])],
  };
}

/** A published document that visitors do not see, because it lacks something. */
export interface Incomplete {
  /** Slug of its collection. */
  source: string;
  id: number | string;
  /** Fields that are missing or wrong, by their names on the wire. */
  fields: readonly string[];
}

/** The web API finds incomplete documents, and the back office shows them. */
const known = onePerPayload('incomplete', () => new Map<string, Incomplete>());

/** Records that a read left a document out. */
function noteIncomplete(payload: Payload, read: string, document: Incomplete): void {
  known(payload).set(`${read} ${document.id}`, document);
}

/** Called before a read loads all its documents again: some may be complete now. */
function forgetIncomplete(payload: Payload, read: string): void {
  for (const key of known(payload).keys()) {
    if (key.startsWith(`${read} `)) known(payload).delete(key);
  }
}

/** The published documents that were left out when the site last asked for them. */
export function incompleteDocuments(payload: Payload): Incomplete[] {
  return [...known(payload).values()];
}

function recordSchema(name: ReadName): z.ZodType {
  const { reply } = READS[name] as { reply: z.ZodType };
  return reply instanceof z.ZodArray ? (reply.element as z.ZodType) : reply;
}

/**
 * The wire form of a document; `[]` and a line in the log when it lacks something that the
 * contract requires, so that one unfinished document does not take the others with it.
 */
export function recordOf(
  payload: Payload,
  name: ReadName,
  stored: unknown,
  visibility: Visibility,
): WireRecord[] {
  const schema = recordSchema(name);
  const document = asOfToday(name, stored, visibility);
  const result = schema.safeParse(serialise(schema, document, visibility));
  const { id } = document as { id?: number | string };
  const source = SOURCES[name];
  if (result.success && visibility.marked && !('lease' in source) && !('reads' in source)) {
    const origin = originOf(payload, source, id);
    return [serialise(schema, document, visibility, origin) as WireRecord];
  }
  if (result.success) return [result.data as WireRecord];
  const fields = result.error.issues.map((issue) => issue.path.join('.'));
  if (!visibility.drafts && 'collection' in source && id !== undefined) {
    noteIncomplete(payload, name, { source: source.collection, id, fields });
  }
  const problems = fields.join(', ');
  payload.logger.warn(`${name} ${id ?? ''} is left out of the web API, incomplete: ${problems}`);
  return [];
}

/** A catalogue with its rates in numbers, and the delivered projects of its calculator; a fact without the values of days to come. */
function asOfToday(name: ReadName, document: unknown, { facts, histories }: Visibility): unknown {
  const { rates, values } = document as { rates?: Fields; values?: { since: string }[] };
  if (name === FACTS) {
    const now = new Date().toISOString();
    return { ...(document as Fields), values: values?.filter(({ since }) => since <= now) };
  }
  if (!facts || !rates) return document;
  const history = histories?.get(name) ?? [];
  return { ...(document as Fields), rates: { ...ratesInNumbers(rates, facts), history } };
}

/** Loads the records of a read in no particular order: all of them, or those that are wanted. */
export async function loadRecords(
  payload: Payload,
  name: ReadName,
  visibility: Visibility,
  wanted?: Where,
): Promise<WireRecord[]> {
  const source = SOURCES[name];
  if ('lease' in source || 'reads' in source) throw new Error(`${name} has no records of its own.`);
  if ('global' in source) return loadGlobal(payload, name, source.global, visibility);
  if (!visibility.drafts && !wanted) forgetIncomplete(payload, name);
  const conditions = [conditionOf(source, wanted)];
  const { versions } = payload.collections[source.collection].config;
  const filled = await withFacts(payload, visibility);
  if (versions?.drafts) conditions.push(visibleOnly(source.collection, visibility));
  const find = async () => {
    const { docs } = await payload.find({
      collection: source.collection,
      where: { and: conditions },
      draft: visibility.drafts,
      pagination: false,
      ...READING,
    });
    return docs as unknown[];
  };
  const isAll = !visibility.drafts && !wanted && name !== FACTS;
  const docs = isAll ? await unlessChanged(payload, name, find) : await find();
  return docs.flatMap((document) => recordOf(payload, name, document, filled));
}

/** The documents of a read, which are found again after a change of them, and not of a fact in them. */
async function unlessChanged(
  payload: Payload,
  name: ReadName,
  find: () => Promise<unknown[]>,
): Promise<unknown[]> {
  const tags = tagsOfReply(name, {}, payload.config).filter((tag) => tag !== FACTS);
  const documents = await contentCache(payload).get(`documents of ${name}`, tags, find);
  return documents as unknown[];
}

async function loadGlobal(
  payload: Payload,
  name: ReadName,
  slug: Extract<(typeof SOURCES)[ReadName], { global: unknown }>['global'],
  visibility: Visibility,
): Promise<WireRecord[]> {
  const found = await payload.findGlobal({
    slug,
    draft: visibility.drafts,
    ...READING,
  });
  const document =
    name === 'site-settings' ? { ...found, unsaved: await hasUnsavedSettings(payload) } : found;
  return recordOf(payload, name, document, await withFacts(payload, visibility));
}

/** Reads of figures that are calculated at times, with their answers before the first time. */
const FIRST = {
  'closed-days': { Days: [] },
  'reply-times': { Times: null },
} as const satisfies { [Name in 'closed-days' | 'reply-times']: ReadReply<Name> };

export type FigureName = keyof typeof FIRST;

/**
 * A figure as it was calculated last. One that another version has stored in another form counts as
 * not calculated yet.
 */
export async function readFigure(payload: Payload, name: FigureName): Promise<unknown> {
  const stored = await leaseState(payload, name);
  if (stored === null) return FIRST[name];
  return READS[name].reply.safeParse(JSON.parse(stored)).data ?? FIRST[name];
}
