import { fill } from '@osnowa/text';
import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type CollectionSlug,
  type Payload,
  type PayloadRequest,
  type Plugin,
} from 'payload';
import { adminLanguage } from '../kit/office-language.ts';
import { wordsFor } from '../kit/words.ts';
import { withHooks } from './follow-saves.ts';
import { kindOf } from './place.ts';
import { placesOf, type ReferringPlace } from './places-of.ts';
import { isContent } from './tags.ts';

/** Most places in the message; a picture that every post shows would fill the screen. */
const MOST = 8;

function nameOf({ id, isInTrash, source, title }: ReferringPlace, req: PayloadRequest): string {
  const kind = kindOf(req.payload.config, source, adminLanguage(req.i18n?.language));
  const name = id === null ? kind : `${kind} „${title}”`;
  return isInTrash ? `${name} (${wordsFor(req).changes.inUse.inTrash})` : name;
}

/** @throws APIError 400 with the places, while anything refers to the document */
async function refuseInUse(slug: string, id: number | string, req: PayloadRequest): Promise<void> {
  if (!isContent(slug, req.payload.config)) return;
  const places = await placesOf(req, { collection: slug, id });
  if (places.length === 0) return;
  const names = [...new Set(places.map((place) => nameOf(place, req)))];
  const named = names.slice(0, MOST);
  const rest = names.length - named.length;
  if (rest > 0) named.push(fill(wordsFor(req).changes.inUse.more, { n: rest }));
  const sentence = fill(wordsFor(req).changes.inUse.inUse, { places: named.join(', ') });
  throw new APIError(sentence, 400, undefined, true);
}

const beforeDelete: CollectionBeforeDeleteHook = ({ collection, id, req }) =>
  refuseInUse(collection.slug, id, req);

/** Moving to the trash takes a document off the site, as deleting does. */
const beforeTrash: CollectionBeforeChangeHook = async ({ collection, data, originalDoc, req }) => {
  const isTrashed = Boolean(data.deletedAt) && !originalDoc?.deletedAt;
  if (isTrashed && originalDoc?.id) await refuseInUse(collection.slug, originalDoc.id, req);
  return data;
};

/**
 * Payload plugin that refuses to delete a document, or to move it to the trash, while others use
 * it. Without it, deleting a picture would hide its employee, and an author would
 * disappear from posts. Documents in the trash count, so that they can be restored whole.
 */
export const protectInUse: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((collection) =>
    withHooks(collection, {}, { beforeChange: [beforeTrash], beforeDelete: [beforeDelete] }),
  ),
});

/** A deletion can be undone for so long, in ms. */
const RETENTION_MS = 30 * 24 * 60 * 60_000;

/**
 * Permanently deletes documents that have been in the trash for 30 days, with their files, versions
 * and redirects. Documents that are still in use stay, and are tried again at the next run.
 * @returns number of deleted documents
 */
export async function emptyTrash(payload: Payload, now: Date): Promise<number> {
  const before = new Date(now.getTime() - RETENTION_MS).toISOString();
  const where = { deletedAt: { less_than_equal: before } };
  let deleted = 0;
  for (const { slug, trash } of payload.config.collections) {
    const collection = slug as CollectionSlug;
    if (!trash || (await payload.db.count({ collection, where })).totalDocs === 0) continue;
    const { docs, errors } = await payload.delete({ collection, where, trash: true, depth: 0 });
    deleted += docs.length;
    for (const { id, message } of errors) {
      payload.logger.warn({ msg: 'Kept in the trash.', collection, id, why: message });
    }
  }
  return deleted;
}
