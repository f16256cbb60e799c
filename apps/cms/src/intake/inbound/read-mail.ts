import { createReadStream } from 'node:fs';
import path from 'node:path';
import type { Readable } from 'node:stream';
import type { AttachmentStream, EmailAddress, Headers, MailParserOptions } from 'mailparser';
import type { MailRemark } from '../../fields/states.ts';
import { FOLDERS } from '../../leads/attachments/stored-files.ts';
import { LONGEST_HTML, textOfHtml } from './html-text.ts';
import { discardMailFiles, type MailFile, WHOLE_MAIL, writeMailFile } from './mail-file.ts';

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
  /** How many addresses it names as recipients. */
  recipients: number;
  subject: string;
  /** Its own text, or its HTML as text. */
  text: string;
  files: MailFile[];
  remarks: MailRemark[];
  /** Header fields by their lower-case names; empty where they cannot be read. */
  headers: Headers;
  /** The header fields as they stand in the mail, from the top. */
  headerLines: readonly { key: string; line: string }[];
  /** What a mail server says of a mail that it could not deliver; empty for other mails. */
  report: string;
}

/** A mail with more bytes is read up to this place only; the whole is a file of it. */
const READ_BYTES = 40 * 1024 * 1024;
/** Of such a mail the beginning is read, in bytes: its header fields. */
const HEAD_BYTES = 256 * 1024;
/** Files of one mail together, in bytes: as those of a form. */
const FILES_BYTES = 25 * 1024 * 1024;
const MOST_FILES = 50;
/** Lengths in code points, of what the back office shows. */
const LONGEST_TEXT = 100_000;
const LONGEST_SUBJECT = 250;
/** Of a longer text so many code units are looked at: tidying 40 MB takes the memory of a service. */
const READ_TEXT = 1_000_000;
/** Message-IDs that are stored of a long conversation, and their longest length. */
const MOST_ANSWERED = 50;
const LONGEST_ID = 500;
/** Longest part of a report that is looked at, and of all its parts together; in code units. */
const LONGEST_REPORT = 64 * 1024;
const LONGEST_REPORTS = 4 * LONGEST_REPORT;

const OPTIONS: MailParserOptions = {
  // The back office shows text only: no picture is fetched and no script runs there.
  skipTextToHtml: true,
  skipTextLinks: true,
  skipImageLinks: true,
  keepDeliveryStatus: true,
  ignoreEmbedded: true,
  checksumAlgo: false,
  maxHtmlLengthToParse: LONGEST_HTML,
};

/** Parts of a report that say which mail came back and why; the rest of its parts are files. */
const REPORT_PARTS = ['message/delivery-status', 'message/rfc822', 'text/rfc822-headers'];

/** An empty mail, for one that cannot be read at all. */
function nothing(): ReadMail {
  return {
    headerId: null,
    answers: [],
    sender: null,
    senderName: '',
    replyTo: null,
    recipient: null,
    recipients: 0,
    subject: '',
    text: '',
    files: [],
    remarks: [],
    headers: new Map(),
    headerLines: [],
    report: '',
  };
}

/** A mail of which nothing is read. */
export function unreadMail(): ReadMail {
  return { ...nothing(), remarks: ['unreadable'] };
}

/**
 * Reads a mail from a file. Whatever its bytes are, a mail comes back: what cannot be read is
 * missing in it, and a remark says so.
 * @throws Error of the file system only
 */
export async function readMail(raw: MailFile): Promise<ReadMail> {
  const mail = nothing();
  const isHuge = raw.size > READ_BYTES;
  if (isHuge) mail.remarks.push('too-large');
  const source = createReadStream(
    path.join(FOLDERS.incoming, raw.file),
    isHuge ? { end: HEAD_BYTES } : {},
  );
  try {
    await parse(source, mail, isHuge);
  } catch (error) {
    await discardMailFiles(mail.files);
    if (isOfFileSystem(error)) throw error;
    mail.files = [];
    note(mail, 'unreadable');
  } finally {
    source.destroy();
  }
  readHeaders(mail);
  const isEmpty = mail.text === '' && mail.files.length === 0;
  if (isEmpty && /^multipart\//.test(textOf(mail.headers.get('content-type')))) {
    note(mail, 'unreadable');
  }
  if (mail.text.length > READ_TEXT) note(mail, 'cut');
  mail.text = shortened(mail, tidy(mail.text.slice(0, READ_TEXT)), LONGEST_TEXT);
  mail.subject = shortened(mail, mail.subject, LONGEST_SUBJECT);
  return mail;
}

function isOfFileSystem(error: unknown): boolean {
  return typeof (error as NodeJS.ErrnoException).syscall === 'string';
}

