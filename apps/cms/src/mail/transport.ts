import { randomUUID } from 'node:crypto';
import { mkdir, open } from 'node:fs/promises';
import path from 'node:path';
import nodemailer, { type SendMailOptions } from 'nodemailer';
import type { EmailAdapter } from 'payload';
import {
  bareAddress,
  type Mail,
  ORIGIN_HEADER,
  originOf,
  type Unreached,
} from '../platform/outbox/mail.ts';
import { env } from '../platform/process/env.ts';
import { syncFolder } from '../platform/process/sync-folder.ts';

/** Sends mails: by SMTP, or into files. */
export interface Transport {
  /** Sends one mail. @throws DeliveryError when no recipient gets it */
  deliver(mail: Mail): Promise<Delivered>;
  close(): void;
}

/** What became of a mail: a mail server took it, or it is kept in a file. */
export interface Delivered {
  state: 'sent' | 'kept';
  /** Recipients that the server refused, while it took the mail for others. */
  refused: Unreached[];
}

/**
 * Why a mail was not sent. `refused`: the server will never take it; `away`: the server takes none,
 * which says nothing about the mail; `later`: everything else.
 */
type FailureKind = 'refused' | 'away' | 'later';

/**
 * Why a mail server takes no mail at all: it is not reached, turns everybody away at the greeting,
 * refuses our name and password, or refuses our sender.
 */
export const AWAY_REASONS = ['connection', 'greeting', 'password', 'sender'] as const;
type AwayReason = (typeof AWAY_REASONS)[number];

/** A mail was not sent. */
export class DeliveryError extends Error {
  readonly kind: FailureKind;
  /** Of a server that is away. */
  readonly reason: AwayReason | null;

  constructor(
    message: string,
    kind: FailureKind,
    { reason = null, ...options }: ErrorOptions & { reason?: AwayReason | null } = {},
  ) {
    super(message, options);
    this.name = 'DeliveryError';
    this.kind = kind;
    this.reason = reason;
  }
}

const SECOND = 1000;
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/** SMTP when an address is configured; otherwise files in the folder, so that nothing is lost. */
export function createMailTransport(smtpUrl: string | undefined, folder: string): Transport {
  return smtpUrl ? smtpTransport(smtpUrl) : fileTransport(folder);
}

/**
 * @param smtpUrl `smtp://user:password@host:587` (STARTTLS demanded, but for this machine itself)
 *   or `smtps://…:465`
 */
function smtpTransport(smtpUrl: string): Transport {
  const url = new URL(smtpUrl);
  const secure = url.protocol === 'smtps:';
  const local = LOOPBACK.includes(url.hostname);
  const auth = {
    user: decodeURIComponent(url.username),
    pass: decodeURIComponent(url.password),
  };
  const transporter = nodemailer.createTransport({
    pool: true,
    maxConnections: 3,
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port) || (secure ? 465 : 587),
    secure,
    requireTLS: !secure && !local,
    ignoreTLS: !secure && local,
    dnsTimeout: 10 * SECOND,
    connectionTimeout: 10 * SECOND,
    greetingTimeout: 10 * SECOND,
    socketTimeout: 30 * SECOND,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(auth.user ? { auth } : {}),
  });
  return {
    async deliver(mail) {
      try {
        const { rejected, rejectedErrors = [] }: Taken = await transporter.sendMail(
          messageOf(mail),
        );
        const refused = rejected.map((address, nth) => {
          const { response, responseCode = 0, message } = rejectedErrors[nth] ?? {};
          const isTemporary = responseCode >= 400 && responseCode < 500;
          return { address, reason: response ?? message ?? '', isTemporary };
        });
        return { state: 'sent', refused };
      } catch (error) {
        throw deliveryError(error);
      }
    },
    close: () => transporter.close(),
  };
}

/** A mail server's answers to a mail that it took for some recipient. */
interface Taken {
  rejected: string[];
  /** In the same order. */
  rejectedErrors?: SmtpError[];
}

interface SmtpError {
  code?: string;
  command?: string;
  message?: string;
  response?: string;
  responseCode?: number;
}

/** Words and codes (RFC 3463) for a sender that is refused; some servers say so after the recipient only. */
const OF_SENDER = /\b[45]\.1\.[78]\b|\bsender (?:address )?rejected\b/i;

/** The answer to a mail that is larger than the server takes. */
const TOO_LARGE = 552;

