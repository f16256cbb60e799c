import type { Payload } from 'payload';
import { findStored, storedWith } from '../platform/database/stored.ts';

/** The texts of a lead's conversation before a mail: the mail quotes those that it contains. */
export async function conversationBefore(
  payload: Payload,
  lead: number,
  mail: number,
): Promise<string[]> {
  const where = { lead: { equals: lead }, id: { less_than: mail } };
  const mails = await findStored(payload, 'messages', { where, fields: ['text'], sort: 'id' });
  const first = await storedWith(payload, 'leads', lead);
  return [first?.message ?? '', ...mails.map(({ text }) => text ?? '')];
}
