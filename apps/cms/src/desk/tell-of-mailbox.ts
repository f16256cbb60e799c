import type { Payload } from 'payload';
import { readColleagues } from '../accounts/colleagues.ts';
import { readMailboxState } from '../conversation/inbound/mailbox-state.ts';
import { inTransaction } from '../platform/database/writes/transaction.ts';
import { mailboxKey } from '../platform/outbox/notices.ts';
import { newMessage, writeOnce } from '../platform/outbox/outbox.ts';
import { env } from '../platform/process/env.ts';

/** A mail server that is away for less than this comes back by itself, in ms. */
const PATIENCE = 15 * 60_000;

/**
 * Mails managers and administrators that the mailbox cannot be read: customers may wait there whom
 * nobody sees. Once for each time that it begins, whichever process looks.
 * @returns whether this call wrote a mail
 */
export async function tellOfMailbox(payload: Payload, now: Date): Promise<boolean> {
  const state = env.IMAP_URL ? await readMailboxState(payload) : null;
  if (!state?.problem || !state.since) return false;
  if (now.getTime() - Date.parse(state.since) < PATIENCE) return false;
  const about = mailboxKey(state.since);
  const isTheirs = (role: string) => role === 'manager' || role === 'admin';
  const people = (await readColleagues(payload)).filter(({ roles }) => roles.some(isTheirs));
  const facts = { kind: 'notification', formType: 'contact', lead: null } as const;
  const at = now.toISOString();
  return inTransaction(payload, async (req) => {
    let told = 0;
    for (const { id, email: recipient } of people) {
      const row = { ...newMessage({ ...facts, at, recipient }), about, onceKey: `${about}-${id}` };
      if (await writeOnce(payload, row, req)) told += 1;
    }
    return told > 0;
  });
}
