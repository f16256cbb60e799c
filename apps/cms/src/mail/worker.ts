import { setTimeout as sleep } from 'node:timers/promises';
import { inSpan } from '@osnowa/http/tracing';
import type { Payload } from 'payload';
import { noteLostReply, notReached } from '../conversation/lost-reply.ts';
import type { MessageState } from '../kit/states/mail-states.ts';
import { recordAnswer } from '../leads/answered.ts';
import { isOutOfDate } from '../leads/calls/remind.ts';
import { inTransaction } from '../platform/database/writes/transaction.ts';
import { envelopeOf, type Mail, type Unreached } from '../platform/outbox/mail.ts';
import {
  claimDue,
  nextDue,
  type OutboxMessage,
  storedMail,
  updateClaimed,
  waitForServer,
} from '../platform/outbox/outbox.ts';
import {
  type Outcome,
  pauseAfter,
  type QueueOptions,
  QueueWorker,
} from '../platform/outbox/queue-worker.ts';
import { processMetrics } from '../platform/process/metrics.ts';
import { composeMail } from './compose.ts';
import type { MailSettings } from './composing.ts';
import { AWAY_REASONS, type Delivered, DeliveryError, type Transport } from './transport.ts';

/** Pause between tries while no mail server answers, with a few messages only, in ms. */
const PAUSE_WHILE_AWAY = 60_000;
/** Pauses before it is stored once more that a mail was sent, in ms. */
const PAUSES = [500, 2_000, 8_000];
/** Longest stored text of a failure; it may quote a mail server. */
const LONGEST_PROBLEM = 500;

export interface WorkerOptions extends QueueOptions {
  transport: Transport;
  settings: MailSettings;
}

/**
 * A server that takes no mail at all says nothing about a message. It is asked every minute, so
 * that waiting mails are sent within two minutes of its return.
 */
function isAway(error: unknown): boolean {
  return error instanceof DeliveryError && error.kind === 'away';
}

/** Reports in the metrics why the mail server takes no mail; nothing once it has answered. */
function noteServer(error: unknown): void {
  const reasonNow = error instanceof DeliveryError ? error.reason : null;
  const { mailServerAway } = processMetrics();
  for (const reason of AWAY_REASONS) mailServerAway.set({ reason }, reason === reasonNow ? 1 : 0);
}

/** Sends the messages of the outbox, and tries each again until it is sent or given up. */
export class MailWorker extends QueueWorker<OutboxMessage> {
  private readonly options: WorkerOptions;

  constructor(payload: Payload, options: WorkerOptions) {
    super(payload, 'messages', options);
    this.options = options;
  }

  protected claimDue(now: Date, most: number): Promise<OutboxMessage[]> {
    return claimDue(this.payload, now, most);
  }

  protected nextDue(): Promise<Date | null> {
    return nextDue(this.payload);
  }

  protected waitForServer(now: Date): Promise<void> {
    return waitForServer(this.payload, now, new Date(now.getTime() + PAUSE_WHILE_AWAY));
  }

  protected described({ kind }: OutboxMessage) {
    return { span: 'mail', kind };
  }

  protected close(): void {
    this.options.transport.close();
  }

  protected async send(message: OutboxMessage): Promise<Outcome> {
    try {
      if (await isOutOfDate(this.payload, message, this.now())) {
        const problem = 'The call has begun, or is arranged differently now.';
        await updateClaimed(this.payload, this.now(), message, { state: 'withheld', problem });
        return 'answered';
      }
      const mail = await this.mailOf(message);
      const left = await inSpan('mail: deliver', {}, () => this.options.transport.deliver(mail));
      this.options.onAccepted?.();
      noteServer(null);
      await this.surelyWriteDown(message, left);
      const { id, kind } = message;
      this.payload.logger.info({ msg: 'Mail left.', id, kind, state: left.state });
      return 'answered';
    } catch (error) {
      if (error instanceof DeliveryError) noteServer(error);
      await this.postpone(message, error);
      return isAway(error) ? 'away' : 'answered';
    }
  }

