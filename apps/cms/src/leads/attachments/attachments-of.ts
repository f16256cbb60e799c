import type { Payload } from 'payload';
import type { Attachment } from '../../database/generated/payload-types.ts';

/** The attachments of a lead, in the order in which they were sent. */
export async function attachmentsOf(
  payload: Payload,
  lead: number | string,
): Promise<Attachment[]> {
  const { docs } = await payload.db.find<Attachment>({
    collection: 'attachments',
    where: { lead: { equals: lead } },
    sort: 'id',
    pagination: false,
  });
  return docs;
}
