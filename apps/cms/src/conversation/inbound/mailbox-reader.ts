import { setTimeout as sleep } from 'node:timers/promises';
import type { ImapFlow } from 'imapflow';
import type { Payload } from 'payload';
import { giveBackLease, takeLease } from '../../platform/database/lease.ts';
import {
  MAILBOX_LEASE,
  type MailboxProblem,
  type MailboxState,
  readMailboxState,
  writeMailboxState,
} from './mailbox-state.ts';
import { NoRoom, type TakeOptions, takeMail } from './take-mail.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

/** Pause between two questions for new mails while the server reports nothing, in ms. */
const LOOK = 30 * SECOND;
/** Lease of one process on the mailbox, in ms: longer than a pause, or than a large mail takes. */
const HELD = 5 * MINUTE;
/** Pauses after a failure, in ms: the first, and the longest. */
const FIRST_PAUSE = 5 * SECOND;
const LONGEST_PAUSE = 5 * MINUTE;
/** The first look takes unread mails of so many days; older ones make no leads. */
const FIRST_DAYS = 7;
/** After a change of UIDVALIDITY mails are looked through from so long before the last one, in ms. */
const OVERLAP = 2 * DAY;
/** After so many tries a mail is stored as it came, without being read. */
const MOST_TRIES = 3;
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/** Options that a test may replace. */
export interface ReaderOptions extends TakeOptions {
  now?: () => Date;
  look?: number;
  firstPause?: number;
}

/**
 * Reads the company's mailbox: takes each new mail, and marks it as read after it was stored. One
 * process of the installation does so at a time.
 */
export class MailboxReader {
  private readonly payload: Payload;
  private readonly url: URL;
  private readonly options: ReaderOptions;
  private readonly ending = new AbortController();
  private running: Promise<void> | null = null;
  /** How often the mail under way could not be stored: it must not keep all others from being taken. */
  private tries = { uid: 0, times: 0 };

  /** @param url `imaps://user:password@host/INBOX`, or `imap://…` with STARTTLS */
  constructor(payload: Payload, url: string, options: ReaderOptions = {}) {
    this.payload = payload;
    this.url = new URL(url);
    this.options = options;
  }

  start(): void {
    this.running ??= this.run();
  }

  /** Finishes the mail that is under way and reads no more. */
  async stop(): Promise<void> {
    this.ending.abort();
    await this.running;
    await giveBackLease(this.payload, MAILBOX_LEASE);
  }

  private now(): Date {
    return this.options.now?.() ?? new Date();
  }

  private async run(): Promise<void> {
    let pause = this.options.firstPause ?? FIRST_PAUSE;
    while (!this.ending.signal.aborted) {
      try {
        await this.readOn(() => {
          pause = this.options.firstPause ?? FIRST_PAUSE;
        });
      } catch (error) {
        await this.report(error);
        await this.rest(pause);
        pause = Math.min(pause * 2, LONGEST_PAUSE);
      }
    }
  }

  private async rest(ms: number): Promise<void> {
    // An end of the process ends the pause, which is no failure.
    await sleep(ms, undefined, { signal: this.ending.signal }).catch(() => undefined);
  }

  /** Reads as long as the server answers and this process has the mailbox. */
  private async readOn(onLook: () => void): Promise<void> {
    if (!(await takeLease(this.payload, MAILBOX_LEASE, HELD))) {
      await this.rest(this.options.look ?? LOOK);
      return;
    }
    const client = await this.connect();
    try {
      await client.mailboxOpen(this.folder);
      while (!this.ending.signal.aborted) {
        await this.takeNew(client);
        onLook();
        await this.untilNews(client);
        if (!(await takeLease(this.payload, MAILBOX_LEASE, HELD))) return;
      }
    } finally {
      await client.logout().catch(() => client.close());
    }
  }

  private get folder(): string {
    return decodeURIComponent(this.url.pathname.slice(1)) || 'INBOX';
  }

  private async connect(): Promise<ImapFlow> {
    // Imported when needed: an installation without a mailbox never loads it.
    const { ImapFlow } = await import('imapflow');
    const { url } = this;
    const secure = url.protocol === 'imaps:';
    const isLocal = LOOPBACK.includes(url.hostname);
    const client = new ImapFlow({
      host: url.hostname.replace(/^\[|\]$/g, ''),
      port: Number(url.port) || (secure ? 993 : 143),
      secure,
      doSTARTTLS: !secure && !isLocal,
      auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
      logger: false,
      connectionTimeout: 15 * SECOND,
      greetingTimeout: 15 * SECOND,
      socketTimeout: 2 * MINUTE,
      maxIdleTime: MINUTE,
      autoIdleDelay: SECOND,
    });
    // A connection that breaks is found out by the next command.
    client.on('error', () => undefined);
    await client.connect();
    return client;
  }

  /** Waits until the server reports something new, for the time between two looks at most. */
  private async untilNews(client: ImapFlow): Promise<void> {
    const news = new AbortController();
    const wake = () => news.abort();
    client.once('exists', wake);
    client.once('close', wake);
    this.ending.signal.addEventListener('abort', wake, { once: true });
    await sleep(this.options.look ?? LOOK, undefined, { signal: news.signal }).catch(
      () => undefined,
    );
    client.off('exists', wake);
    client.off('close', wake);
    this.ending.signal.removeEventListener('abort', wake);
  }

