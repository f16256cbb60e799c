import type { Payload } from 'payload';
import { conversationBefore } from '../conversation/conversation-before.ts';
import { ownWords } from '../conversation/inbound/quoted-text.ts';
import { newestMails } from '../conversation/newest-mails.ts';
import type { Lead } from './composing.ts';

/** Characters of a mail of which its notice shows a part. */
const READ = 100_000;

/** What the customer of a lead has written last: a mail, without what it quotes, else the form. */
export async function lastWords(
  payload: Payload,
  { id, message }: Pick<Lead, 'id' | 'message'>,
): Promise<string> {
  const mail = (await newestMails(payload, [id], READ)).get(id);
  if (!mail?.text) return message ?? '';
  const known = await conversationBefore(payload, id, mail.id);
  return ownWords(mail.text, { subject: mail.subject, known }).trim() || mail.text;
}
