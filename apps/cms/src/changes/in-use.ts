import {
  APIError,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
  type Plugin,
} from 'payload';
import type { AdminLabel } from '../fields/admin-label.ts';
import { inAdminLanguage } from '../fields/default-language.ts';
import { placesOf, type ReferringPlace } from './places-of.ts';
import { isContent } from './tags.ts';

/** Most places in the message; a picture that every post shows would fill the screen. */
const MOST = 8;

const IN_USE: AdminLabel = {
  pl: 'Nie można usunąć, bo jest w użyciu: {places}. Najpierw usuń odwołania w tych miejscach.',
  en: 'This cannot be deleted because it is in use: {places}. Remove it from these places first.',
};

const MORE: AdminLabel = { pl: 'i jeszcze {n}', en: 'and {n} more' };

function inLanguage(label: unknown, req: PayloadRequest): string {
  if (typeof label === 'string') return label;
  return inAdminLanguage(label as AdminLabel, req);
}

function nameOf({ source, title }: ReferringPlace, req: PayloadRequest): string {
  const { collections, globals } = req.payload.config;
  const global = globals.find(({ slug }) => slug === source);
  if (global) return inLanguage(global.label, req);
  const labels = collections.find(({ slug }) => slug === source)?.labels;
  return `${inLanguage(labels?.singular, req)} „${title}”`;
}

/** @throws APIError 400 with the places, while anything refers to the document */
const refuseInUse: CollectionBeforeDeleteHook = async ({ collection, id, req }) => {
  if (!isContent(collection.slug, req.payload.config)) return;
  const places = await placesOf(req, { collection: collection.slug, id });
  if (places.length === 0) return;
  const named = places.slice(0, MOST).map((place) => nameOf(place, req));
  const rest = places.length - named.length;
  if (rest > 0) named.push(inAdminLanguage(MORE, req).replace('{n}', String(rest)));
  const sentence = inAdminLanguage(IN_USE, req).replace('{places}', () => named.join(', '));
  throw new APIError(sentence, 400, undefined, true);
};

/**
 * Payload plugin that refuses to delete a document that the site still shows. Without it, deleting
 * a picture would hide the employee who has it, and an author would disappear from posts.
 */
export const protectInUse: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((collection) => ({
    ...collection,
    hooks: {
      ...collection.hooks,
      beforeDelete: [refuseInUse, ...(collection.hooks?.beforeDelete ?? [])],
    },
  })),
});