  private async takeNew(client: ImapFlow): Promise<void> {
    const box = `${this.url.username}@${this.url.host}/${this.folder}`;
    const known = await readMailboxState(this.payload);
    const before = known?.box === box ? known : null;
    // Servers list new mails after a NOOP, some not otherwise.
    if (client.usable) await client.noop();
    const { mailbox } = client;
    if (!client.usable || !mailbox) throw new ConnectionLost('The mail server is gone.');
    const validity = String(mailbox.uidValidity);
    const isContinued = before?.validity === validity;
    const newest = mailbox.uidNext - 1;
    const state: MailboxState = {
      box,
      validity,
      uid: isContinued ? before.uid : 0,
      at: before?.at ?? this.now().toISOString(),
      problem: null,
      since: null,
    };
    for (const uid of await this.newUids(client, before, validity)) {
      if (this.ending.signal.aborted) return;
      await this.takeOne(client, uid);
      Object.assign(state, { uid, at: this.now().toISOString() });
      await writeMailboxState(this.payload, state);
      await client.messageFlagsAdd(String(uid), ['\\Seen'], { uid: true });
      await takeLease(this.payload, MAILBOX_LEASE, HELD);
    }
    if (isContinued && !before.problem) return;
    // Mails that the first look has left alone stay so.
    await writeMailboxState(this.payload, { ...state, uid: Math.max(state.uid, newest) });
  }

  /** UIDs of the mails that have not been taken, the oldest first. */
  private async newUids(
    client: ImapFlow,
    before: MailboxState | null,
    validity: string,
  ): Promise<number[]> {
    const last = before?.uid ?? 0;
    const query = !before
      ? { seen: false, since: new Date(this.now().getTime() - FIRST_DAYS * DAY) }
      : before.validity === validity
        ? { uid: `${last + 1}:*` }
        : { since: new Date(Date.parse(before.at) - OVERLAP) };
    const found = await client.search(query, { uid: true });
    // The library answers so when the connection has just ended.
    if (!found) throw new ConnectionLost('The mail server does not list mails.');
    const isContinued = before?.validity === validity;
    // “*” is the last mail, also when it was taken.
    return found.filter((uid) => !isContinued || uid > last).sort((one, other) => one - other);
  }

  private async takeOne(client: ImapFlow, uid: number): Promise<void> {
    const facts = await client.fetchOne(String(uid), { internalDate: true }, { uid: true });
    if (!client.usable) throw new ConnectionLost('The mail server is gone.');
    // It was deleted since.
    if (!facts) return;
    const now = this.now();
    const arrived = facts.internalDate ? new Date(facts.internalDate) : now;
    const at = arrived < now ? arrived : now;
    try {
      await this.store(client, uid, at, false);
    } catch (error) {
      // A server that is gone and a full disk say nothing of the mail.
      if (problemOf(error) !== 'storage') throw error;
      this.tries = { uid, times: this.tries.uid === uid ? this.tries.times + 1 : 1 };
      if (this.tries.times < MOST_TRIES) throw error;
      // Where the database is away this fails, too, and the mail is read again at the next try.
      await this.store(client, uid, at, true);
    }
  }

  private async store(client: ImapFlow, uid: number, at: Date, unread: boolean): Promise<void> {
    const { content } = await client.download(String(uid), undefined, { uid: true });
    if (!content) throw new ConnectionLost('The mail server does not give a mail.');
    const options = { ...this.options, unread };
    const taken = await takeMail(this.payload, content as AsyncIterable<Buffer>, at, options);
    this.payload.logger.info({ msg: 'Mail taken from the mailbox.', uid, taken });
  }

  /** Reports in the log and on the start page why the mailbox is not read. */
  private async report(error: unknown): Promise<void> {
    const problem = problemOf(error);
    this.payload.logger.warn({ err: error, msg: 'The mailbox cannot be read.', problem });
    try {
      const known = await readMailboxState(this.payload);
      if (known?.problem === problem) return;
      const now = this.now().toISOString();
      const none = { box: '', validity: null, uid: 0, at: now };
      await writeMailboxState(this.payload, {
        ...none,
        ...known,
        problem,
        since: known?.since ?? now,
      });
    } catch (err) {
      this.payload.logger.warn({ err, msg: 'The state of the mailbox could not be stored.' });
    }
  }
}

/** The connection ended without an error of its own. */
class ConnectionLost extends Error {
  override name = 'ConnectionLost';
}

function problemOf(error: unknown): MailboxProblem {
  const { authenticationFailed, code, mailboxMissing } = error as {
    authenticationFailed?: boolean;
    code?: string;
    mailboxMissing?: boolean;
  };
  if (error instanceof NoRoom || code === 'ENOSPC' || code === 'EDQUOT') return 'room';
  if (authenticationFailed) return 'refused';
  if (mailboxMissing) return 'missing';
  return isOfServer(error) ? 'away' : 'storage';
}

/** Whether the connection failed, and not the work with a mail. */
function isOfServer(error: unknown): boolean {
  if (error instanceof ConnectionLost) return true;
  const {
    code = '',
    syscall,
    rejectedFrom,
    responseStatus,
  } = error as {
    code?: string;
    syscall?: string;
    rejectedFrom?: string;
    responseStatus?: string;
  };
  return (
    ['connect', 'getaddrinfo', 'read', 'write'].includes(syscall ?? '') ||
    rejectedFrom !== undefined ||
    responseStatus !== undefined ||
    /^(?:NoConnection|E?CONN|ETIMEOUT|ClosedAfter|GREETING|UPGRADE|Download)/i.test(code)
  );
}
