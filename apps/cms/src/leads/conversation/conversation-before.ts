import type { Payload } from 'payload';

/** The texts of a lead's conversation that are older than a mail: what it has of them, it quotes. */
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
