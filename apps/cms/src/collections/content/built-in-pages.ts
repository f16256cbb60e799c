import { isBuiltInPage } from '@osnowa/contract';
import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type CollectionBeforeOperationHook,
  type CollectionConfig,
  type PayloadRequest,
} from 'payload';
import type { AdminLabel } from '../../fields/admin-label.ts';
import { inAdminLanguage } from '../../fields/default-language.ts';

const NOT_DELETED: AdminLabel = {
  pl: 'To strona wbudowana: prowadzą do niej menu, przyciski i wiadomości. Nie można jej usunąć.',
  en: 'This is a built-in page: menus, buttons and mails lead to it. It cannot be deleted.',
};

const NOT_MOVED: AdminLabel = {
  pl: 'To strona wbudowana: prowadzą do niej menu, przyciski i wiadomości. Jej adresu nie można zmienić.',
  en: 'This is a built-in page: menus, buttons and mails lead to it. Its address cannot be changed.',
};

const NOT_UNPUBLISHED: AdminLabel = {
  pl: 'To strona wbudowana: prowadzą do niej menu, przyciski i wiadomości. Nie można wycofać jej z publikacji.',
  en: 'This is a built-in page: menus, buttons and mails lead to it. It cannot be unpublished.',
};

interface Row {
  pageName?: string;
  _status?: string;
}

function refuse(words: AdminLabel, req: PayloadRequest): never {
  throw new APIError(inAdminLanguage(words, req), 409, null, true);
}

/** The stored page, without its drafts. */
async function storedPage(id: number | string, req: PayloadRequest): Promise<Row | null> {
  const where = { id: { equals: id } };
  return req.payload.db.findOne<Row & { id: number }>({ collection: 'pages', where, req });
}

const UNPUBLISHES = 'unpublishes pages';

/** Only this shows whether a draft is saved next to the published page or in its place. */
const notesIntent: CollectionBeforeOperationHook = ({ args, context, operation }) => {
  if (operation !== 'update' && operation !== 'updateByID') return args;
  const { data, draft } = args as { data?: Row; draft?: boolean };
  context[UNPUBLISHES] = data?._status === 'draft' && !draft;
  return args;
};

const keepsAddress: CollectionBeforeChangeHook = async ({ context, data, originalDoc, req }) => {
  if (!originalDoc?.id) return data;
  const stored = await storedPage(originalDoc.id, req);
  const address = stored?.pageName ?? '';
  if (!isBuiltInPage(address)) return data;
  if (data.deletedAt) refuse(NOT_DELETED, req);
  if (data.pageName && data.pageName !== address) refuse(NOT_MOVED, req);
  const isPublished = stored?._status === 'published';
  // In a bulk operation, earlier documents stay changed although a later one fails.
  if (isPublished && context[UNPUBLISHES]) refuse(NOT_UNPUBLISHED, req);
  context[`published page ${originalDoc.id}`] = isPublished;
  return data;
};

/**
 * Checks the stored result too, because a page can be unpublished in other ways, such as restoring
 * an old version.
 */
const staysPublished: CollectionAfterChangeHook = async ({ context, doc, req }) => {
  if (!context[`published page ${doc.id}`]) return doc;
  const stored = await storedPage(doc.id, req);
  if (stored?._status !== 'published') refuse(NOT_UNPUBLISHED, req);
  return doc;
};

const staysThere: CollectionBeforeDeleteHook = async ({ id, req }) => {
  if (isBuiltInPage((await storedPage(id, req))?.pageName ?? '')) refuse(NOT_DELETED, req);
};

/** Pages that the site relies on are neither deleted, moved nor unpublished, one by one or in bulk. */
export const builtInPageHooks = {
  beforeOperation: [notesIntent],
  beforeChange: [keepsAddress],
  afterChange: [staysPublished],
  beforeDelete: [staysThere],
} satisfies CollectionConfig['hooks'];
