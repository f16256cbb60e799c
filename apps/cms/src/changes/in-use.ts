import { fill } from '@osnowa/text';
import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
  type Plugin,
} from 'payload';
import { inAdminLanguage } from '../fields/default-language.ts';
import type { AdminLabel } from '../kit/office-language.ts';
import { wordsFor } from '../kit/words.ts';
import { placesOf, type ReferringPlace } from './places-of.ts';
import { isContent } from './tags.ts';

/** Most places in the message; a picture that every post shows would fill the screen. */
const MOST = 8;

function inLanguage(label: unknown, req: PayloadRequest): string {
  if (typeof label === 'string') return label;
  return inAdminLanguage(label as AdminLabel, req);
}

function nameOf({ isInTrash, source, title }: ReferringPlace, req: PayloadRequest): string {
  const { collections, globals } = req.payload.config;
  const global = globals.find(({ slug }) => slug === source);
  if (global) return inLanguage(global.label, req);
  const labels = collections.find(({ slug }) => slug === source)?.labels;
  const name = `${inLanguage(labels?.singular, req)} „${title}”`;
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
  collections: config.collections?.map((collection) => ({
    ...collection,
    hooks: {
      ...collection.hooks,
      beforeChange: [beforeTrash, ...(collection.hooks?.beforeChange ?? [])],
      beforeDelete: [beforeDelete, ...(collection.hooks?.beforeDelete ?? [])],
    },
  })),
});
