import type { CollectionSlug, Payload } from 'payload';
import { hasAutosaveEnabled } from 'payload/shared';

/** A document that was opened as a new one this long ago, in ms, is no longer being begun. */
const BEGUN = 24 * 60 * 60_000;

type Draft = { id: number } & Record<string, unknown>;

/** Whether a value has no words, in any language. */
function isEmpty(value: unknown): boolean {
  if (value === null || typeof value !== 'object') return !value;
  return Object.values(value).every(isEmpty);
}

/**
 * Deletes drafts that have no title and were never saved after their first moment. Payload stores a
 * new document as soon as its form is opened, so that it can save each keystroke.
 * @returns how many
 */
export async function removeEmptyDrafts(payload: Payload, now: Date): Promise<number> {
  const before = new Date(now.getTime() - BEGUN).toISOString();
  let removed = 0;
  for (const config of payload.config.collections.filter((one) => hasAutosaveEnabled(one))) {
    const collection = config.slug as CollectionSlug;
    const title = config.admin.useAsTitle ?? 'id';
    const { docs } = await payload.db.find<Draft>({
      collection,
      where: { and: [{ _status: { equals: 'draft' } }, { createdAt: { less_than: before } }] },
      locale: 'all',
      pagination: false,
    });
    for (const draft of docs.filter((one) => isEmpty(one[title]))) {
      const where = { parent: { equals: draft.id } };
      const { totalDocs } = await payload.countVersions({ collection, where });
      if (totalDocs > 1) continue;
      await payload.delete({ collection, id: draft.id });
      removed += 1;
    }
  }
  return removed;
}
