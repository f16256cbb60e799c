import { DEFAULT_LOCALE, spelledMail } from '@osnowa/contract';
import type { Payload } from 'payload';
import type { InTransaction } from '../platform/database/writes/transaction.ts';
import { bareAddress } from '../platform/outbox/mail.ts';
import { env } from '../platform/process/env.ts';
import { readCompany } from '../reads/company.ts';

/** The company's own addresses, as they are spelled in mails: no customer writes from them. */
export async function ownMailboxes(payload: Payload): Promise<string[]> {
  const { office, sales } = await readCompany(payload, DEFAULT_LOCALE);
  const { MAIL_FROM, NOTIFY_TO = '', REPLY_TO = '' } = env;
  const all = [bareAddress(MAIL_FROM), NOTIFY_TO, REPLY_TO, office.email, sales.email];
  return all.filter(Boolean).map(spelledMail);
}

/** A person of the office, by an address; without an account: one of the shared mailboxes. */
export interface Sender {
  id: number | null;
  email: string;
}

/** The person of the office who has an address; `null`: somebody from outside. */
export async function senderOf(
  payload: Payload,
  address: string | null | undefined,
  req: Partial<InTransaction>,
): Promise<Sender | null> {
  if (!address) return null;
  const where = { email: { equals: address } };
  const query = { collection: 'users', where, req } as const;
  const found = await payload.db.findOne<{ id: number; email: string }>(query);
  if (found) return found;
  return (await ownMailboxes(payload)).includes(address) ? { id: null, email: address } : null;
}