function awayReason({
  code,
  command = '',
  response = '',
  responseCode,
}: SmtpError): AwayReason | null {
  if (command === 'CONN') return responseCode === undefined ? 'connection' : 'greeting';
  if (code === 'EAUTH') return 'password';
  if (['EHLO', 'HELO', 'STARTTLS', 'RSET'].includes(command)) return 'greeting';
  const isSender =
    command === 'MAIL FROM'
      ? responseCode !== undefined && responseCode !== TOO_LARGE
      : command === 'RCPT TO' && OF_SENDER.test(response);
  return isSender ? 'sender' : null;
}

/**
 * A mail server's answer of the 5xx kind to the recipient or the content is final; one of the 4xx
 * kind may change within an hour.
 */
function deliveryError(error: unknown): DeliveryError {
  const found = error as SmtpError;
  const { code, command, message, responseCode = 0 } = found;
  const aboutTheMail = code === 'EENVELOPE' || code === 'EMESSAGE';
  const refused = aboutTheMail && responseCode >= 500;
  const where = command && command !== 'CONN' ? ` (${command})` : '';
  const reason = awayReason(found);
  const kind = reason ? 'away' : refused ? 'refused' : 'later';
  const text = `${message ?? 'Unknown failure'}${where}`;
  return new DeliveryError(text, kind, { cause: error, reason });
}

/** Writes each mail to a file of its own and returns once it is on stable storage. */
function fileTransport(folder: string): Transport {
  const composer = nodemailer.createTransport({
    streamTransport: true,
    buffer: true,
    newline: 'windows',
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async deliver(mail) {
      const { message } = await composer.sendMail(messageOf(mail));
      await mkdir(folder, { recursive: true });
      const name = mail.messageId.replace(/@.*$/, '').replace(/[^A-Za-z0-9.-]/g, '_');
      const file = await open(path.join(folder, `${name}.eml`), 'w', 0o600);
      try {
        await file.writeFile(message as Buffer);
        await file.sync();
      } finally {
        await file.close();
      }
      await syncFolder(folder);
      return { state: 'kept', refused: [] };
    },
    close: () => composer.close(),
  };
}

function messageOf(mail: Mail): SendMailOptions {
  const references = (mail.references ?? []).map((id) => `<${id}>`);
  const to = [mail.to, ...(mail.others ?? [])];
  const { cc = [], bcc = [] } = mail;
  const named = (address: string) => ({ name: '', address });
  const byProgram = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' };
  return {
    from: mail.fromName ? { name: mail.fromName, address: bareAddress(mail.from) } : mail.from,
    to: to.map(named),
    cc: cc.map(named),
    // The envelope is said outright, so that no text in a header can add a recipient.
    envelope: {
      from: bareAddress(mail.from),
      to: [...(mail.only ?? new Set([...to, ...cc, ...bcc]))],
    },
    ...(mail.replyTo ? { replyTo: [mail.replyTo] } : {}),
    messageId: `<${mail.messageId}>`,
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    ...(mail.attachments ? { attachments: [...mail.attachments] } : {}),
    ...(references.length > 0 ? { references, inReplyTo: references.at(-1) } : {}),
    ...(mail.calendar ? { icalEvent: { ...mail.calendar, filename: 'call.ics' } } : {}),
    headers: {
      ...(mail.isPersonal ? {} : byProgram),
      [ORIGIN_HEADER]: originOf(mail.messageId),
      ...mail.headers,
    },
  };
}

/** Mails of the back office itself, such as a forgotten password, are sent as mails about leads are. */
export const payloadEmail: EmailAdapter = () => {
  const transport = createMailTransport(env.SMTP_URL, path.join(env.DATA_DIR, 'mails'));
  const address = bareAddress(env.MAIL_FROM);
  return {
    name: 'mails',
    defaultFromAddress: address,
    defaultFromName: env.MAIL_FROM.replace(/\s*<[^<>]*>\s*$/, ''),
    sendEmail: async ({ to, subject, html, text }) => {
      const recipient = typeof to === 'string' ? to : undefined;
      if (!recipient) throw new Error('The back office writes to one person at a time.');
      await transport.deliver({
        messageId: `admin-${randomUUID()}@${address.replace(/^.*@/, '')}`,
        from: env.MAIL_FROM,
        to: recipient,
        replyTo: null,
        subject: subject ?? '',
        text: typeof text === 'string' ? text : '',
        html: typeof html === 'string' ? html : '',
      });
    },
  };
};
