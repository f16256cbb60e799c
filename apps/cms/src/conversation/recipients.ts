import { spelledMail } from '@osnowa/contract';
import type { Payload } from 'payload';
import type { Message } from '../platform/database/generated/payload-types.ts';
import { findStored } from '../platform/database/stored.ts';
import { addressesOf, type Envelope, envelopeOf } from '../platform/outbox/mail.ts';
import { ownMailboxes } from './own-mailboxes.ts';

/** Most recipients of a reply: a mail to more is no answer, and mail servers take it for advertising. */
export const MOST_RECIPIENTS = 20;

/** The address without the part that tells mails to it apart: `office+tk-2345@…` is `office@…`. */
function mailboxOf(address: string): string {
  return spelledMail(address).replace(/\+[^@]*(?=@)/, '');
}

/** Tests whether an address is the company's: a mailbox that it answers from, or a colleague's. */
export async function ownAddresses(payload: Payload): Promise<(address: string) => boolean> {
  const accounts = await findStored(payload, 'users', { fields: ['email'] });
  const mailboxes = await ownMailboxes(payload);
  const own = new Set([...mailboxes, ...accounts.map(({ email }) => email)].map(mailboxOf));
  return (address) => own.has(mailboxOf(address));
}

/** Mails of a lead that are looked at, the newest first; colleagues may have written some. */
const NEWEST = 20;

/** The last mail of a customer, and whom an answer to it goes to. */
interface LastMail extends Pick<Envelope, 'to' | 'cc'> {
  mail: Message;
}

/**
 * The last mail that a customer wrote in a lead, or in one that was merged into it. An answer goes to
 * its writer, where they want it; in copy to the other people of that mail. One with a forged sender is
 * left out: it may name the forger as the person to answer.
 */
export async function lastMail(payload: Payload, lead: number): Promise<LastMail | null> {
  const where = { mergedInto: { equals: lead } };
  const merged = await findStored(payload, 'leads', { where, fields: ['id'] });
  const { docs } = await payload.db.find<Message>({
    collection: 'messages',
    where: {
      lead: { in: [lead, ...merged.map(({ id }) => id)] },
      kind: { equals: 'received' },
      automatic: { exists: false },
    },
    sort: '-sentAt',
    limit: NEWEST,
    pagination: false,
  });
  const isOwn = await ownAddresses(payload);
  const mail = docs.find(
    ({ sender, authenticity }) => sender && !isOwn(sender) && authenticity !== 'forged',
  );
  if (!mail) return null;
  const { address = '' } = JSON.parse(mail.replyTo ?? '{}') as { address?: string };
  const writer = address && !isOwn(address) ? address : (mail.sender ?? '');
  const others = addressesOf(envelopeOf(mail)).filter((one) => one !== writer && !isOwn(one));
  return { mail, to: [writer], cc: others.slice(0, MOST_RECIPIENTS - 1) };
}
