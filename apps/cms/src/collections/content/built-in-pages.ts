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
import { inAdminLanguage } from '../../fields/default-language.ts';
import type { AdminLabel } from '../../kit/office-language.ts';
import { label } from '../../kit/words.ts';

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
  if (data.deletedAt)
    refuse(
      label((w) => w.content.builtInPages.notDeleted),
      req,
    );
  if (data.pageName && data.pageName !== address)
    refuse(
      label((w) => w.content.builtInPages.notMoved),
      req,
    );
  const isPublished = stored?._status === 'published';
  // In a bulk operation, earlier documents stay changed although a later one fails.
  if (isPublished && context[UNPUBLISHES])
    refuse(
      label((w) => w.content.builtInPages.notUnpublished),
      req,
    );
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
  if (stored?._status !== 'published')
    refuse(
      label((w) => w.content.builtInPages.notUnpublished),
      req,
    );
  return doc;
};

const staysThere: CollectionBeforeDeleteHook = async ({ id, req }) => {
  if (isBuiltInPage((await storedPage(id, req))?.pageName ?? ''))
    refuse(
      label((w) => w.content.builtInPages.notDeleted),
      req,
    );
};

/** Pages that the site relies on are neither deleted, moved nor unpublished, one by one or in bulk. */
export const builtInPageHooks = {
  beforeOperation: [notesIntent],
  beforeChange: [keepsAddress],
  afterChange: [staysPublished],
  beforeDelete: [staysThere],
} satisfies CollectionConfig['hooks'];
