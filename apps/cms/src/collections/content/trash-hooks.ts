import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  CollectionBeforeValidateHook,
  CollectionConfig,
} from 'payload';

type Row = Record<string, unknown> & { id: number; _status?: string };

const keyOf = (collection: string, id: unknown) => `before the trash: ${collection} ${id}`;

const remember: CollectionBeforeChangeHook = async ({
  collection,
  context,
  data,
  originalDoc,
  req,
}) => {
  const isTrashed = Boolean(data.deletedAt) && !originalDoc?.deletedAt;
  if (!isTrashed || originalDoc?._status !== 'draft') return data;
  const where = { id: { equals: originalDoc.id } };
  const row = await req.payload.db.findOne<Row>({ collection: collection.slug, where, req });
  if (row?._status === 'published') context[keyOf(collection.slug, originalDoc.id)] = row;
  return data;
};

const putBack: CollectionAfterChangeHook = async (hook) => {
  const { collection, context, data: asked, doc, req } = hook;
  const row = context[keyOf(collection.slug, doc.id)] as Row | undefined;
  if (!row) return doc;
  const updatedAt = new Date().toISOString();
  const data = { ...row, deletedAt: asked.deletedAt, updatedAt };
  await req.payload.db.updateOne({ collection: collection.slug, id: doc.id, data, req });
  return doc;
};

/** A version that was made on the way to the trash would lead there again. */
const stayOut: CollectionBeforeValidateHook = ({ context, data }) =>
  context.isRestoringVersion ? { ...data, deletedAt: null } : data;

/**
 * Payload moves the newest draft to the trash in the place of the published version, so that a
 * restored page would show half-written text. These hooks leave the published state as it was, and
 * keep a document out of the trash whose old version is restored.
 */
export const trashHooks: Required<
  Pick<NonNullable<CollectionConfig['hooks']>, 'beforeValidate' | 'beforeChange' | 'afterChange'>
> = { beforeValidate: [stayOut], beforeChange: [remember], afterChange: [putBack] };
