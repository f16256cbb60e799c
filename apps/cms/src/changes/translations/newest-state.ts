import type { CollectionSlug, FlattenedField, GlobalSlug, PayloadRequest } from 'payload';
import { withheldOf } from '../languages/withheld.ts';
import { localisedTexts } from './localised-texts.ts';
import type { States } from './progress.ts';

/** A document of a collection, or a global. */
export type Place = { collection: CollectionSlug; id: number | string } | { global: GlobalSlug };

/** `_status` is one for the document, or one for each language. */
type Row = Record<string, unknown> & {
  _status?: string | Record<string, string> | null;
  deletedAt?: string | null;
};

function statusesOf({ _status }: Row): string[] {
  return typeof _status === 'string' ? [_status] : Object.values(_status ?? {});
}

const ALL = { locale: 'all' } as const;

/** Schema of the documents at a place. */
export function fieldsAt(req: PayloadRequest, place: Place): FlattenedField[] {
  const { collections, globals } = req.payload;
  if ('collection' in place) return collections[place.collection].config.flattenedFields;
  return globals.config.find(({ slug }) => slug === place.global)?.flattenedFields ?? [];
}

async function storedRow(req: PayloadRequest, place: Place): Promise<Row | null> {
  const { db } = req.payload;
  if ('global' in place) return db.findGlobal<Row>({ slug: place.global, req, ...ALL });
  const { collection, id } = place;
  const where = { id: { equals: id } };
  return db.findOne<Row & { id: number }>({ collection, where, req, ...ALL });
}

function hasDrafts(req: PayloadRequest, place: Place): boolean {
  const { collections, globals } = req.payload;
  const config =
    'global' in place
      ? globals.config.find(({ slug }) => slug === place.global)
      : collections[place.collection].config;
  return Boolean(config?.versions?.drafts);
}

/** The newest draft, if one is newer than the published version. */
async function newestDraft(req: PayloadRequest, place: Place): Promise<Row | null> {
  if (!hasDrafts(req, place)) return null;
  const { db } = req.payload;
  const latest = { latest: { equals: true } };
  const one = { limit: 1, pagination: false, req, ...ALL } as const;
  const { docs } =
    'global' in place
      ? await db.findGlobalVersions<Row>({ global: place.global, where: latest, ...one })
      : await db.findVersions<Row>({
          collection: place.collection,
          where: { and: [{ parent: { equals: place.id } }, latest] },
          ...one,
        });
  const version = docs[0]?.version;
  return version && statusesOf(version).includes('draft') ? version : null;
}

/**
 * The newest row of a document, with the texts of all languages; `null` if it is not there. It asks
 * the database and not Payload, whose own find would change the language that is being saved.
 */
export async function newestRow(req: PayloadRequest, place: Place): Promise<Row | null> {
  return (await newestDraft(req, place)) ?? (await storedRow(req, place));
}

/** Whether visitors can see a row of a database, in one language at least. */
export function isPublished(row: Row): boolean {
  const statuses = statusesOf(row);
  return statuses.length === 0 || statuses.some((status) => status !== 'draft');
}

/** The newest and the published texts of a document; `null` if it is not there or in the trash. */
export async function statesOf(req: PayloadRequest, place: Place): Promise<States | null> {
  const [draft, stored] = [await newestDraft(req, place), await storedRow(req, place)];
  const newest = draft ?? stored;
  if (!newest || !stored || stored.deletedAt) return null;
  const fields = fieldsAt(req, place);
  const published = isPublished(stored) ? localisedTexts(fields, stored) : null;
  const withheld = 'collection' in place ? await withheldOf(req, place) : [];
  return { newest: localisedTexts(fields, newest), published, withheld };
}
