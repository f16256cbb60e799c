import type { AfterErrorHook, CollectionAfterReadHook, Payload, Plugin } from 'payload';
import { Locked } from 'payload';
import { wordsFor } from '../kit/words.ts';
import { locksOfGiven } from './translators.ts';

const LOCKS = 'payload-locked-documents';

const sayLocked: AfterErrorHook = ({ error, req }) => {
  if (!(error instanceof Locked)) return;
  const message = wordsFor(req).accounts.locks.locked;
  return { response: { errors: [{ message }] }, status: error.status };
};

/**
 * Payload names the editor of a document by the account's e-mail address, and by its number to
 * colleagues who may not read accounts. This hook writes the name.
 */
const nameEditor: CollectionAfterReadHook = async ({ doc, req }) => {
  const editor = doc.user?.value;
  const id = typeof editor === 'object' ? editor?.id : editor;
  if (!id) return doc;
  const found = await req.payload.db.findOne<{ id: number; name?: string }>({
    collection: 'users',
    where: { id: { equals: id } },
    req,
  });
  return { ...doc, user: { ...doc.user, value: { id, email: found?.name } } };
};

function nameEditors({ collections }: Payload): void {
  const { access, hooks } = collections[LOCKS]?.config ?? {};
  hooks?.afterRead.push(nameEditor);
  Object.assign(access ?? {}, { read: locksOfGiven, update: locksOfGiven, delete: locksOfGiven });
}

/** Payload plugin: a lock names the person who edits. */
export const locks: Plugin = (config) => ({
  ...config,
  hooks: { ...config.hooks, afterError: [...(config.hooks?.afterError ?? []), sayLocked] },
  onInit: async (payload) => {
    await config.onInit?.(payload);
    nameEditors(payload);
  },
});
