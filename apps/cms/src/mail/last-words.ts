import type { Payload } from 'payload';
import { conversationBefore } from '../conversation/conversation-before.ts';
import { ownWords } from '../conversation/inbound/quoted-text.ts';
import { findStored } from '../platform/database/stored.ts';
import type { Lead } from './composing.ts';

/** What the customer of a lead has written last: a mail, without what it quotes, else the form. */
export async function lastWords(
  payload: Payload,
  { id, message }: Pick<Lead, 'id' | 'message'>,
): Promise<string> {
  const [mail] = await findStored(payload, 'messages', {
    where: {
      lead: { equals: id },
      kind: { equals: 'received' },
      automatic: { exists: false },
      problem: { exists: false },
      or: [{ remarks: { exists: false } }, { remarks: { not_equals: 'passed-on' } }],
    },
    sort: '-id',
    limit: 1,
  });
  if (!mail?.text) return message ?? '';
  const known = await conversationBefore(payload, id, mail.id);
  return ownWords(mail.text, { subject: mail.subject, known }).trim() || mail.text;
}
