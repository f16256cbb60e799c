import { type CollectionSlug, type FieldHook, type PayloadRequest, ValidationError } from 'payload';
import { labelOf } from '../../kit/fields/default-language.ts';
import { wordsFor } from '../../kit/words.ts';

/** An address, and the document that wants it. */
interface Wanted {
  collection: CollectionSlug;
  /** Field with the addresses. */
  field: string;
  value: string;
  /** The document itself; a new one has none. */
  id?: number | string;
}

/** The place of the document that has an address already; `null` while the address is free. */
export async function holderOf(
  req: PayloadRequest,
  { collection, field, value, id }: Wanted,
): Promise<'site' | 'trash' | null> {
  const others = id === undefined ? [] : [{ id: { not_equals: id } }];
  const found = await req.payload.db.findOne<{ id: number; deletedAt?: string | null }>({
    collection,
    where: { and: [{ [field]: { equals: value } }, ...others] },
    req,
  });
  if (!found) return null;
  return found.deletedAt ? 'trash' : 'site';
}

/**
 * Refuses an address that a document in the trash has: the database reserves it for the return of
 * that document, and would only say that the value is not unique.
 */
export const refuseAddressInTrash: FieldHook = async (hook) => {
  const { collection, data, field, operation, originalDoc, path, req, value } = hook;
  // A draft is saved with each keystroke; only the stored row next to it needs its own address.
  if (operation === 'update' && data?._status === 'draft') return;
  const name = field.name ?? '';
  if (!collection || typeof value !== 'string' || !value || value === originalDoc?.[name]) return;
  const slug = collection.slug as CollectionSlug;
  const id = originalDoc?.id;
  if ((await holderOf(req, { collection: slug, field: name, value, id })) !== 'trash') return;
  const message = wordsFor(req).forms.inTrash.inTrash;
  const errors = [{ path: path.join('.'), label: labelOf(field), message }];
  throw new ValidationError({ collection: slug, id, errors, req }, req.t);
};
