import { DEFAULT_LOCALE, type FormTopic } from '@osnowa/contract';
import { and, count, eq, gte, isNull } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import { nextAssignee } from '../../desk/round-robin/rotation.ts';
import { recordUnmatchedMail, recordUnmatchedMails } from '../../desk/unmatched-mail.ts';
import type { Authenticity } from '../../kit/states/mail-states.ts';
import { textFlags } from '../../leads/spam/spam-flags.ts';
import { queryBuilder, tablesOf } from '../../platform/database/sql.ts';
import type { InTransaction } from '../../platform/database/writes/transaction.ts';
import { aboutUnmatched, HOUR, hourKey } from '../../platform/outbox/notices.ts';
import { newMessage } from '../../platform/outbox/outbox.ts';
import { type ReadMail, textOf } from './mail-fields.ts';

/** Topic of a mail without a lead, until a person has read it. */
const TOPIC: FormTopic = 'miscellaneous';

/** Mails of an hour that get a notice each: more than a small team receives. */
const NOTIFIED_AT_ONCE = 5;

/**
 * Sends notices of a mail that fits no lead, in the transaction that stores it, as of a new lead:
 * to the next person of the round robin, or to the common mailbox without one; and to every device
 * whose account would see a new lead. The first mails of an hour get a notice each, at once. All
 * others of the hour share one at its end, so that a mailbox full of spam sends no thousands; while
 * such waves continue, there are no first ones.
 * @param message id of the stored mail
 */
export async function noteUnmatched(
  payload: Payload,
  req: InTransaction,
  message: number,
): Promise<void> {
  const now = new Date();
  const asked = { topic: TOPIC, locale: DEFAULT_LOCALE };
  const recipient = (await nextAssignee(payload, asked, now, req))?.email ?? null;
  const hour = Math.floor(now.getTime() / HOUR);
  const facts = { kind: 'notification', formType: 'contact', lead: null, recipient } as const;
  const at = now.toISOString();
  const isCalm = !(await isKnown(payload, hourKey(hour - 1), req));
  for (let nth = 0; isCalm && nth < NOTIFIED_AT_ONCE; nth += 1) {
    const own = { about: aboutUnmatched(message), onceKey: `first-stray-${hour}-${nth}` };
    if (await isWritten(payload, { ...newMessage({ ...facts, at }), ...own }, req)) {
      return recordUnmatchedMail(payload, { message, at }, req);
    }
  }
  const about = hourKey(hour);
  const end = new Date((hour + 1) * HOUR).toISOString();
  const gathered = { ...newMessage({ ...facts, at: end }), createdAt: at, updatedAt: at, about };
  if (!(await isWritten(payload, { ...gathered, onceKey: about }, req))) return;
  await recordUnmatchedMails(payload, { about, at: end }, req);
}

/** Writes a notice; `false`: there is one of its hour, whichever process wrote it. */
async function isWritten(payload: Payload, row: object, req: InTransaction): Promise<boolean> {
  const { messages } = tablesOf(payload);
  const written = await queryBuilder(payload, req)
    .insert(messages)
    .values(row as never)
    .onConflictDoNothing()
    .returning({ id: messages.id });
  return written.length > 0;
}

async function isKnown(payload: Payload, onceKey: string, req: InTransaction): Promise<boolean> {
  const { messages } = tablesOf(payload);
  const known = await queryBuilder(payload, req)
    .select({ id: messages.id })
    .from(messages)
    .where(eq(messages.onceKey, onceKey));
  return known.length > 0;
}

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
