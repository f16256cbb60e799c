import {
  type CollectionAfterChangeHook,
  type CollectionAfterDeleteHook,
  type CollectionBeforeChangeHook,
  type CollectionSlug,
  type PayloadRequest,
  ValidationError,
} from 'payload';
import type { AdminLabel } from '../fields/admin-label.ts';
import { inAdminLanguage } from '../fields/default-language.ts';
import { LABELS } from '../fields/labels.ts';
import { ADDRESSES, type AddressedDocument } from './document-path.ts';
import { leaveRedirects, type Move, redirectAt, removeRedirectsTo } from './leave-redirects.ts';

const REDIRECTED: AdminLabel = {
  pl: 'Ten adres jest przekierowany gdzie indziej. Usuń to przekierowanie albo wybierz inny adres.',
  en: 'This address is redirected elsewhere. Delete that redirect or choose another address.',
};

type Row = AddressedDocument & { id: number };

/** Path of what visitors see of a document; `null` while it is a draft. */
async function publicPath(
  collection: CollectionSlug,
  id: number,
  req: PayloadRequest,
): Promise<string | null> {
  const where = { id: { equals: id } };
  const row = await req.payload.db.findOne<Row>({ collection, where, req });
  if (!row || row._status === 'draft' || row.deletedAt) return null;
  return (await ADDRESSES[collection]?.pathOf(row, req)) ?? null;
}

/** Posts stand below their category and move with it. */
async function movesOf(
  collection: CollectionSlug,
  id: number,
  move: Move,
  req: PayloadRequest,
): Promise<Move[]> {
  if (collection !== 'categories') return [move];
  const { docs } = await req.payload.db.find<Row>({
    collection: 'posts',
    where: { and: [{ category: { equals: id } }, { _status: { equals: 'published' } }] },
    pagination: false,
    req,
  });
  const posts = docs.map(({ slug }) => ({
    from: `${move.from}/${slug}`,
    to: `${move.to}/${slug}`,
  }));
  return [move, ...posts];
}

/**
 * Hooks that leave a permanent redirect where a published document stood, in the same transaction.
 * A redirect that an editor made is never overruled: an address that has one is refused. Those that
 * lead to a document go with it, or they would lead to a page that is not there.
 */
export function movedAddressHooks(collection: CollectionSlug): {
  beforeChange: CollectionBeforeChangeHook[];
  afterChange: CollectionAfterChangeHook[];
  afterDelete: CollectionAfterDeleteHook[];
} {
  const address = ADDRESSES[collection];
  if (!address) return { beforeChange: [], afterChange: [], afterDelete: [] };
  const keyOf = (id: unknown) => `path of ${collection} ${id}`;
  const pathToBe = (document: AddressedDocument, req: PayloadRequest) =>
    document._status === 'draft' || !document[address.field] ? null : address.pathOf(document, req);
  return {
    beforeChange: [
      async ({ context, data, originalDoc, req }) => {
        const id = originalDoc?.id;
        const from = id ? await publicPath(collection, id, req) : null;
        if (id) context[keyOf(id)] = from;
        const to = await pathToBe({ ...originalDoc, ...data }, req);
        if (to === null || to === from) return data;
        const taken = await redirectAt(to, req);
        if (taken === null || taken === from) return data;
        const { field } = address;
        const message = inAdminLanguage(REDIRECTED, req);
        const errors = [{ path: field, label: LABELS[field], message }];
        throw new ValidationError({ collection, id, errors, req }, req.t);
      },
    ],
    afterChange: [
      async ({ context, doc, req }) => {
        const from = (context[keyOf(doc.id)] ?? null) as string | null;
        const to = await publicPath(collection, doc.id, req);
        if (to === null || from === null || to === from) return doc;
        await leaveRedirects(await movesOf(collection, doc.id, { from, to }, req), req);
        return doc;
      },
    ],
    afterDelete: [
      async ({ doc, req }) => {
        if (doc[address.field]) await removeRedirectsTo(await address.pathOf(doc, req), req);
        return doc;
      },
    ],
  };
}
