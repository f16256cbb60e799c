import { DEFAULT_LOCALE, type FormTopic } from '@osnowa/contract';
import { and, count, eq, gte, isNull, lte } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import { recordUnmatchedMails } from '../../desk/composed-pushes.ts';
import { nextAssignee } from '../../desk/round-robin/rotation.ts';
import type { Authenticity } from '../../kit/states/mail-states.ts';
import { textFlags } from '../../leads/spam/spam-flags.ts';
import { queryBuilder, tablesOf } from '../../platform/database/sql.ts';
import type { InTransaction } from '../../platform/database/writes/transaction.ts';
import { HOUR, hourKey } from '../../platform/outbox/notices.ts';
import { newMessage, writeOnce } from '../../platform/outbox/outbox.ts';
import { leadOfMail, type MailOfLead } from './lead-of-mail.ts';
import { type ReadMail, textOf } from './mail-fields.ts';

/** Topic of a mail without a lead, until a person has read it. */
const TOPIC: FormTopic = 'miscellaneous';

/** Leads that are made of mails in an hour: more than come to a company. */
const MOST_IN_AN_HOUR = 20;

/**
 * Makes a lead of a person's mail that fits none, in the transaction that stores it. Of a wave of
 * them, and of those without a sender, none is made: they lie in their list, of which one notice an
 * hour says how many wait, so that a mailbox full of spam is no thousand leads.
 */
export async function takeUnmatched(
  payload: Payload,
  req: InTransaction,
  mail: MailOfLead,
): Promise<void> {
  const now = new Date();
  const hour = Math.floor(now.getTime() / HOUR);
  const arrived = new Date(mail.sentAt ?? mail.createdAt);
  const isCalm =
    !(await isWave(payload, arrived, req)) &&
    (await madeBefore(payload, arrived, req)) < MOST_IN_AN_HOUR;
  if (mail.sender && isCalm) {
    await leadOfMail(payload, mail, null, req);
    return;
  }
  const at = now.toISOString();
  const about = hourKey(hour);
  const end = new Date((hour + 1) * HOUR).toISOString();
  const asked = { topic: TOPIC, locale: DEFAULT_LOCALE };
  const recipient = (await nextAssignee(payload, asked, now, req))?.email ?? null;
  const facts = { kind: 'notification', formType: 'contact', lead: null, recipient } as const;
  const gathered = { ...newMessage({ ...facts, at: end }), createdAt: at, updatedAt: at, about };
  if (!(await writeOnce(payload, { ...gathered, onceKey: about }, req))) return;
  await recordUnmatchedMails(payload, { about, at: end }, req);
}

/** Leads that were made of mails of the hour before this one. */
async function madeBefore(payload: Payload, arrived: Date, req: InTransaction): Promise<number> {
  const { leads } = tablesOf(payload);
  const since = new Date(arrived.getTime() - HOUR).toISOString();
  const [found] = await queryBuilder(payload, req)
    .select({ made: count() })
    .from(leads)
    .where(
      and(
        gte(leads.createdAt, since),
        lte(leads.createdAt, arrived.toISOString()),
        eq(leads.source, 'mail'),
      ),
    );
  return found?.made ?? 0;
}

/** More mails without a lead in an hour are a wave: as many come to a company in months. */
const USUAL_IN_AN_HOUR = 50;

/**
 * Whether a mail without a lead is put apart from those that a person has to look at. The filter of a
 * mail server weighs many signs. Our own count as for forms: one never silences, two do.
 */
export async function isUnmatchedSpam(
  payload: Payload,
  {
    mail,
    authenticity,
    arrivedAt,
  }: { mail: ReadMail; authenticity: Authenticity; arrivedAt: Date },
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
  return (isSuspect && isForged) || (await isWave(payload, arrivedAt, req));
}

async function isWave(payload: Payload, arrived: Date, req: InTransaction): Promise<boolean> {
  const { messages } = tablesOf(payload);
  const since = new Date(arrived.getTime() - HOUR).toISOString();
  const [found] = await queryBuilder(payload, req)
    .select({ unmatched: count() })
    .from(messages)
    .where(
      and(
        eq(messages.kind, 'received'),
        isNull(messages.lead),
        gte(messages.createdAt, since),
        lte(messages.createdAt, arrived.toISOString()),
      ),
    );
  return (found?.unmatched ?? 0) > USUAL_IN_AN_HOUR;
}
