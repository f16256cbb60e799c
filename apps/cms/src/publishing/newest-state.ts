import type { Locale } from '@osnowa/contract';
import type { FlattenedField, PayloadRequest } from 'payload';
import { type LocalisedText, localisedTexts } from './leaves.ts';
import { type Place, type Row, storedRow } from './place.ts';
import { withheldOf } from './withheld.ts';

/** The newest texts of a document, and those that visitors see; `null` while it is not published. */
export interface States {
  newest: readonly LocalisedText[];
  published: readonly LocalisedText[] | null;
  /** Languages that visitors do not see although the document is published. */
  withheld: readonly Locale[];
  /** Whether other documents begin with it: visitors never read it. */
  isTemplate?: boolean;
}

function statusesOf({ _status }: Row): string[] {
  return typeof _status === 'string' ? [_status] : Object.values(_status ?? {});
}

function configAt({ payload: { collections, globals } }: PayloadRequest, place: Place) {
  if ('collection' in place) return collections[place.collection].config;
  return globals.config.find(({ slug }) => slug === place.global);
}

export function fieldsAt(req: PayloadRequest, place: Place): FlattenedField[] {
  return configAt(req, place)?.flattenedFields ?? [];
}

/** Whether the documents at a place are drafts before they are public. */
export function hasDrafts(req: PayloadRequest, place: Place): boolean {
  return Boolean(configAt(req, place)?.versions?.drafts);
}

/** The newest draft, if one is newer than the published version. */
async function newestDraft(req: PayloadRequest, place: Place): Promise<Row | null> {
  if (!hasDrafts(req, place)) return null;
  const { db } = req.payload;
  const latest = { latest: { equals: true } };
  const one = { limit: 1, pagination: false, req, locale: 'all' } as const;
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
  return (await newestDraft(req, place)) ?? (await storedRow(req, place, 'all'));
}

/** Whether visitors can see a row of a database, in one language at least. */
export function isPublished(row: Row): boolean {
  const statuses = statusesOf(row);
  return statuses.length === 0 || statuses.some((status) => status !== 'draft');
}

/** The newest and the published texts of a document; `null` if it is not there or in the trash. */
export async function statesOf(req: PayloadRequest, place: Place): Promise<States | null> {
  const [draft, stored] = [await newestDraft(req, place), await storedRow(req, place, 'all')];
  const newest = draft ?? stored;
  if (!newest || !stored || stored.deletedAt) return null;
  const fields = fieldsAt(req, place);
  const published = isPublished(stored) ? localisedTexts(fields, stored) : null;
  const withheld = 'collection' in place ? await withheldOf(req, place) : [];
  const isTemplate = newest.isTemplate === true;
  return { newest: localisedTexts(fields, newest), published, withheld, isTemplate };
}
