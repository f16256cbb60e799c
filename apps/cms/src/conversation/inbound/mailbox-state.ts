import type { Payload } from 'payload';
import { z } from 'zod';
import { leaseState, setLeaseState } from '../../platform/database/lease.ts';

/** Name of the lease by which one process reads the mailbox. */
export const MAILBOX_LEASE = 'mailbox';

/**
 * Why the mailbox is not read. `refused`: the name or the password is wrong; `missing`: there is no
 * such folder; `away`: the server does not answer; `room`: the disk is full; `storage`: a mail
 * could not be stored.
 */
const problem = z.enum(['refused', 'missing', 'away', 'room', 'storage']);

const state = z.object({
  /** The mailbox that this is about, without a password. */
  box: z.string(),
  /** UIDVALIDITY: with another one the UIDs are other mails. */
  validity: z.string().nullable(),
  /** UID of the last mail that was taken. */
  uid: z.number().int().min(0),
  /** When the last mail was taken, or the first look was made. ISO 8601. */
  at: z.iso.datetime(),
  problem: problem.nullable(),
  /** Since when there is the problem. ISO 8601. */
  since: z.iso.datetime().nullable(),
});

/** How far the mailbox has been read, and its present problem. */
export type MailboxState = z.output<typeof state>;
/** Why it is not read. */
export type MailboxProblem = z.output<typeof problem>;

/** The state as the process that reads the mailbox has left it; `null` before its first look. */
export async function readMailboxState(payload: Payload): Promise<MailboxState | null> {
  const text = await leaseState(payload, MAILBOX_LEASE);
  if (text === null) return null;
  return state.safeParse(JSON.parse(text)).data ?? null;
}

/** Stores the state for the next look; only the process with the lease can. */
export async function writeMailboxState(payload: Payload, next: MailboxState): Promise<void> {
  await setLeaseState(payload, MAILBOX_LEASE, JSON.stringify(next));
}
