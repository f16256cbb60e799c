import { and, count, eq, gte, isNull } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import { queryBuilder, tablesOf } from '../../database/sql.ts';
import type { InTransaction } from '../../database/writes/transaction.ts';
import type { Authenticity } from '../../fields/mail-states.ts';
import { textFlags } from '../../leads/spam/spam-flags.ts';
import { HOUR } from '../../outbox/notices.ts';
import { type ReadMail, textOf } from './mail-fields.ts';

/** More mails without a lead in an hour are a wave: as many come to a company in months. */
const USUAL_IN_AN_HOUR = 50;

/**
 * Whether a mail without a lead is put apart from those that a person has to look at. The filter of a
 * mail server weighs many signs. Our own count as for forms: one never silences, two do.
 */
export async function isUnmatchedSpam(
  payload: Payload,
  { mail, authenticity }: { mail: ReadMail; authenticity: Authenticity },
  req: InTransaction,
): Promise<boolean> {
  const field = (name: string) => textOf(mail.headers.get(name)).trim();
  if (['x-spam-flag', 'x-spam-status', 'x-spam'].some((name) => /^yes\b/i.test(field(name)))) {
    return true;
  }
  const message = `${mail.subject}\n${mail.text}`;
  const isSuspect = textFlags({ fullName: mail.senderName, message }).length > 0;
  const isForged = authenticity === 'forged';
  if (!isSuspect && !isForged) return false;
  return (isSuspect && isForged) || (await isWave(payload, req));
}

async function isWave(payload: Payload, req: InTransaction): Promise<boolean> {
  const { messages } = tablesOf(payload);
  const since = new Date(Date.now() - HOUR).toISOString();
  const [found] = await queryBuilder(payload, req)
    .select({ unmatched: count() })
    .from(messages)
    .where(
      and(eq(messages.kind, 'received'), isNull(messages.lead), gte(messages.createdAt, since)),
    );
  return (found?.unmatched ?? 0) > USUAL_IN_AN_HOUR;
}
