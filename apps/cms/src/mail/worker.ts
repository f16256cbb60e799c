import { inSpan } from '@osnowa/http/tracing';
import type { Payload } from 'payload';
import { yieldToSubmissions } from '../outbox/backpressure.ts';
import type { Mail } from '../outbox/mail.ts';
import {
  claimDue,
  freeAbandoned,
  LEASE_MS,
  nextDue,
  type OutboxMessage,
  renewClaims,
  storedMail,
  updateClaimed,
  waitForServer,
} from '../outbox/outbox.ts';
import { composeMail } from './compose/compose.ts';
import type { MailSettings } from './compose/composing.ts';
import { DeliveryError, type Transport } from './transport.ts';

const MINUTE = 60_000;
/** Messages sent at the same time. */
const BATCH = 5;
/**
 * Longest sleep when nothing wakes the worker, in ms: another process may have stored something, or
 * have died with what it claimed, which leaves within a minute.
 */
const LONGEST_SLEEP = 15_000;
/** While no mail server answers it is asked again so often, with a few messages only, in ms. */
const PAUSE_WHILE_AWAY = MINUTE;
/** Pause after the database failed, in ms. */
const PAUSE_AFTER_FAILURE = 10_000;
/** After this time a mail is given up, in ms. */
const GIVE_UP_AFTER = 72 * 60 * MINUTE;
/** Longest stored text of a failure; it may quote a mail server. */
const LONGEST_PROBLEM = 500;

export interface WorkerOptions {
  transport: Transport;
  settings: MailSettings;
  now?: () => Date;
  /** How long a claim holds without being renewed, in ms. */
  lease?: number;
  /** Called when a mail server has taken a mail and before that is written down. */
  onAccepted?: () => void;
}

/** Pause before the next try after so many, in ms: 1, 2, 4 … 60 minutes. */
function pauseAfter(attempts: number): number {
  return Math.min(2 ** (attempts - 1), 60) * MINUTE;
}

/**
 * A server that cannot be reached says nothing about a message. It is asked every minute, so that
 * waiting mails leave within two minutes of its return.
 */
function isAway(error: unknown): boolean {
  return error instanceof DeliveryError && error.kind === 'away';
}

/** Sends the messages of the outbox, and tries each again until it is sent or given up. */
export class MailWorker {
  private readonly payload: Payload;
  private readonly options: WorkerOptions;
  private running: Promise<void> | null = null;
  private stopped = false;
  private awake = false;
  private wakeUp: () => void = () => undefined;

  constructor(payload: Payload, options: WorkerOptions) {
    this.payload = payload;
    this.options = options;
  }

  start(): void {
    this.running ??= this.run();
  }

  /** Looks into the outbox at once. */
  wake(): void {
    this.awake = true;
    this.wakeUp();
  }

  /** Finishes what is under way and sends nothing more. */
  async stop(): Promise<void> {
    this.stopped = true;
    this.wakeUp();
    await this.running;
    this.options.transport.close();
  }

  /** Sends everything that is due now. Returns how many messages were tried. */
  async sendDue(): Promise<number> {
    let tried = 0;
    while (!this.stopped) {
      await yieldToSubmissions();
      const now = this.now();
      await freeAbandoned(this.payload, now, this.lease());
      const claimed = await claimDue(this.payload, now, BATCH);
      if (claimed.length === 0) break;
      const answers = await this.holding(claimed, () =>
        Promise.all(
          claimed.map((message) =>
            inSpan('mail', { kind: message.kind }, () => this.send(message)),
          ),
        ),
      );
      tried += claimed.length;
      if (answers.includes('away')) {
        await waitForServer(this.payload, now, new Date(now.getTime() + PAUSE_WHILE_AWAY));
        break;
      }
    }
    return tried;
  }

  private lease(): number {
    return this.options.lease ?? LEASE_MS;
  }

  /**
   * Renews the claims for as long as the work takes: a mail server may be slower than a lease is
   * long.
   */
  private async holding<Result>(
    claimed: readonly OutboxMessage[],
    work: () => Promise<Result>,
  ): Promise<Result> {
    const renew = () =>
      renewClaims(this.payload, this.now(), claimed).catch((err: unknown) =>
        this.payload.logger.warn({ err, msg: 'Claims of mails could not be renewed.' }),
      );
    const renewing = setInterval(renew, this.lease() / 3);
    try {
      return await work();
    } finally {
      clearInterval(renewing);
    }
  }

  private now(): Date {
    return this.options.now?.() ?? new Date();
  }

  private async run(): Promise<void> {
    while (!this.stopped) {
      this.awake = false;
      try {
        await this.sendDue();
        await this.sleep(await this.untilNextDue());
      } catch (error) {
        this.payload.logger.error({ err: error, msg: 'The outbox could not be read.' });
        await this.sleep(PAUSE_AFTER_FAILURE);
      }
    }
  }

  private async untilNextDue(): Promise<number> {
    const due = await nextDue(this.payload);
    const wait = due ? due.getTime() - this.now().getTime() : LONGEST_SLEEP;
    return Math.min(Math.max(wait, 0), LONGEST_SLEEP);
  }

  private async sleep(ms: number): Promise<void> {
    if (this.stopped || this.awake) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.wakeUp = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    this.wakeUp = () => undefined;
  }

  private async send(message: OutboxMessage): Promise<'answered' | 'away'> {
    try {
      const mail = await this.mailOf(message);
      const state = await inSpan('mail: deliver', {}, () => this.options.transport.deliver(mail));
      this.options.onAccepted?.();
      const now = this.now();
      await updateClaimed(this.payload, now, message, {
        state,
        sentAt: now.toISOString(),
        problem: null,
      });
      this.payload.logger.info({ msg: 'Mail left.', id: message.id, kind: message.kind, state });
      return 'answered';
    } catch (error) {
      await this.postpone(message, error);
      return isAway(error) ? 'away' : 'answered';
    }
  }

  /** Composes a mail at its first attempt and stores it, so that later ones send the same. */
  private async mailOf(message: OutboxMessage): Promise<Mail> {
    const { subject, text, html, recipient, replyTo } = message;
    const composed = await composeMail(this.payload, this.options.settings, message);
    if (subject === null || text === null || html === null || recipient === null) {
      const { id } = message;
      await updateClaimed(this.payload, this.now(), { id }, storedMail(composed));
      return composed;
    }
    return { ...composed, subject, text, html, replyTo: replyTo && JSON.parse(replyTo) };
  }

  private async postpone(message: OutboxMessage, error: unknown): Promise<void> {
    const now = this.now();
    const tooOld = now.getTime() - Date.parse(message.firstDueAt) >= GIVE_UP_AFTER;
    const permanent = error instanceof DeliveryError && error.kind === 'refused';
    const state = permanent || tooOld ? 'failed' : 'pending';
    const text = error instanceof Error ? error.message : String(error);
    const problem = text.slice(0, LONGEST_PROBLEM);
    const pause = isAway(error) ? PAUSE_WHILE_AWAY : pauseAfter(message.attempts);
    const dueAt = new Date(now.getTime() + pause).toISOString();
    // A mail server's answer may quote an address, so that only the row holds it, not the log.
    const { id, kind, attempts } = message;
    this.payload.logger.warn({ msg: 'Mail did not leave.', id, kind, attempts, state });
    await updateClaimed(this.payload, now, message, { state, dueAt, claimedAt: null, problem });
  }
}
