import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { AttachmentStream, MailParserOptions } from 'mailparser';
import type { MailRemark } from '../../kit/states/mail-states.ts';
import { FOLDERS } from '../../leads/attachments/stored-files.ts';
import { calendarAnswer } from './calendar-answer.ts';
import { byBytes, charsetOfHtml, inLetters, isMisread } from './charset.ts';
import { type ReadMail, readHeaders, storable, textOf } from './mail-fields.ts';
import { discardMailFiles, type MailFile, WHOLE_MAIL, writeMailFile } from './mail-file.ts';
import { decorationIn, isPictureOfText, type Picture } from './pictures-in-text.ts';
import { LONGEST_HTML, textOfHtml, wholeText } from './quoted-text.ts';

/** A mail with more bytes is read up to this place only; the whole is a file of it. */
const READ_BYTES = 40 * 1024 * 1024;
/** Of such a mail the beginning is read, in bytes: its header fields. */
const HEAD_BYTES = 256 * 1024;
/** Files of one mail together, in bytes: as those of a form. */
const FILES_BYTES = 25 * 1024 * 1024;
const MOST_FILES = 50;
/** Longest texts for the back office, in code points. */
const LONGEST_TEXT = 100_000;
const LONGEST_SUBJECT = 250;
/** Of a longer text so many code units are looked at: tidying 40 MB takes the memory of a service. */
const READ_TEXT = 1_000_000;
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
    to: [],
    envelope: { to: [], cc: [], bcc: [] },
    recipients: 0,
    subject: '',
    text: '',
    files: [],
    decoration: [],
    remarks: [],
    headers: new Map(),
    headerLines: [],
    report: '',
    calendar: '',
    reaction: '',
  };
}

/** A mail of which nothing is read. */
export function unreadMail(): ReadMail {
  return { ...nothing(), remarks: ['unreadable'] };
}

/**
 * Reads a mail from a file. All bytes give a mail: unreadable parts are missing in it, and a remark
 * says so.
 * @throws Error of the file system only
 */
export async function readMail(raw: MailFile): Promise<ReadMail> {
  let mail = nothing();
  const isHuge = raw.size > READ_BYTES;
  if (isHuge) mail.remarks.push('too-large');
  const file = path.join(FOLDERS.incoming, raw.file);
  await parseAll(createReadStream(file, isHuge ? { end: HEAD_BYTES } : {}), mail, { isHuge });
  readHeaders(mail);
  const names = mail.files.map(({ name }) => name);
  const shown = mail.text.slice(0, READ_TEXT);
  if (!isHuge && [shown, mail.subject, mail.senderName, ...names].some(isMisread)) {
    const { raw: again, said } = byBytes(await readFile(file), mail.sender ?? '');
    const { files, text, subject } = mail;
    const sender = mail.sender ?? '';
    mail = nothing();
    await parseAll(Readable.from([again]), mail, { read: { said, sender } });
    await discardMailFiles(files);
    readHeaders(mail);
    if (mail.text !== text || mail.subject !== subject) note(mail, 'charset');
  }
  const comment = calendarAnswer(mail.calendar, 'UTC')?.comment;
  if (comment && !mail.text.includes(comment)) mail.text = `${comment}\n\n${mail.text}`;
  if (mail.reaction) {
    note(mail, 'reaction');
    mail.text = `${mail.reaction}\n\n${mail.text}`;
  }
  const isEmpty = mail.text === '' && mail.files.length === 0;
  if (isEmpty && /^multipart\//.test(textOf(mail.headers.get('content-type')))) {
    note(mail, 'unreadable');
  }
  mail.subject = shortened(mail, mail.subject, LONGEST_SUBJECT);
  return withText(mail, mail.text);
}

