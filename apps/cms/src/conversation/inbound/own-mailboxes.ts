import { DEFAULT_LOCALE, spelledMail } from '@osnowa/contract';
import type { Payload } from 'payload';
import { bareAddress } from '../../platform/outbox/mail.ts';
import { env } from '../../platform/process/env.ts';
import { readCompany } from '../../reads/company.ts';

/** The company's own addresses, as they are spelled in mails: no customer writes from them. */
export async function ownMailboxes(payload: Payload): Promise<string[]> {
  const { office, sales } = await readCompany(payload, DEFAULT_LOCALE);
  const { MAIL_FROM, NOTIFY_TO = '', REPLY_TO = '' } = env;
  const all = [bareAddress(MAIL_FROM), NOTIFY_TO, REPLY_TO, office.email, sales.email];
  return all.filter(Boolean).map(spelledMail);
}
