import {
  APIError,
  type CollectionBeforeOperationHook,
  type CollectionSlug,
  type GlobalBeforeOperationHook,
  type GlobalSlug,
  type PayloadRequest,
} from 'payload';
import { wordsFor } from '../kit/words.ts';
import type { Place } from './translations/newest-state.ts';
import { waitForOthers } from './wait-for-others.ts';

/** Time of the newest version, as the form of the document gets it. */
export async function newestTime(req: PayloadRequest, place: Place): Promise<unknown> {
  const transactionID = await req.transactionID;
  // Reading with the request itself would change the language that is being saved.
  const own = { depth: 0, draft: true, req: { ...(transactionID && { transactionID }) } };
  const { payload } = req;
  if ('global' in place) {
    return (await payload.findGlobal({ slug: place.global, ...own })).updatedAt;
  }
  const found = await payload.findByID({ ...place, ...own, disableErrors: true, trash: true });
  return (found as { updatedAt?: string } | null)?.updatedAt;
}

/**
 * A form sends the whole document, with the time of the version that it was loaded with. Saved over
 * a newer version, it would undo what others wrote. Payload asks once, at the first change of a
 * form; its locks do not keep two windows of one person apart. A program that sends no time is not
 * checked.
 * @throws APIError 409
 */
async function refuseOverNewer(req: PayloadRequest, place: Place, data: unknown): Promise<void> {
  const { updatedAt } = (data ?? {}) as { updatedAt?: unknown };
  if (req.payloadAPI !== 'REST' || typeof updatedAt !== 'string') return;
  await waitForOthers(req, place);
  const newest = await newestTime(req, place);
  if (typeof newest !== 'string' || Date.parse(newest) === Date.parse(updatedAt)) return;
  throw new APIError(wordsFor(req).editing.newer, 409, null, true);
}

/** Refuses the save of a form whose document has a newer version. */
export const newerCollectionVersion: CollectionBeforeOperationHook = async (hook) => {
  const { args, collection, operation, req } = hook;
  const { data, id } = args as { data?: unknown; id?: number };
  if (operation === 'update' && id !== undefined) {
    await refuseOverNewer(req, { collection: collection.slug as CollectionSlug, id }, data);
  }
  return args;
};

/** As `newerCollectionVersion`. */
export const newerGlobalVersion: GlobalBeforeOperationHook = async ({
  args,
  global,
  operation,
  req,
}) => {
  if (operation === 'update') {
    await refuseOverNewer(req, { global: global.slug as GlobalSlug }, args.data);
  }
  return args;
};
