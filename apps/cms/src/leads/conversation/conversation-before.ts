import type { Payload } from 'payload';

/** The texts of a lead's conversation before a mail: the mail quotes those that it contains. */
export async function conversationBefore(
  payload: Payload,
  lead: number,
  mail: number,
): Promise<string[]> {
  const { docs } = await payload.db.find<{ text?: string | null }>({
    collection: 'messages',
    where: { lead: { equals: lead }, id: { less_than: mail } },
    select: { text: true },
    sort: 'id',
    pagination: false,
  });
  const where = { id: { equals: lead } };
  const first = await payload.db.findOne<{ id: number; message?: string | null }>({
    collection: 'leads',
    where,
  });
  return [first?.message ?? '', ...docs.map(({ text }) => text ?? '')];
}
