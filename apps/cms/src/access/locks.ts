import type {
  AfterErrorHook,
  CollectionAfterChangeHook,
  CollectionAfterReadHook,
  GlobalAfterChangeHook,
  Payload,
  PayloadRequest,
  Plugin,
} from 'payload';
import { Locked } from 'payload';
import { hasAutosaveEnabled } from 'payload/shared';
import { wordsFor } from '../kit/words.ts';

const LOCKS = 'payload-locked-documents';

/**
 * Payload removes a person's lock with each save, here with each keystroke, and sets it again with
 * the next keystroke. In between a colleague would open the form without a warning.
 */
async function lockAgain(req: PayloadRequest, locked: object): Promise<void> {
  // Payload puts a boolean into the place of the text that was sent.
  if (String(req.query?.autosave) !== 'true' || !req.user) return;
  const { payload, user } = req;
  const data = { ...locked, user: { relationTo: user.collection, value: user.id } };
  await payload.db.create({ collection: LOCKS, data, req, returning: false });
}

const lockDocument: CollectionAfterChangeHook = ({ collection, doc, req }) =>
  lockAgain(req, { document: { relationTo: collection.slug, value: doc.id } });

const lockGlobal: GlobalAfterChangeHook = ({ global, req }) =>
  lockAgain(req, { globalSlug: global.slug });

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
  collections[LOCKS]?.config.hooks.afterRead.push(nameEditor);
}

/** Payload plugin: a document stays locked while a person edits it; the lock names the person. */
export const locks: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((collection) => ({
    ...collection,
    hooks: {
      ...collection.hooks,
      ...(hasAutosaveEnabled(collection as never) && {
        afterChange: [...(collection.hooks?.afterChange ?? []), lockDocument],
      }),
    },
  })),
  globals: config.globals?.map((global) => ({
    ...global,
    hooks: {
      ...global.hooks,
      ...(hasAutosaveEnabled(global as never) && {
        afterChange: [...(global.hooks?.afterChange ?? []), lockGlobal],
      }),
    },
  })),
  hooks: { ...config.hooks, afterError: [...(config.hooks?.afterError ?? []), sayLocked] },
  onInit: async (payload) => {
    await config.onInit?.(payload);
    nameEditors(payload);
  },
});
