import type { FormType } from '@osnowa/contract';
import type { Payload } from 'payload';
import { queryBuilder, tablesOf } from '../database/sql.ts';
import type { InTransaction } from '../database/writes/transaction.ts';
import type { TO_COLLEAGUES } from '../fields/mail-states.ts';
import { newMessage } from './outbox.ts';

/** Why colleagues are mailed. */
export type ColleagueMail = (typeof TO_COLLEAGUES)[number];

/** One mail to some colleagues about a lead. */
export interface MailToColleagues {
  kind: ColleagueMail;
  lead: number;
  formType: FormType;
  /** The mail is made once, however often and by how many processes it is asked for. */
  onceKey: string;
  /** Addresses; none: the mailbox of the people who work on leads. */
  to: readonly string[];
  at: Date;
}

/**
 * Writes a mail to colleagues into the outbox, once for its key: the row of the first recipient has
 * it, and the database takes a key once.
 * @returns whether this call wrote it
 */
export async function mailColleagues(
  payload: Payload,
  req: InTransaction,
  { kind, lead, formType, onceKey, to, at }: MailToColleagues,
): Promise<boolean> {
  const { messages } = tablesOf(payload);
  const [first = null, ...others] = to;
  const row = (recipient: string | null, key: string) => ({
    ...newMessage({ kind, formType, lead, at: at.toISOString(), recipient }),
    onceKey: key,
  });
  const insert = (rows: ReturnType<typeof row>[]) =>
    queryBuilder(payload, req)
      .insert(messages)
      .values(rows as never)
      .onConflictDoNothing()
      .returning({ id: messages.id });
  const written = await insert([row(first, onceKey)]);
  if (written.length === 0) return false;
  const more = others.map((recipient, nth) => row(recipient, `${onceKey}-${nth + 2}`));
  if (more.length > 0) await insert(more);
  return true;
}
