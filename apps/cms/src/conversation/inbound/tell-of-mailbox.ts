import type { Payload } from 'payload';
import { readColleagues } from '../../accounts/colleagues.ts';
import { inTransaction } from '../../platform/database/writes/transaction.ts';
import { mailboxKey } from '../../platform/outbox/notices.ts';
import { newMessage, writeOnce } from '../../platform/outbox/outbox.ts';
import { wake } from '../../platform/process/background.ts';
import { env } from '../../platform/process/env.ts';
import { readMailboxState } from './mailbox-state.ts';

/** A mail server that is away for less than this comes back by itself, in ms. */
const PATIENCE = 15 * 60_000;

/**
 * Mails managers and administrators that the mailbox cannot be read: customers may wait there whom
 * nobody sees. Once for each time that it begins, whichever process looks.
 */
export async function tellOfMailbox(payload: Payload, now: Date): Promise<void> {
  const state = env.IMAP_URL ? await readMailboxState(payload) : null;
  if (!state?.problem || !state.since) return;
  if (now.getTime() - Date.parse(state.since) < PATIENCE) return;
  const about = mailboxKey(state.since);
  const isTheirs = (role: string) => role === 'manager' || role === 'admin';
  const people = (await readColleagues(payload)).filter(({ roles }) => roles.some(isTheirs));
  const facts = { kind: 'notification', formType: 'contact', lead: null } as const;
  const at = now.toISOString();
  const isTold = await inTransaction(payload, async (req) => {
    let told = 0;
    for (const { id, email: recipient } of people) {
      const row = { ...newMessage({ ...facts, at, recipient }), about, onceKey: `${about}-${id}` };
      if (await writeOnce(payload, row, req)) told += 1;
    }
    return told > 0;
  });
  if (isTold) wake(payload, 'mail');
}
