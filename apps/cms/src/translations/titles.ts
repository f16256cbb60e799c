import { DEFAULT_LOCALE } from '@osnowa/contract';
import type { CollectionAfterOperationHook, CollectionSlug, PayloadRequest } from 'payload';
import type { TranslationState } from '../platform/database/generated/payload-types.ts';

/** Titles of documents by their ids, of the newest draft of each. */
export async function titlesOf(
  req: PayloadRequest,
  collection: CollectionSlug,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { useAsTitle } = req.payload.collections[collection].config.admin;
  const { docs } = await req.payload.find({
    collection,
    where: { id: { in: [...ids] } },
    draft: true,
    depth: 0,
    locale: DEFAULT_LOCALE,
    pagination: false,
    overrideAccess: false,
    user: req.user,
  });
  return new Map(
    docs.map((one) => {
      const title = (one as unknown as Record<string, unknown>)[useAsTitle ?? 'id'];
      return [String(one.id), typeof title === 'string' ? title : ''];
    }),
  );
}

/** Gives a person's rows the titles of their documents: one query for each kind. */
export const addTitles: CollectionAfterOperationHook = async ({ operation, req, result }) => {
  if (operation !== 'find' || !req.user) return result;
  const rows = result.docs as unknown as TranslationState[];
  const collections = new Set(
    rows.filter(({ document }) => document).map(({ source }) => source as CollectionSlug),
  );
  for (const collection of collections) {
    const own = rows.filter(({ source }) => source === collection);
    const ids = own.map(({ document }) => document);
    const titles = await titlesOf(req, collection, ids);
    for (const row of own) row.title = titles.get(row.document) ?? null;
  }
  return result;
};
