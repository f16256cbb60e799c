import { DEFAULT_LOCALE } from '@osnowa/contract';
import type { CollectionSlug, GeneratePreviewURL, PayloadRequest } from 'payload';
import { writesContent } from '../../accounts/editing-rights.ts';
import { endpoint, hiddenUnless } from '../../kit/endpoint.ts';
import { adminLanguage } from '../../kit/office-language.ts';
import { placesOf, type ReferringPlace } from '../../publishing/places-of.ts';
import { type NamedPlace, namedPlace } from '../../reads/named-place.ts';

/** The endpoint's answer: the fields that use a document. */
export interface Uses {
  places: (NamedPlace & {
    /** Address of its page with all drafts; `null` without a page. */
    preview: string | null;
  })[];
}

/** The page of a place as it will be once all drafts are published. */
async function previewOf(req: PayloadRequest, place: ReferringPlace): Promise<string | null> {
  const { id, isInTrash, language, source } = place;
  const { collections, globals } = req.payload.config;
  const { admin } = [...collections, ...globals].find(({ slug }) => slug === source) ?? {};
  const address = admin?.preview as GeneratePreviewURL | undefined;
  if (!address || isInTrash) return null;
  const collection = source as CollectionSlug;
  const query = { collection, depth: 0, draft: true, disableErrors: true, req } as const;
  const document = id === null ? {} : await req.payload.findByID({ ...query, id });
  const locale = language ?? DEFAULT_LOCALE;
  return document && address(document as never, { locale, req, token: null });
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
    const found = await placesOf(req, target);
    // Most places of a document have the same page.
    const previews = new Map<string, Promise<string | null>>();
    const previewFor = (place: ReferringPlace) => {
      const page = `${place.source} ${place.id} ${place.language}`;
      const address = previews.get(page) ?? previewOf(req, place);
      previews.set(page, address);
      return address;
    };
    const places = found.map(async (place) => ({
      ...namedPlace(req.payload.config, { ...place, document: String(place.id ?? '') }, language),
      preview: await previewFor(place),
    }));
    return { places: await Promise.all(places) };
  },
});
