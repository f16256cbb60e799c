import { createHmac } from 'node:crypto';
import { sameToken } from '@osnowa/http/bearer';
import { env } from '../process/env.ts';

/** One mail, ready to be sent. Addresses are bare; names are separate, never inside. */
export interface Mail {
  /** Identity without angle brackets; the same at every attempt, so that a double is recognised. */
  messageId: string;
  from: string;
  /** Name of the person who wrote it, in the place of the one in `from`. */
  fromName?: string;
  to: string;
  /** Further recipients. */
  others?: readonly string[];
  cc?: readonly string[];
  /** Recipients that no header names. */
  bcc?: readonly string[];
  /** The ones to send it to, where the others have got it. */
  only?: readonly string[];
  replyTo: { name: string; address: string } | null;
  subject: string;
  text: string;
  html: string;
  /** Whether a person wrote it: then it does not say that a program did. */
  isPersonal?: boolean;
  /** Message-IDs without angle brackets of the mails that it answers, the nearest last. */
  references?: readonly string[];
  /** Further headers, made of our own words only. */
  headers?: Readonly<Record<string, string>>;
  attachments?: readonly MailAttachment[];
  /** An entry that calendars add or remove. */
  calendar?: { method: 'REQUEST' | 'CANCEL'; content: string };
}

/** A file of a mail; made by us or chosen by staff, never a visitor's own. */
export interface MailAttachment {
  filename: string;
  /** Without it the name decides. */
  contentType?: string;
  content: Buffer;
}

/** Everybody who gets a mail of a conversation. Addresses are spelled alike; those of a draft as they were typed. */
export interface Envelope {
  to: string[];
  cc: string[];
  /** Of our mails only. Nobody else learns of these. */
  bcc: string[];
  /** Of a reply: id of the received mail that it quotes. */
  quotes?: number;
  /** Of a reply that the others have got: recipients whom the server refused for now. */
  left?: string[];
}

/** The recipients of a message. One that was stored before there were several has its one address. */
export function envelopeOf(message: { envelope?: unknown; recipient?: string | null }): Envelope {
  const { envelope, recipient } = message;
  return (envelope as Envelope | null) ?? { to: recipient ? [recipient] : [], cc: [], bcc: [] };
}

/** All addresses of an envelope, each once. */
export function addressesOf({ to, cc, bcc }: Envelope): string[] {
  return [...new Set([...to, ...cc, ...bcc])];
}

/** An address that a mail did not reach, with the mail server's reason. */
export interface Unreached {
  address: string;
  reason: string;
  /** Whether the server may take it later. */
  isTemporary?: boolean;
}

/** The address in `Name <address>`, or in `address` alone. */
export function bareAddress(from: string): string {
  return (/<([^<>]+)>\s*$/.exec(from)?.[1] ?? from).trim();
}

/** Header field by which this installation recognises a mail of its own. */
export const ORIGIN_HEADER = 'X-Osnowa-Mail';

function signature(id: string): string {
  const purpose = `mail of this installation ${id}`;
  return createHmac('sha256', env.PAYLOAD_SECRET).update(purpose).digest('base64url').slice(0, 27);
}

/**
 * Value of the field for a mail. A mail to the company comes back by the mailbox that is read; by
 * this it is recognised, also where a mail server has replaced its Message-ID.
 */
export function originOf(messageId: string): string {
  return `${signature(messageId)} ${messageId}`;
}

/**
 * What proves that an account may write to the customer of a lead by mail: its number, and a signature
 * that only a mail to this account has. It is in the address and in the Message-ID of such a mail.
 * @param account 0: nobody alone was written to, so that it proves nothing but the lead
 */
export function leadToken(reference: string, account: number): string {
  const purpose = `answer of account ${account} to ${reference.toUpperCase()}`;
  const signed = createHmac('sha256', env.PAYLOAD_SECRET).update(purpose).digest('hex');
  return `${reference.toLowerCase()}.${signed.slice(0, 24)}`;
}

/** The token in an address or a Message-ID, with the number of its lead; `null` without one. */
export function tokenIn(text: string): { token: string; reference: string } | null {
  const [, token, reference = ''] =
    /(?:^|[+.])((\w+-\w{4}-\w{4})\.[0-9a-f]{24})@/i.exec(text) ?? [];
  return token ? { token: token.toLowerCase(), reference: reference.toUpperCase() } : null;
}

/** An address of the mailbox that is read, for answers to a lead; where it takes such ones. */
export function addressWith(token: string, mailbox: string): string {
  return env.MAIL_PLUS === 'on' ? mailbox.replace(/@(?=[^@]*$)/, `+${token}@`) : mailbox;
}

/** Whether the value of the field was made by this installation. */
export function isOwnOrigin(value: string): boolean {
  const [given = '', ...id] = value.trim().split(/\s+/);
  return id.length === 1 && sameToken(given, signature(id.join('')));
}