  /** The mail was sent: a database that is busy for a moment must not have it sent once more. */
  private async surelyWriteDown(message: OutboxMessage, left: Delivered): Promise<void> {
    for (const pause of PAUSES) {
      try {
        return await this.writeDown(message, left);
      } catch (err) {
        const { id, kind } = message;
        this.payload.logger.warn({ err, msg: 'A mail that left is not written down.', id, kind });
        await sleep(pause);
      }
    }
    return this.writeDown(message, left);
  }

  /**
   * Stores that a mail was sent. A reply that a server took ends the reply deadline of its lead, in
   * the same transaction: a mail in a file has reached no visitor. To recipients whom the server refused
   * for now it is sent once more, and to them alone; its author is notified of those whom it refused.
   * Where only colleagues were left, it has failed.
   */
  private async writeDown(message: OutboxMessage, { state, refused }: Delivered): Promise<void> {
    const now = this.now();
    const sentAt = message.sentAt ?? now.toISOString();
    const changes = { state, sentAt, problem: null };
    const { id, kind, lead } = message;
    if (kind !== 'reply' || lead === null || state === 'kept') {
      return updateClaimed(this.payload, now, message, changes);
    }
    const { left: before, ...envelope } = envelopeOf(message);
    const isLate = this.isTooOld(message.firstDueAt);
    const [later, final] = [true, false].map((isLater) =>
      refused.filter(({ isTemporary = false }) => (isTemporary && !isLate) === isLater),
    ) as [Unreached[], Unreached[]];
    const left = later.map(({ address }) => address);
    const { problem, isLost } = await notReached(this.payload, message, final, left);
    const dueAt = new Date(now.getTime() + pauseAfter(message.attempts)).toISOString();
    const waits = {
      state: 'pending',
      dueAt,
      claimedAt: null,
      envelope: { ...envelope, left },
    } as const;
    await inTransaction(this.payload, async (req) => {
      const known = {
        ...(isLost ? ({ state: 'failed' } as const) : changes),
        ...(before && { envelope }),
        ...(left.length > 0 && waits),
        problem,
      };
      await updateClaimed(this.payload, now, message, known, req);
      // Who got it at an earlier attempt was answered then.
      const isKnown = before && message.sentAt;
      if (!isLost && !isKnown) await recordAnswer(this.payload, lead, now, { message, req });
      if (final.length > 0) await noteLostReply(this.payload, id, req);
    });
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
    const { headerId, references } = message;
    return {
      ...composed,
      subject,
      text,
      html,
      messageId: headerId ?? composed.messageId,
      replyTo: replyTo && JSON.parse(replyTo),
      ...(references ? { references: references.split(' ') } : {}),
    };
  }

  private async postpone(message: OutboxMessage, error: unknown): Promise<void> {
    const now = this.now();
    const tooOld = this.isTooOld(message.firstDueAt);
    const permanent = error instanceof DeliveryError && error.kind === 'refused';
    const state: MessageState = permanent || tooOld ? 'failed' : 'pending';
    const text = error instanceof Error ? error.message : String(error);
    const problem = text.slice(0, LONGEST_PROBLEM);
    const pause = isAway(error) ? PAUSE_WHILE_AWAY : pauseAfter(message.attempts);
    const dueAt = new Date(now.getTime() + pause).toISOString();
    // A mail server's answer may quote an address, so that only the row holds it, not the log.
    const { id, kind } = message;
    // A server that was not reached was not asked: a reply can still be recalled.
    const attempts = isAway(error) ? message.attempts - 1 : message.attempts;
    this.payload.logger.warn({ msg: 'Mail did not leave.', id, kind, attempts, state });
    const { left } = envelopeOf(message);
    if (left && state === 'failed') {
      const refused = left.map((address) => ({ address, reason: problem }));
      return this.writeDown(message, { state: 'sent', refused });
    }
    // The problem of a mail that others have got names those whom it did not reach.
    const changes = { state, dueAt, claimedAt: null, attempts, ...(!left && { problem }) };
    if (state !== 'failed' || kind !== 'reply') {
      return updateClaimed(this.payload, now, message, changes);
    }
    await inTransaction(this.payload, async (req) => {
      await updateClaimed(this.payload, now, message, changes, req);
      await noteLostReply(this.payload, id, req);
    });
  }
}
