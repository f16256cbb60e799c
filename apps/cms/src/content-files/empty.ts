import type { CollectionSlug, Payload } from 'payload';
import { contentCollections } from '../collections/index.ts';
import { env } from '../process/env.ts';

/** Whether nobody has written any content yet, not even a draft. */
export async function isEmpty(payload: Payload): Promise<boolean> {
  for (const { slug } of contentCollections(env)) {
    const { totalDocs } = await payload.count({ collection: slug as CollectionSlug });
    if (totalDocs > 0) return false;
  }
  const settings = await payload.findGlobal({ slug: 'site-settings', depth: 0 });
  return !settings.companyName;
}
