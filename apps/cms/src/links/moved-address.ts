import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionAfterDeleteHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type CollectionSlug,
  type PayloadRequest,
  ValidationError,
} from 'payload';
import { label, wordsFor } from '../kit/words.ts';
import { type StoredRow, storedRow } from '../publishing/place.ts';

import { type AddressedDocument, pageKind } from '../reads/addresses.ts';
import {
  leaveRedirects,
  type Move,
  redirectAt,
  removeRedirectsTo,
  removeTrashedAt,
  restoreRedirectsTo,
  trashRedirectsTo,
} from './leave-redirects.ts';

/** Public path of a document; `null` while it is a draft or in the trash. */
async function publicPath(
  collection: CollectionSlug,
  row: StoredRow | null,
  req: PayloadRequest,
): Promise<string | null> {
  if (!row || row._status === 'draft' || row.deletedAt) return null;
  return (await pageKind(collection)?.pathOf(row, req)) ?? null;
}

/** Posts are below their category and move with it. */
async function movesOf(
  collection: CollectionSlug,
  id: number,
  move: Move,
  req: PayloadRequest,
): Promise<Move[]> {
  if (collection !== 'categories') return [move];
  const { docs } = await req.payload.db.find<StoredRow>({
    collection: 'posts',
    where: {
      and: [
        { category: { equals: id } },
        { _status: { equals: 'published' } },
        { deletedAt: { exists: false } },
      ],
    },
    pagination: false,
    req,
  });
  const posts = docs.map(({ slug }) => ({
    from: `${move.from}/${slug}`,
    to: `${move.to}/${slug}`,
  }));
  return [move, ...posts];
}

/** Redirects to a document go to the trash with it, and come back with it. */
async function followToTrash(
  collection: CollectionSlug,
  before: { deletedAt?: string | null },
  row: StoredRow | null,
  req: PayloadRequest,
): Promise<void> {
  const address = pageKind(collection);
  if (!row || !address || !row[address.field]) return;
  const path = await address.pathOf(row, req);
  if (row.deletedAt && !before.deletedAt) await trashRedirectsTo(path, row.deletedAt, req);
  if (before.deletedAt && !row.deletedAt) await restoreRedirectsTo(path, before.deletedAt, req);
}

/**
 * Hooks that leave a permanent redirect at a published document's former address, in the same
 * transaction. A redirect that an editor made is never overruled: an address that has one is
 * refused. Redirects to a document are removed with it, or they would lead to a missing page.
 */
export function movedAddressHooks(collection: CollectionSlug): {
  beforeChange: CollectionBeforeChangeHook[];
  afterChange: CollectionAfterChangeHook[];
  beforeDelete: CollectionBeforeDeleteHook[];
  afterDelete: CollectionAfterDeleteHook[];
} {
  const address = pageKind(collection);
  if (!address) return { beforeChange: [], afterChange: [], beforeDelete: [], afterDelete: [] };
  const keyOf = (id: unknown) => `path of ${collection} ${id}`;
  const pathToBe = (document: AddressedDocument, req: PayloadRequest) =>
    document._status === 'draft' || document.deletedAt || !document[address.field]
      ? null
      : address.pathOf(document, req);
  return {
    beforeChange: [
      async ({ context, data, originalDoc, req }) => {
        const id = originalDoc?.id;
        const from = id
          ? await publicPath(collection, await storedRow(req, { collection, id }), req)
          : null;
        if (id) context[keyOf(id)] = from;
        const to = await pathToBe({ ...originalDoc, ...data }, req);
        if (to === null || to === from) return data;
        const taken = await redirectAt(to, req);
        if (taken === null || taken === from) return data;
        const { field } = address;
        const message = wordsFor(req).redirectRules.movedAddress.redirected;
        // The question whether to restore a document shows no fields.
        if (originalDoc?.deletedAt) throw new APIError(message, 409, null, true);
        const errors = [{ path: field, label: label((w) => w.fields[field]), message }];
        throw new ValidationError({ collection, id, errors, req }, req.t);
      },
    ],
    afterChange: [
      async ({ context, doc, previousDoc, req }) => {
        const from = (context[keyOf(doc.id)] ?? null) as string | null;
        const row = await storedRow(req, { collection, id: doc.id });
        await followToTrash(collection, previousDoc ?? {}, row, req);
        const to = await publicPath(collection, row, req);
        if (to === null || to === from) return doc;
        if (from === null) await removeTrashedAt(to, req);
        else await leaveRedirects(await movesOf(collection, doc.id, { from, to }, req), req);
        return doc;
      },
    ],
    beforeDelete: [
      async ({ context, id, req }) => {
        // A deletion in bulk may pass on no more than the id.
        const row = await storedRow(req, { collection, id: Number(id) });
        context[keyOf(id)] = row?.[address.field] ? await address.pathOf(row, req) : null;
      },
    ],
    afterDelete: [
      async ({ context, doc, id, req }) => {
        const path = context[keyOf(id)];
        if (typeof path === 'string') await removeRedirectsTo(path, req);
        return doc;
      },
    ],
  };
}
