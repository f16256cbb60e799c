import { spelledMail } from '@osnowa/contract';
import type { EmailAddress, Headers } from 'mailparser';
import type { MailRemark } from '../../kit/states/mail-states.ts';
import type { Envelope } from '../../platform/outbox/mail.ts';
import type { MailFile } from './mail-file.ts';

/** A mail that has arrived, as far as it could be read. */
export interface ReadMail {
  /** Message-ID without angle brackets. */
  headerId: string | null;
  /** Message-IDs that it answers, the nearest first. */
  answers: string[];
  /** Bare address in lower case. */
  sender: string | null;
  senderName: string;
  /** Where an answer goes, if it names another address than the sender's. */
  replyTo: string | null;
  recipient: string | null;
  /** The addresses that it names as recipients, those in copy last. */
  to: string[];
  /** The same, apart. */
  envelope: Envelope;
  /** How many addresses it names as recipients. */
  recipients: number;
  subject: string;
  /** Its own text, or its HTML as text. */
  text: string;
  files: MailFile[];
  /** Pictures of a signature, by the names on the disk. */
  decoration: string[];
  remarks: MailRemark[];
  /** Header fields by their lower-case names; empty where they cannot be read. */
  headers: Headers;
  /** The header fields as they are in the mail, from the top. */
  headerLines: readonly { key: string; line: string }[];
  /** A mail server's report about a mail that it could not deliver; empty for other mails. */
  report: string;
  /** Its calendar files: an answer to our invitation, or an invitation. */
  calendar: string;
  /** The sign that a person gave in place of words, such as 👍. */
  reaction: string;
}

/** Message-IDs that are stored of a long conversation, and their longest length. */
export const MOST_ANSWERED = 50;
const LONGEST_ID = 500;
/** Length of a stored name in code units. */
const LONGEST_NAME = 250;

/** Fills in the values of a mail's header fields. */
export function readHeaders(mail: ReadMail): void {
  const { headers } = mail;
  const [from] = addressesIn(headers.get('from'));
  const [replyTo] = addressesIn(headers.get('reply-to'));
  const [direct, copied] = [addressesIn(headers.get('to')), addressesIn(headers.get('cc'))];
  const to = [...direct, ...copied];
  mail.sender = bare(from);
  mail.senderName = clean(from?.name ?? '').slice(0, LONGEST_NAME);
  mail.replyTo = bare(replyTo);
  mail.recipient = bare(to[0]);
  mail.to = bareOnes(to);
  mail.envelope = { to: bareOnes(direct), cc: bareOnes(copied), bcc: [] };
  mail.recipients = to.length;
  mail.headerId = idsIn(textOf(headers.get('message-id')))[0] ?? null;
  const answered = [
    ...idsIn(textOf(headers.get('in-reply-to'))),
    ...idsIn(textOf(headers.get('references'))).reverse(),
  ];
  mail.answers = [...new Set(answered)].slice(0, MOST_ANSWERED);
  mail.subject = clean(textOf(headers.get('subject')));
}

/** The text of a header field; that of a repeated one in one line. */
export function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join(' ');
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return '';
  const structured = value as { value?: unknown; text?: unknown };
  if (typeof structured.text === 'string') return structured.text;
  return typeof structured.value === 'string' ? structured.value : '';
}

function addressesIn(value: unknown): EmailAddress[] {
  const objects = (Array.isArray(value) ? value : [value]) as { value?: EmailAddress[] }[];
  const listed = objects.flatMap((one) => one?.value ?? []);
  return listed.flatMap((one) => one.group ?? [one]);
}

function bare(one: EmailAddress | undefined): string | null {
  const address = spelledMail(clean(one?.address ?? ''));
  return address.includes('@') ? address.slice(0, LONGEST_ID) : null;
}

function bareOnes(addresses: readonly EmailAddress[]): string[] {
  return addresses.slice(0, MOST_ANSWERED).flatMap((one) => bare(one) ?? []);
}

/** The Message-IDs in a header field, without angle brackets. */
export function idsIn(text: string): string[] {
  return [...storable(text).matchAll(/<([^<>\s]+)>/g)].flatMap(([, id = '']) =>
    id.length <= LONGEST_ID ? [id] : [],
  );
}

/** One line without control characters. */
export function clean(line: string): string {
  return storable(line)
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim();
}

/** PostgreSQL stores no NUL, so both databases store the sign for it instead. */
export function storable(text: string): string {
  return text.toWellFormed().replaceAll('\0', '\u2400');
}
