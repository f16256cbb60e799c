import { type CollectionBeforeChangeHook, type CollectionSlug, ValidationError } from 'payload';
import { publishedRow } from '../../changes/languages/one-language.ts';
import { isPublishing, labelOf } from '../../fields/default-language.ts';
import { documentFields } from '../../fields/document-fields.ts';
import { isLink } from '../../fields/text.ts';
import { wordsFor } from '../../kit/words.ts';
import { env } from '../../process/env.ts';
import { ownPath, targetsOf } from '../../redirects/links/own-address.ts';

/**
 * Refuses to publish a button that leads nowhere. Published buttons stay valid, also when their
 * page is gone; programs, which store pages one after another, are not checked.
 */
export const refuseDeadDestinations: CollectionBeforeChangeHook = async (hook) => {
  const { collection, data, originalDoc, req } = hook;
  if (!req.user || !isPublishing(data, originalDoc) || data.deletedAt) return data;
  const linksIn = (document: Readonly<Record<string, unknown>>) =>
    documentFields(collection.flattenedFields, document).flatMap(({ field, path, value }) => {
      const inner = isLink(field) && typeof value === 'string' && ownPath(value, env.PUBLIC_URL);
      return inner ? [{ field, path, inner }] : [];
    });
  const links = linksIn(data);
  if (links.length === 0) return data;
  const id = originalDoc?.id as number | undefined;
  const place = { collection: collection.slug as CollectionSlug, id: id ?? 0 };
  const published = id === undefined ? null : await publishedRow(req, place);
  const known = new Set(published ? linksIn(published).map(({ inner }) => inner) : []);
  const unknown = links.filter(({ inner }) => !known.has(inner));
  const draft = id === undefined ? {} : { draft: { collection: collection.slug, id } };
  const targets = await targetsOf(
    { req, ...draft },
    unknown.map(({ inner }) => inner),
  );
  const message = wordsFor(req).destinations.refuseDead.nowhere;
  const errors = unknown
    .filter(({ inner }) => targets.get(inner)?.state === 'missing')
    .map(({ field, path }) => ({ path, label: labelOf(field), message }));
  if (errors.length === 0) return data;
  throw new ValidationError({ collection: collection.slug, id, errors, req }, req.t);
};