/** The mail with another text; one that is too long is cut. */
export function withText(mail: ReadMail, text: string): ReadMail {
  if (text.length > READ_TEXT) note(mail, 'cut');
  mail.text = shortened(mail, tidy(text.slice(0, READ_TEXT)), LONGEST_TEXT);
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

/** How a mail is read: its head only, or as letters that encode bytes in another charset. */
interface Reading {
  isHuge?: boolean;
  read?: { said: string | null; sender: string };
}

async function parseAll(source: Readable, mail: ReadMail, reading: Reading): Promise<void> {
  try {
    await parse(source, mail, reading);
  } catch (error) {
    await discardMailFiles(mail.files);
    if (isOfFileSystem(error)) throw error;
    mail.files = [];
    note(mail, 'unreadable');
  } finally {
    source.destroy();
  }
}

async function parse(source: Readable, mail: ReadMail, { isHuge, read }: Reading): Promise<void> {
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
  const pictures: Picture[] = [];
  for await (const part of parser as AsyncIterable<
    AttachmentStream | { type: 'text'; text?: string; html?: string; textConversionError?: Error }
  >) {
    if (part.type === 'attachment') {
      const file = await keepPart(part, mail, isHuge === true);
      if (file && isPictureOfText(part)) pictures.push({ ...file, cid: part.cid ?? '' });
      part.release?.();
      continue;
    }
    // One letter beyond the limit, so that a cut is noticed.
    const bytes = (part.html ?? '').slice(0, LONGEST_HTML + 1);
    const html = read
      ? inLetters(bytes, { ...read, said: charsetOfHtml(bytes) ?? read.said })
      : (part.html ?? '');
    mail.decoration = decorationIn(html, pictures);
    const own = part.text ?? '';
    const text = read ? inLetters(own.slice(0, READ_TEXT + 1), read) : own;
    const shown = html && !part.textConversionError ? await textOfHtml(html) : '';
    mail.text = wholeText(text, shown ?? '');
    if (shown === null || part.textConversionError) note(mail, 'unreadable');
  }
}

/** The part by which Gmail says that somebody reacted to a mail with a sign. */
const REACTION = 'text/vnd.google.email-reaction+json';
const CALENDAR = /^(?:text\/calendar|application\/ics)$/;
/** Longest calendar file that is looked at, in code units. */
const LONGEST_CALENDAR = 64 * 1024;

/** Stores a file of the mail; one that is too large remains in the whole mail only. */
async function keepPart(
  part: AttachmentStream,
  mail: ReadMail,
  headOnly: boolean,
): Promise<MailFile | null> {
  const pieces: Buffer[] = [];
  let taken = 0;
  const type = part.contentType;
  const isOfReport = REPORT_PARTS.includes(type) && mail.report.length < LONGEST_REPORTS;
  const isCalendar = CALENDAR.test(type);
  const isLookedAt = isOfReport || isCalendar || type === REACTION;
  async function* content() {
    for await (const piece of part.content as AsyncIterable<Buffer>) {
      if (isLookedAt && taken < LONGEST_REPORT) pieces.push(piece);
      taken += piece.length;
      yield piece;
    }
  }
  const stored = mail.files.reduce((sum, { size }) => sum + size, 0);
  const left = headOnly || mail.files.length >= MOST_FILES ? -1 : FILES_BYTES - stored;
  const file = await writeMailFile(content(), nameOf(part, mail.files.length), left);
  const said = Buffer.concat(pieces).toString('utf8', 0, LONGEST_REPORT);
  if (type === REACTION) mail.reaction = emojiIn(said);
  if (file && mail.reaction && type === REACTION) await discardMailFiles([file]);
  else if (file) mail.files.push(file);
  else note(mail, 'too-large');
  if (isOfReport) mail.report += `\n${said}\n`;
  if (isCalendar && mail.calendar.length < LONGEST_CALENDAR) mail.calendar += `${said}\n`;
  return file;
}

/** The sign of a reaction; empty where there is none. */
function emojiIn(json: string): string {
  const [, emoji = ''] = /"emoji"\s*:\s*"([^"\\]{1,40})"/.exec(json) ?? [];
  return /\p{Extended_Pictographic}|\p{Regional_Indicator}/u.test(emoji) ? emoji : '';
}

/** Endings of files that have no name in the mail. */
const ENDINGS: Readonly<Record<string, string>> = {
  'message/rfc822': 'eml',
  'message/delivery-status': 'txt',
  'text/rfc822-headers': 'txt',
  'application/pkcs7-mime': 'p7m',
  'image/jpeg': 'jpg',
  'image/svg+xml': 'svg',
};

function nameOf({ filename, contentType }: AttachmentStream, index: number): string {
  const isMail = contentType === 'message/rfc822';
  if (filename) return isMail && !/\.eml$/i.test(filename) ? `${filename}.eml` : filename;
  if (contentType === 'text/calendar') return 'kalendarz.ics';
  const ending = ENDINGS[contentType] ?? contentType.split('/')[1]?.replace(/[^a-z0-9]/gi, '');
  return `plik-${index + 1}.${ending || 'bin'}`;
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

/** Whether the whole mail is stored as a file, because a part of it would be missing otherwise. */
export function keepsWhole({ remarks }: ReadMail): boolean {
  return remarks.some((remark) => remark !== 'reaction');
}

export function wholeMail(raw: MailFile): MailFile {
  return { ...raw, name: WHOLE_MAIL, extension: 'eml', flags: [] };
}
