import type { CollectionSlug, Payload } from 'payload';

/** A deletion can be undone for so long, in ms. */
const RETENTION_MS = 30 * 24 * 60 * 60_000;

/**
 * Permanently deletes documents that have been in the trash for 30 days, with their files, versions
 * and redirects. Documents that are still in use stay, and are tried again at the next run.
 * @returns number of deleted documents
 */
export async function emptyTrash(payload: Payload, now: Date): Promise<number> {
  const before = new Date(now.getTime() - RETENTION_MS).toISOString();
  const where = { deletedAt: { less_than_equal: before } };
  let deleted = 0;
  for (const { slug, trash } of payload.config.collections) {
    const collection = slug as CollectionSlug;
    if (!trash || (await payload.db.count({ collection, where })).totalDocs === 0) continue;
    const { docs, errors } = await payload.delete({ collection, where, trash: true, depth: 0 });
    deleted += docs.length;
    for (const { id, message } of errors) {
      payload.logger.warn({ msg: 'Kept in the trash.', collection, id, why: message });
    }
  }
  return deleted;
}
