import { writesContent } from '../../accounts/editing-rights.ts';
import { endpoint, hiddenUnless } from '../../kit/endpoint.ts';
import { adminLanguage } from '../../kit/office-language.ts';
import { placesOf } from '../../publishing/places-of.ts';
import { type NamedPlace, namedPlace } from '../../reads/named-place.ts';

/** The endpoint's answer: the fields that use a document. */
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
