import type { BaseFilter, UIField } from 'payload';
import { writesContent } from '../../accounts/editing-rights.ts';
import { endpoint, hiddenUnless } from '../../kit/endpoint.ts';
import { adminLanguage } from '../../kit/office-language.ts';
import { label } from '../../kit/words.ts';
import { placesOf, usedIds } from '../../publishing/places-of.ts';
import { type NamedPlace, namedPlace } from '../../reads/named-place.ts';

/** Parameter of the list's address, and its value for pictures that no document uses. */
export const USAGE = { parameter: 'usage', none: 'none' } as const;

/**
 * Leaves only pictures in the list that no document uses, where its address asks for them. All
 * documents are read for it, so the other views do not count them.
 */
export const onlyUnused: BaseFilter = async ({ req }) => {
  if (req.query?.[USAGE.parameter] !== USAGE.none) return null;
  const used = await usedIds(req, 'media');
  return used.size === 0 ? null : { id: { not_in: [...used].map(Number) } };
};

/** The endpoint's answer: the fields that use a file. */
export interface Uses {
  places: NamedPlace[];
}

/**
 * `GET /payload/media/:id/uses`, `/payload/files/:id/uses` and `/payload/facts/:id/uses`: every field
 * that shows a picture, offers a file or refers to a fact, for people who write content.
 */
export const usesEndpoint = endpoint({
  path: '/:id/uses',
  method: 'get',
  who: hiddenUnless(writesContent),
  run: async (req): Promise<Uses> => {
    const { collection, id } = req.routeParams ?? {};
    const target = { collection: String(collection), id: Number(id) };
    const language = adminLanguage(req.i18n.language);
    const places = (await placesOf(req, target)).map(({ id: document, ...place }) =>
      namedPlace(req.payload.config, { ...place, document: String(document ?? '') }, language),
    );
    return { places };
  },
});

/** In the form of a picture or file: its uses, and warnings when it is replaced. */
export const usesField: UIField = {
  name: 'uses',
  type: 'ui',
  label: label((w) => w.media.usesEndpoint.usesFieldUses),
  admin: {
    components: { Field: '/content/media/uses.tsx#Uses' },
    disableBulkEdit: true,
    disableListColumn: true,
  },
};
