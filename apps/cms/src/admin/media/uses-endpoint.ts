import type { UIField } from 'payload';
import { writesContent } from '../../access/editing-rights.ts';
import { placesOf } from '../../changes/places-of.ts';
import { endpoint, hiddenUnless } from '../../kit/endpoint.ts';
import { adminLanguage } from '../../kit/office-language.ts';
import { label } from '../../kit/words.ts';
import { type NamedPlace, namedPlace } from '../places/named-place.ts';

/** The endpoint's answer: the fields that use a file. */
export interface Uses {
  places: NamedPlace[];
}

/**
 * `GET /payload/media/:id/uses` and `/payload/files/:id/uses`: every field that shows a picture or
 * offers a file, for people who write content.
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
    components: { Field: '/admin/media/uses.tsx#Uses' },
    disableBulkEdit: true,
    disableListColumn: true,
  },
};
