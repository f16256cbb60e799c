import { DEFAULT_LOCALE, type FormTopic } from '@osnowa/contract';
import type { Payload } from 'payload';
import { insertRows } from '../../database/sql.ts';
import type { InTransaction } from '../../database/writes/transaction.ts';
import type { Authenticity } from '../../fields/states.ts';
import { dayIn } from '../../leads/deadlines/clock.ts';
import { officeAt, readDesk } from '../../leads/deadlines/office.ts';
import { readAnswering } from '../../leads/desk/turns/colleagues.ts';
import { newestLeads } from '../../leads/desk/turns/newest-leads.ts';
import { inTurn } from '../../leads/desk/turns/whose-turn.ts';
import { recordStrayMail } from '../../leads/happenings/stray-mail.ts';
import { textFlags } from '../../leads/spam/spam-flags.ts';
import { newMessage } from '../../outbox/outbox.ts';
import { aboutStray } from '../../outbox/stray-notice.ts';
import { type ReadMail, textOf } from './read-mail.ts';

/** What a mail without a lead is about, until a person has read it. */
const TOPIC: FormTopic = 'miscellaneous';

/** A mail that fits no lead. */
interface StrayMail {
  /** Id of the stored mail. */
  message: number;
  mail: ReadMail;
  authenticity: Authenticity;
}

/**
 * Tells of a mail that fits no lead, in the transaction that stores it, as of a new lead: the person
 * in turn, or the common mailbox where leads are not given out; and every device whose account would
 * see a new lead. Spam waits in the list without a notice.
 */
export async function noteStray(
  payload: Payload,
  req: InTransaction,
  { message, mail, authenticity }: StrayMail,
): Promise<void> {
  if (isSpam(mail, authenticity)) return;
  const now = new Date();
  const about = aboutStray(message);
  const at = now.toISOString();
  const recipient = await personInTurn(payload, now, req);
  const facts = { kind: 'notification', formType: 'contact', lead: null, at, recipient } as const;
  await insertRows(payload, 'messages', [{ ...newMessage(facts), about, onceKey: about }], req);
  await recordStrayMail(payload, { message, at }, req);
}

/** The filter of a mail server weighs many signs. Our own count as for forms: one never silences. */
function isSpam(mail: ReadMail, authenticity: Authenticity): boolean {
  const field = (name: string) => textOf(mail.headers.get(name)).trim();
  const isMarked = ['x-spam-flag', 'x-spam-status', 'x-spam'].some((name) =>
    /^yes\b/i.test(field(name)),
  );
  const message = `${mail.subject}\n${mail.text}`;
  const isSuspect = textFlags({ fullName: mail.senderName, message }).length > 0;
  return isMarked || (isSuspect && authenticity === 'forged');
}

/** Address of the person in turn; `null` where leads are not given out. */
async function personInTurn(
  payload: Payload,
  now: Date,
  req: InTransaction,
): Promise<string | null> {
  const desk = await readDesk(payload, req);
  if (desk.turns.length === 0) return null;
  const colleagues = await readAnswering(payload);
  const { timeZone } = await officeAt(payload, now, desk);
  const everybody = colleagues.map(({ id }) => id);
  const newest = await newestLeads(payload, everybody, req);
  const turns = { colleagues, listed: desk.turns, newest, day: dayIn(timeZone, now) };
  const [person] = inTurn({ topic: TOPIC, locale: DEFAULT_LOCALE }, turns);
  return person?.email ?? null;
}