function note(mail: ReadMail, remark: MailRemark): void {
  const isSaid =
    mail.remarks.includes(remark) || (remark === 'cut' && mail.remarks.includes('too-large'));
  if (!isSaid) mail.remarks.push(remark);
}

async function parse(source: Readable, mail: ReadMail, headOnly: boolean): Promise<void> {
  // Imported when a mail comes: an installation without a mailbox never needs it.
  const { MailParser } = await import('mailparser');
  const parser = new MailParser(OPTIONS);
  parser.on('headers', (headers) => {
    mail.headers = headers;
  });
  parser.on('headerLines', (lines) => {
    mail.headerLines = lines;
  });
  source.on('error', (error) => parser.destroy(error));
  source.pipe(parser);
  for await (const part of parser as AsyncIterable<
    AttachmentStream | { type: 'text'; text?: string; html?: string; textConversionError?: Error }
  >) {
    if (part.type === 'attachment') {
      await keepPart(part, mail, headOnly);
      part.release?.();
    } else {
      const { html, text = '' } = part;
      const isHtmlOnly = text.trim() === '' && html && !part.textConversionError;
      const converted = isHtmlOnly ? await textOfHtml(html) : text;
      mail.text = converted ?? '';
      if (converted === null || part.textConversionError) note(mail, 'unreadable');
    }
  }
}

/** Stores a file of the mail; one that would be too much is left in the whole mail. */
async function keepPart(part: AttachmentStream, mail: ReadMail, headOnly: boolean): Promise<void> {
  const pieces: Buffer[] = [];
  let taken = 0;
  const isOfReport =
    REPORT_PARTS.includes(part.contentType) && mail.report.length < LONGEST_REPORTS;
  async function* content() {
    for await (const piece of part.content as AsyncIterable<Buffer>) {
      if (isOfReport && taken < LONGEST_REPORT) pieces.push(piece);
      taken += piece.length;
      yield piece;
    }
  }
  const stored = mail.files.reduce((sum, { size }) => sum + size, 0);
  const left = headOnly || mail.files.length >= MOST_FILES ? -1 : FILES_BYTES - stored;
  const file = await writeMailFile(content(), nameOf(part, mail.files.length), left);
  if (file) mail.files.push(file);
  else note(mail, 'too-large');
  if (isOfReport) {
    mail.report += `\n${Buffer.concat(pieces).toString('utf8', 0, LONGEST_REPORT)}\n`;
  }
}

/** Endings of files that have no name in the mail. */
const ENDINGS: Readonly<Record<string, string>> = {
  'message/rfc822': 'eml',
  'message/delivery-status': 'txt',
  'text/rfc822-headers': 'txt',
  'text/calendar': 'ics',
  'image/jpeg': 'jpg',
  'image/svg+xml': 'svg',
};

function nameOf({ filename, contentType }: AttachmentStream, index: number): string {
  if (filename) return filename;
  const ending = ENDINGS[contentType] ?? contentType.split('/')[1]?.replace(/[^a-z0-9]/gi, '');
  return `plik-${index + 1}.${ending || 'bin'}`;
}

function readHeaders(mail: ReadMail): void {
  const { headers } = mail;
  const [from] = addressesIn(headers.get('from'));
  const [replyTo] = addressesIn(headers.get('reply-to'));
  const to = [...addressesIn(headers.get('to')), ...addressesIn(headers.get('cc'))];
  mail.sender = bare(from);
  mail.senderName = clean(from?.name ?? '').slice(0, LONGEST_SUBJECT);
  mail.replyTo = bare(replyTo);
  mail.recipient = bare(to[0]);
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
  const address = clean(one?.address ?? '').toLowerCase();
  return address.includes('@') ? address.slice(0, LONGEST_ID) : null;
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
function storable(text: string): string {
  return text.toWellFormed().replaceAll('\0', '\u2400');
}

function tidy(text: string): string {
  return storable(text)
    .replace(/\r\n?/g, '\n')
    .replace(/\n{4,}/g, '\n\n\n')
    .trim();
}

function shortened(mail: ReadMail, text: string, most: number): string {
  if (text.length <= most) return text;
  // A letter has two code units at most. All letters of a text of 40 MB would be an array of 40 million.
  const letters = [...text.slice(0, 2 * most + 2)];
  if (letters.length <= most) return text;
  note(mail, 'cut');
  return `${letters.slice(0, most).join('')}…`;
}

/** Whether the whole mail is kept as a file, because something of it is missing otherwise. */
export function keepsWhole({ remarks }: ReadMail): boolean {
  return remarks.length > 0;
}

/** The whole mail as one of its files. */
export function wholeMail(raw: MailFile): MailFile {
  return { ...raw, name: WHOLE_MAIL, extension: 'eml', flags: [] };
}
